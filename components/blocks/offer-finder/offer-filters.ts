import type { FilterField, FilterGroup } from '#components/lists/filter-form.tsx';
import { optionsOf } from '#components/lists/filters.ts';
import type { BlockOf } from '#lib/content/contract/blocks.ts';
import type { Facet } from '#lib/content/contract/source.ts';
import type { PageParam } from '#lib/content/page-params.ts';
import type { PageQuery } from '#lib/content/page-query.ts';
import type { Locale } from '#lib/i18n/locales.ts';
import { textOf } from '#lib/i18n/text.ts';

/** The filters of a list of offers beside its tabs (spec 2.1), in the order of the form. */
export const OFFER_FILTERS = ['category', 'card', 'place', 'city', 'date'] as const satisfies readonly PageParam[];

const ORDERS = ['ending', 'newest', 'title'] as const;
type Order = (typeof ORDERS)[number];

/** The fields of the filter form. Filters without options are left out. */
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

/** The sort orders of a list of offers, with their labels. */
export function offerOrders(language: Locale): { value: Order; label: string }[] {
  const t = textOf(language, 'offerFinder');
  return ORDERS.map((value) => ({ value, label: t(value) }));
}

/** The sort order of the list: from the address, or else from its source. */
export function orderOf({ source }: BlockOf<'blocks.offer-finder'>, query: PageQuery): Order {
  const wanted = query.sort ?? source?.query?.sort;
  return ORDERS.find((order) => order === wanted) ?? 'ending';
}
