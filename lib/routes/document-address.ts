import { settings } from '#lib/config/settings.ts';
import { isSafeHref, isSitePath, pathnameOf } from '#lib/contract/addresses.ts';

export type DocumentQuery = {
  /** The checked address of the document. */
  file?: string | undefined;
  /** A whole number from 1; the viewer keeps it within the document. */
  page?: string | undefined;
  read_only?: string | undefined;
};

/** Reads the query of `/document` without what is malformed. */
export function readDocumentQuery(search: URLSearchParams): DocumentQuery {
  const [file, ...others] = search.getAll('file');
  const page = search.get('page') ?? '';
  return {
    file: others.length > 0 ? undefined : documentAddress(file),
    page: /^[1-9]\d{0,5}$/.test(page) ? page : undefined,
    read_only: search.get('read_only') === 'true' ? 'true' : undefined,
  };
}

/** In characters. */
const MAX_LENGTH = 2000;

/** Servers differ in how they read encoded slashes and backslashes. */
const ENCODED_SLASH = /%(?:25)*(?:2f|5c)/i;

interface DocumentSources {
  /** The origin of the site; an absolute address with it is read as a path. */
  site: string;
  /** A site path or http(s) address below which documents are allowed. */
  media: string;
  /** Other allowed origins. */
  origins: readonly string[];
}

const SOURCES: DocumentSources = {
  site: settings.SITE_ORIGIN,
  media: settings.MEDIA_BASE_PATH,
  origins: settings.DOCUMENT_ORIGINS,
};

/** The resolved path of a PDF of the site; `.pdf` only, so that the viewer never fetches a page or an API. */
function sitePdf(path: string): string | undefined {
  if (!isSitePath(path)) return undefined;
  const { pathname, search } = new URL(path, SOURCES.site);
  // After `..` is resolved the path may start with two slashes.
  return isSitePath(pathname + search) && /\.pdf$/i.test(pathname) ? pathname + search : undefined;
}

/** Whether an address is below the media base, when that is on another origin. */
function isUnderMedia({ origin, pathname }: URL, media: string): boolean {
  if (!URL.canParse(media)) return false;
  const base = new URL(media);
  return origin === base.origin && pathname.startsWith(`${base.pathname.replace(/\/$/, '')}/`);
}

/**
 * The document in a query, when allowed: a PDF of the site, or a file below the media base or on a listed origin. Relative
 * paths, `//host`, backslashes, control characters, encoded variants, credentials and other schemes are refused.
 * @param file decoded; a repeated parameter is malformed
 * @returns a site path or full address, without fragment
 */
export function documentAddress(
  file: string | readonly string[] | undefined,
  { site, media, origins }: DocumentSources = SOURCES,
): string | undefined {
  if (typeof file !== 'string' || file.length > MAX_LENGTH || file.includes('\\')) return undefined;
  if (ENCODED_SLASH.test(pathnameOf(file))) return undefined;
  if (file.startsWith('/')) return sitePdf(file);
  if (!/^https?:\/\/[^/]/i.test(file) || !isSafeHref(file)) return undefined;
  const url = new URL(file);
  const path = url.pathname + url.search;
  if (!isSitePath(path) || url.username || url.password) return undefined;
  if (url.origin === new URL(site).origin) return sitePdf(path);
  url.hash = '';
  return origins.includes(url.origin) || isUnderMedia(url, media) ? url.href : undefined;
}

/** Other origins of documents, for the content security policy. */
export function documentOrigins({ media, origins }: Omit<DocumentSources, 'site'> = SOURCES): string[] {
  const all = [media, ...origins].filter((address) => URL.canParse(address));
  return [...new Set(all.map((address) => new URL(address).origin))];
}
