import type { BlockOf } from '#lib/content/contract/blocks.ts';
import type { Tab } from '#lib/content/contract/records/tab.ts';
import type { Facet } from '#lib/content/contract/source.ts';
import { listHref, type PageQuery, valuesOf, withoutParams } from '#lib/content/page-query.ts';

/** What offers are narrowed by beside their tabs (spec 2.1), in the order of the page. */
export const FILTERS = ['category', 'card', 'place', 'city', 'date'] as const;
export type Filter = (typeof FILTERS)[number];

/** The orders of a list of offers. */
export const ORDERS = ['ending', 'newest', 'title'] as const;
export type Order = (typeof ORDERS)[number];

/** Where the list begins: an address that narrows it leads here and not to the banner. */
export const LIST_ANCHOR = 'offers';

/** One value that narrows the list, with its name. */
export interface Choice {
  filter: Filter;
  slug: string;
  label: string;
}

/** The counted choices of a filter; none when the list is not narrowed by it. */
export function optionsOf(facets: readonly Facet[], filter: Filter): Facet['options'] {
  return facets.find(({ name }) => name === filter)?.options ?? [];
}

/** Everything the address narrows a list of offers by; a value that the list does not count keeps its slug as a name. */
export function chosenIn(facets: readonly Facet[], query: PageQuery): Choice[] {
  return FILTERS.flatMap((filter) =>
    valuesOf(query, filter).map((slug) => {
      const known = optionsOf(facets, filter).find((option) => option.slug === slug);
      return { filter, slug, label: known?.label ?? slug.replaceAll('-', ' ') };
    }),
  );
}

/** The address with one value more, or one less. */
export function hrefWith(path: string, query: PageQuery, { filter, slug }: Omit<Choice, 'label'>, wanted: boolean): string {
  const rest = valuesOf(query, filter).filter((value) => value !== slug);
  return listHref(path, query, { [filter]: (wanted ? [...rest, slug] : rest).join(',') }, LIST_ANCHOR);
}

/** The address without any filter; tab and order stay. */
export function hrefWithout(path: string, query: PageQuery): string {
  return listHref(path, query, Object.fromEntries(FILTERS.map((filter) => [filter, undefined])), LIST_ANCHOR);
}

/** The order the list is in: that of the address, else that of its source. */
export function orderOf({ source }: BlockOf<'blocks.offer-finder'>, query: PageQuery): Order {
  const wanted = query.sort ?? source?.query?.sort;
  return ORDERS.find((order) => order === wanted) ?? 'ending';
}

type Finder = BlockOf<'blocks.offer-finder'>;
type TabPages = NonNullable<Finder['tab_pages']>;

function tabPath(pages: TabPages, slug: string): string {
  return pages.link.replaceAll('{slug}', slug);
}

/** The tab that is open: the one whose page this is, else the one the query names, else the first where one always is. */
export function openTab(
  { tabs = [], tab_pages: pages, open_first_tab }: Finder,
  { path, query }: { path: string; query: PageQuery },
): Tab | undefined {
  const ofPage = pages && tabs.find(({ slug }) => tabPath(pages, slug) === path);
  return ofPage ?? tabs.find(({ slug }) => slug === query.tab) ?? (open_first_tab ? tabs[0] : undefined);
}

/** Where a list of offers has its addresses. */
interface ListPlace {
  /** The site path of the list as it is shown, and what its query says beside that. */
  path: string;
  query: PageQuery;
  /** The address of the list with one tab open, or with none; the other filters stay, but for the category. */
  hrefOfTab: (slug: string | undefined) => string;
  /** The address of the whole list. */
  hrefOfAll: string;
}

/** The addresses of a list: its tabs are in the query of its page, or have pages of their own, which then have the rest. */
export function listPlace(block: Finder, place: { path: string; query: PageQuery }): ListPlace {
  const { path, query } = place;
  const { tab_pages: pages } = block;
  if (pages === undefined) {
    const hrefOfTab = (tab: string | undefined) => listHref(path, query, { tab, category: undefined }, LIST_ANCHOR);
    return { path, query, hrefOfTab, hrefOfAll: listHref(path, {}, {}, LIST_ANCHOR) };
  }
  const pathOf = (slug: string | undefined) => (slug === undefined ? pages.all : tabPath(pages, slug));
  const rest = withoutParams(query, ['tab']);
  return {
    path: pathOf(openTab(block, place)?.slug),
    query: rest,
    hrefOfTab: (slug) => listHref(pathOf(slug), rest, { category: undefined }, LIST_ANCHOR),
    hrefOfAll: listHref(pages.all, {}, {}, LIST_ANCHOR),
  };
}

/** The tabs with what each of them would show beside the other filters; where the list does not count that, with their own count. */
export function countedTabs(tabs: readonly Tab[], facets: readonly Facet[]): Tab[] {
  const options = facets.find(({ name }) => name === 'tab')?.options;
  if (options === undefined) return [...tabs];
  return tabs.map((tab) => ({ ...tab, count: options.find(({ slug }) => slug === tab.slug)?.count ?? 0 }));
}
