import type { PageParam } from '#lib/content/page-params.ts';

/** What narrows a list: of use to a crawler by itself, without end together. */
const FILTERS: readonly PageParam[] = ['card', 'tier', 'category', 'place', 'city', 'airport', 'terminal', 'date', 'letter'];
/** What orders a list, searches in it or compares its records. */
const VIEWS: readonly PageParam[] = ['compare', 'sort', 'search'];

/**
 * The addresses that no crawler needs, as patterns of `robots.txt`: orders, searches and comparisons, and a filter with
 * anything behind it, be it another value, another filter or a page. What each list has is reached by its pages and tabs,
 * which stay open, and the canonical address of all of them is the page without a query. The parameters of an address
 * have one order (`PAGE_PARAMS`), in which tabs and filters come before the page.
 */
export const UNCRAWLED: readonly string[] = [...VIEWS.map((name) => `/*?*${name}=`), ...FILTERS.map((name) => `/*?*${name}=*&`)];

/** The same, as a crawler reads them: `*` stands for any characters. */
const MATCHERS = UNCRAWLED.map((pattern) => new RegExp(`^${pattern.replaceAll('?', '\\?').replaceAll('*', '.*')}`));

/** Whether crawlers may follow a link to a path of the site, with its query. */
export function isCrawled(href: string): boolean {
  const [address = ''] = href.split('#', 1);
  return !address.includes('?') || !MATCHERS.some((matcher) => matcher.test(address));
}
