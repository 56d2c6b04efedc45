import { settings } from '#lib/config/settings.ts';
import { SITE_DOCUMENTS } from '#lib/config/site-documents.ts';

/** A stretch of an address as people read it: decoded, or as it is when it cannot be. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Whether a document lies where only the site's own people put documents: among those it brings, or under the media base. */
function isOurs(path: string, known: ReadonlyMap<string, unknown>, media: string): boolean {
  return !path.startsWith('/') || known.has(path) || (media.startsWith('/') && path.startsWith(`${media}/`));
}

/**
 * What a document is called: the title it was made with, when the site brings it, else its address: the last segment without
 * its ending, dashes and underscores as spaces, the first letter large. A title in the query, or the address of a file that
 * the site does not bring, would let anybody put words of theirs on this site.
 * @param address a checked address of a document
 * @param unnamed the name of a document whose address names none
 * @param known the documents that the site brings itself
 * @param media what is put before the addresses of the media library
 */
export function documentName(
  address: string,
  unnamed: string,
  known: ReadonlyMap<string, { title?: string | undefined }> = SITE_DOCUMENTS,
  media: string = settings.MEDIA_BASE_PATH,
): string {
  const [path = ''] = address.split(/[?#]/, 1);
  if (!isOurs(path, known, media)) return unnamed;
  const title = known.get(path)?.title;
  if (title) return title;
  const segment = decoded(path.split('/').at(-1) ?? '');
  const name = segment
    .replace(/\.pdf$/i, '')
    .replace(/[-_\s]+/g, ' ')
    .trim();
  return name === '' ? unnamed : name.charAt(0).toUpperCase() + name.slice(1);
}
