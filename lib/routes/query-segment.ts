import { isSitePath } from '#lib/contract/addresses.ts';
import { readPageQuery } from '#lib/contract/page-query.ts';
import { readSearchQuery } from '#lib/contract/search-query.ts';
import { readDocumentQuery } from './document-address.ts';
import { ERROR_PATH, SEARCH_PATH } from './table.ts';

/** The segment of an address without a query. */
export const NO_QUERY = '-';

/** The validated query of an address: what its page may read. */
type Query = { readonly [name: string]: string | undefined };

function readErrorQuery(search: URLSearchParams): Query {
  const from = search.get('from');
  return from !== null && isSitePath(from) ? { from } : {};
}

/** The pages that have parameters of their own. All other pages have the parameters of a list. */
const READERS: { readonly [path: string]: (search: URLSearchParams) => Query } = {
  [SEARCH_PATH]: readSearchQuery,
  '/document': readDocumentQuery,
  [ERROR_PATH]: readErrorQuery,
};

/**
 * The `[query]` segment of a page's internal path: the query of its address, validated against the contract, as base64url; or `-`.
 * Addresses with the same segment are the same page, so each is rendered once and cached.
 * @param path the site path without language
 */
export function encodeQuery(path: string, search: URLSearchParams): string {
  const query = (READERS[path] ?? readPageQuery)(search);
  const pairs = Object.entries(query).flatMap(([name, value]) => (value ? [[name, value]] : []));
  return pairs.length === 0 ? NO_QUERY : Buffer.from(new URLSearchParams(pairs).toString()).toString('base64url');
}

/** The query in a segment made by `encodeQuery`. */
export function decodeQuery(segment: string): Record<string, string> {
  return segment === NO_QUERY ? {} : Object.fromEntries(new URLSearchParams(Buffer.from(segment, 'base64url').toString()));
}
