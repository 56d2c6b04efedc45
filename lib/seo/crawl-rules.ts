import { PAGE_PARAMS, type PageParam } from '#lib/contract/page-params.ts';

/** Parameters by which crawlers reach every record. */
const ALLOWED: readonly PageParam[] = ['tab', 'year', 'page_no'];
/** Parameters that sort a list, search in it, compare its records or calculate. */
const VIEWS: readonly PageParam[] = ['compare', 'sort', 'search', 'amount', 'months', 'rate'];
/** Crawlers may follow one filter, but not combinations, which are endless. */
const FILTERS = PAGE_PARAMS.filter((name) => !ALLOWED.includes(name) && !VIEWS.includes(name));

/**
 * Patterns of `robots.txt`: sorting, searches, comparisons, calculations, and a filter followed by anything else. Tabs and page
 * numbers, which reach every record, stay allowed; `PAGE_PARAMS` puts filters before the page number.
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
