import { isSitePath } from '#lib/contract/addresses.ts';
import { pageChoicesIn } from '#lib/contract/page-choices.ts';
import { readPageQuery } from '#lib/contract/page-query.ts';
import { readSearchQuery } from '#lib/contract/search-query.ts';
import { readDocumentQuery } from '#lib/routes/document-address.ts';
import { ERROR_PATH, SEARCH_PATH } from '#lib/routes/table.ts';
import { queryReduction } from './query-reduction.ts';

/** The view of an address without a query. */
export const NO_QUERY = '-';

/** The normalised query of an address: what its page may read. */
type Query = { readonly [name: string]: string | undefined };

function readErrorQuery(search: URLSearchParams): Query {
  const from = search.get('from');
  return from !== null && isSitePath(from) ? { from } : {};
}

/** The pages that have their own parameters. All other pages have the parameters of a list. */
const READERS: { readonly [path: string]: (search: URLSearchParams) => Query } = {
  [SEARCH_PATH]: readSearchQuery,
  '/document': readDocumentQuery,
  [ERROR_PATH]: readErrorQuery,
};

/**
 * The `[view]` segment of a page's internal path: the normalised query of its address as base64url, or `-`. Pages with the same
 * view are the same page, so each is rendered once and cached. This is the one place where the query of an address is validated.
 * @param locale the language of the address
 * @param path the site path without language
 */
export function viewOf(locale: string, path: string, search: URLSearchParams): string {
  const query = READERS[path]?.(search) ?? queryReduction().reduce(locale + path, readPageQuery(search));
  const given = Object.entries(query).flatMap(([name, value]) => (value ? [[name, value]] : []));
  return given.length === 0 ? NO_QUERY : Buffer.from(new URLSearchParams(given).toString()).toString('base64url');
}

/** The query in a segment made by `viewOf`. */
export function readView(view: string): Record<string, string> {
  return view === NO_QUERY ? {} : Object.fromEntries(new URLSearchParams(Buffer.from(view, 'base64url').toString()));
}

/** What the framework puts before the path of a page in the key of its cache. */
const KEY_PREFIX = /^\/route-cache\/[^$]*\$/;

/** The internal path `/{locale}/{view}/{path}` of a cached page; the site path is without language. */
export function readPageKey(key: string): { locale: string; view: string; path: string } {
  const [, locale = '', view = '', ...segments] = key.replace(KEY_PREFIX, '').split('/');
  return { locale, view, path: segments.map((segment) => `/${segment}`).join('') };
}

/** Whether the key of a cached page belongs to an address with a query. */
export function hasQuery(key: string): boolean {
  return readPageKey(key).view !== NO_QUERY;
}

/** Remembers what visitors can choose on a cached page. */
export function learnChoices(key: string, html: string): void {
  const choices = pageChoicesIn(html);
  const { locale, view, path } = readPageKey(key);
  if (choices) queryReduction().learn(locale + path, readView(view), choices);
}
