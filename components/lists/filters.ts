import type { Facet } from '#lib/content/contract/source.ts';
import type { PageParam } from '#lib/content/page-params.ts';
import { type PageQuery, valuesOf } from '#lib/content/page-query.ts';

/** One option of a filter, with the number of results it would give. */
export type Option = Facet['options'][number];

/** The options of a filter; empty when the list does not have the filter. */
export function optionsOf(facets: readonly Facet[] = [], param: PageParam): Option[] {
  return facets.flatMap(({ name, options }) => (name === param ? options : []));
}

export interface ActiveFilter {
  param: PageParam;
  value: string;
  label: string;
}

/**
 * The filters that the address sets, in the order of `params`.
 * @param labels labels of the values; a value without a label is shown as its slug
 */
export function activeFilters(
  query: PageQuery,
  params: readonly PageParam[],
  labels: (param: PageParam) => readonly { slug: string; label: string }[],
): ActiveFilter[] {
  return params.flatMap((param) =>
    valuesOf(query, param).map((value) => {
      const known = labels(param).find(({ slug }) => slug === value)?.label;
      return { param, value, label: known ?? (param === 'search' ? value : value.replaceAll('-', ' ')) };
    }),
  );
}
