import { PAGE_PARAMS, type PageParam } from '#lib/contract/page-params.ts';

/** Parameters by which crawlers reach every record. */
const ALLOWED: readonly PageParam[] = ['tab', 'year', 'page_no'];
/** Parameters that sort a list, search in it, compare its records or calculate. */
const VIEWS: readonly PageParam[] = ['compare', 'sort', 'search', 'amount', 'months', 'rate'];
/** The others filter a list. Crawlers may follow one filter, but not combinations, which are endless. */
const FILTERS = PAGE_PARAMS.filter((name) => !ALLOWED.includes(name) && !VIEWS.includes(name));

/**
 * Patterns of `robots.txt` for addresses that crawlers do not need: sorting, searches, comparisons, calculations, and a filter followed by
 * anything else. Every record is reached through tabs and page numbers, which stay allowed. In an address tabs and filters come
 * before the page number (`PAGE_PARAMS`).
 */
export const DISALLOWED_PATTERNS: readonly string[] = [
  ...VIEWS.map((name) => `/*?*${name}=`),
  ...FILTERS.map((name) => `/*?*${name}=*&`),
];

/** In `robots.txt`, `*` stands for any characters. */
const MATCHERS = DISALLOWED_PATTERNS.map((pattern) => new RegExp(`^${pattern.replaceAll('?', '\\?').replaceAll('*', '.*')}`));

/**
 * Whether crawlers may follow a link.
 * @param href a site path with its query
 */
export function isCrawled(href: string): boolean {
  const [address = ''] = href.split('#', 1);
  return !address.includes('?') || !MATCHERS.some((matcher) => matcher.test(address));
}
