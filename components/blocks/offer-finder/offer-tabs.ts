import { optionsOf } from '#components/lists/filters.ts';
import { type List, listAddress } from '#components/lists/list.ts';
import type { BlockOf } from '#lib/content/contract/blocks.ts';
import type { Tab } from '#lib/content/contract/records/tab.ts';
import { listHref, withoutParams } from '#lib/content/page-query.ts';

interface OfferTabs {
  list: List;
  tabs: readonly Tab[];
  open: Tab | undefined;
  /** Address of the list with one tab open, or without one. It keeps the filters except the category. */
  hrefOfTab: (slug: string | undefined) => string;
  /** Address of the list without tab and filters. */
  hrefOfAll: string;
}

/**
 * The tabs of a list of offers with what each would show beside the active filters. A tab is in the query of the page, or has
 * a page of its own, whose query then does not name it.
 */
export function offerTabs(block: BlockOf<'blocks.offer-finder'>, given: List): OfferTabs {
  const { tabs = [], tab_pages: pages, open_first_tab, facets = [] } = block;
  const { path, query, anchor } = given;
  const pathOf = (slug: string | undefined) => {
    if (pages === undefined) return path;
    return slug === undefined ? pages.all : pages.link.replaceAll('{slug}', slug);
  };
  const ofPage = pages && tabs.find(({ slug }) => pathOf(slug) === path);
  const open = ofPage ?? tabs.find(({ slug }) => slug === query.tab) ?? (open_first_tab ? tabs[0] : undefined);
  const list = pages ? { ...given, path: pathOf(open?.slug), query: withoutParams(query, ['tab']) } : given;
  return {
    list,
    tabs: facets.some(({ name }) => name === 'tab') ? tabs.map((tab) => ({ ...tab, count: countOf(block, tab) })) : tabs,
    open,
    hrefOfTab: (slug) => listAddress({ ...list, path: pathOf(slug) }, { tab: pages ? undefined : slug, category: undefined }),
    hrefOfAll: listHref(pathOf(undefined), {}, {}, anchor),
  };
}

function countOf({ facets }: BlockOf<'blocks.offer-finder'>, tab: Tab): number {
  return optionsOf(facets, 'tab').find(({ slug }) => slug === tab.slug)?.count ?? 0;
}
