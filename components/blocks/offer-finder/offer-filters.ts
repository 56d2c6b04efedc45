import type { FilterField, FilterGroup } from '#components/lists/filter-form.tsx';
import { type List, listAddress, optionsOf } from '#components/lists/list.ts';
import type { BlockOf } from '#lib/contract/blocks/block.ts';
import type { PageParam } from '#lib/contract/page-params.ts';
import { listHref, type PageQuery, withoutParams } from '#lib/contract/page-query.ts';
import type { Tab } from '#lib/contract/records/tab.ts';
import type { Facet } from '#lib/contract/source.ts';
import type { Locale } from '#lib/i18n/locales.ts';
import { textOf } from '#lib/i18n/text.ts';

export interface OfferTabs {
  list: List;
  tabs: readonly Tab[];
  open: Tab | undefined;
  /** Keeps the filters except the category. */
  hrefOfTab: (slug: string | undefined) => string;
  /** The path of the list with a tab. */
  pathOf: (slug: string | undefined) => string;
  /** Without tab and filters. */
  hrefOfAll: string;
}

/** The tabs of a list of offers with their counts. A tab is in the query, or has a page of its own. */
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
    pathOf,
    hrefOfAll: listHref(pathOf(undefined), {}, {}, anchor),
  };
}

function countOf({ facets }: BlockOf<'blocks.offer-finder'>, tab: Tab): number {
  return optionsOf(facets, 'tab').find(({ slug }) => slug === tab.slug)?.count ?? 0;
}

/** In the order of the form. */
export const OFFER_FILTERS = ['category', 'card', 'place', 'city', 'date'] as const satisfies readonly PageParam[];

const ORDERS = ['ending', 'newest', 'title'] as const;
type Order = (typeof ORDERS)[number];

/** Filters without options are left out. */
export function filterGroups(facets: readonly Facet[], language: Locale): FilterGroup[] {
  const t = textOf(language, 'offerFinder');
  const checkboxes = (param: PageParam): FilterField => ({ type: 'checkboxes', param, options: optionsOf(facets, param) });
  const city = optionsOf(facets, 'city');
  const date = optionsOf(facets, 'date');
  const groups: FilterGroup[] = [
    { title: t('category'), fields: [checkboxes('category')] },
    { title: t('card'), fields: [checkboxes('card')] },
    {
      title: t('place'),
      fields: [checkboxes('place'), { type: 'select', param: 'city', options: city, label: t('city'), anyLabel: t('allCities') }],
    },
    { title: t('date'), fields: [{ type: 'radios', param: 'date', options: date, anyLabel: t('anyTime') }] },
  ];
  return groups
    .map(({ title, fields }) => ({ title, fields: fields.filter(({ options }) => options.length > 0) }))
    .filter(({ fields }) => fields.length > 0);
}

export function offerOrders(language: Locale): { value: Order; label: string }[] {
  const t = textOf(language, 'offerFinder');
  return ORDERS.map((value) => ({ value, label: t(value) }));
}

/** From the query, or else from the source. */
export function orderOf({ source }: BlockOf<'blocks.offer-finder'>, query: PageQuery): Order {
  const wanted = query.sort ?? source?.query?.sort;
  return ORDERS.find((order) => order === wanted) ?? 'ending';
}
