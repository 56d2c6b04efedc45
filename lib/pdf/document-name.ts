import { KEPT_MEDIA_PATH } from '#lib/config/constants.ts';
import { settings } from '#lib/config/settings.ts';
import { SITE_DOCUMENTS } from '#lib/config/site-documents.ts';
import { pathnameOf } from '#lib/contract/addresses.ts';

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Whether only editors can have chosen the address. */
function isTrusted(path: string, known: ReadonlyMap<string, unknown>, media: string): boolean {
  const base = media.startsWith('/') ? media : media === '' ? undefined : KEPT_MEDIA_PATH;
  return !path.startsWith('/') || known.has(path) || (base !== undefined && path.startsWith(`${base}/`));
}

/**
 * The title of a sample document, else the file name with spaces and an initial capital. Only for known origins: anybody could write
 * a text into another address.
 * @param unnamed for an address without a name
 * @param known the documents of `public/documents`
 * @param media the media base
 */
export function documentName(
  address: string,
  unnamed: string,
  known: ReadonlyMap<string, { title?: string | undefined }> = SITE_DOCUMENTS,
  media: string = settings.MEDIA_BASE_PATH,
): string {
  const path = pathnameOf(address);
  if (!isTrusted(path, known, media)) return unnamed;
  const title = known.get(path)?.title;
  if (title) return title;
  const segment = decoded(path.split('/').at(-1) ?? '');
  const name = segment
    .replace(/\.pdf$/i, '')
    .replace(/[-_\s]+/g, ' ')
    .trim();
  return name === '' ? unnamed : name.charAt(0).toUpperCase() + name.slice(1);
}
