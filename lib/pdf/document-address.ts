import { settings } from '#lib/config/settings.ts';
import { isSafeHref, isSitePath } from '#lib/security/addresses.ts';

/** The longest address of a document that is read, in characters. */
const MAX_LENGTH = 2000;

/** Encoded slashes and backslashes mean one thing to the browser and another to many a server. */
const ENCODED_SLASH = /%(?:25)*(?:2f|5c)/i;

/** Where documents may come from. */
interface DocumentPlaces {
  /** The origin visitors see; its absolute addresses are read as paths of the site. */
  site: string;
  /** The media base: a path of the site, or an http(s) address, under whose path documents lie. */
  media: string;
  /** Further origins an operator has listed. */
  origins: readonly string[];
}

const PLACES: DocumentPlaces = {
  site: settings.SITE_ORIGIN,
  media: settings.MEDIA_BASE_PATH,
  origins: settings.DOCUMENT_ORIGINS,
};

/**
 * A path of the site in its resolved form, when it is that of a PDF file. The ending is asked for here, and not of listed
 * origins: on the site a document is a file, and everything else (pages, the content service, operators' addresses) is
 * nothing for the viewer to fetch; a foreign media library may well serve its documents under addresses without an ending.
 */
function sitePdf(path: string): string | undefined {
  if (!isSitePath(path)) return undefined;
  const { pathname, search } = new URL(path, PLACES.site);
  // Resolving `..` may lay two slashes bare at the start.
  return isSitePath(pathname + search) && /\.pdf$/i.test(pathname) ? pathname + search : undefined;
}

/** Whether an address lies under the media base, where that is an address of its own. */
function isUnderMedia({ origin, pathname }: URL, media: string): boolean {
  if (!URL.canParse(media)) return false;
  const base = new URL(media);
  return origin === base.origin && pathname.startsWith(`${base.pathname.replace(/\/$/, '')}/`);
}

/**
 * The address of the document that a query names, or nothing when it may not be fetched: it must be a
 * PDF of the site, or lie under the media base or on a listed origin. Names without a leading slash, `//host`, backslashes,
 * control characters, encoded variants of these, credentials and other schemes are refused.
 * @param file the value of `file` as the framework decoded it, once; a repeated parameter is malformed
 * @returns a path of the site, or a full address; its fragment is left out
 */
export function documentAddress(
  file: string | readonly string[] | undefined,
  { site, media, origins }: DocumentPlaces = PLACES,
): string | undefined {
  if (typeof file !== 'string' || file.length > MAX_LENGTH || file.includes('\\')) return undefined;
  if (ENCODED_SLASH.test(file.split(/[?#]/, 1)[0] ?? '')) return undefined;
  if (file.startsWith('/')) return sitePdf(file);
  if (!/^https?:\/\/[^/]/i.test(file) || !isSafeHref(file)) return undefined;
  const url = new URL(file);
  const path = url.pathname + url.search;
  if (!isSitePath(path) || url.username || url.password) return undefined;
  if (url.origin === new URL(site).origin) return sitePdf(path);
  url.hash = '';
  return origins.includes(url.origin) || isUnderMedia(url, media) ? url.href : undefined;
}

/** The origins beside the site's own from which the browser may fetch documents, for the content security policy. */
export function documentOrigins({ media, origins }: DocumentPlaces = PLACES): string[] {
  const all = [media, ...origins].filter((address) => URL.canParse(address));
  return [...new Set(all.map((address) => new URL(address).origin))];
}
