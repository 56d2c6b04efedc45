import type { Tab } from '#lib/content/contract/records/tab.ts';
import type { Facet } from '#lib/content/contract/source.ts';
import type { PageParam } from '#lib/content/page-params.ts';
import { type PageQuery, valuesOf } from '#lib/content/page-query.ts';

/** What a list of lounges may be narrowed to. */
export type Choice = Facet['options'][number];

/** The choices of one filter with what each would leave. */
export function choicesOf(facets: readonly Facet[] | undefined, name: PageParam): Choice[] {
  return facets?.find((facet) => facet.name === name)?.options ?? [];
}

/** What the address narrows the list to, each with the query that is left without it. */
export interface Narrowing {
  param: PageParam;
  value: string;
  label: string;
  /** The other values of the same parameter. */
  rest: string | undefined;
}

const NARROWING: readonly PageParam[] = ['search', 'city', 'airport', 'card'];

/** The values by which the address narrows the list, with their names. */
export function narrowingsOf(query: PageQuery, facets: readonly Facet[] | undefined, cities: readonly Tab[]): Narrowing[] {
  return NARROWING.flatMap((param) => {
    const values = param === 'search' ? [query.search].filter((text) => text !== undefined) : valuesOf(query, param);
    return values.map((value) => ({
      param,
      value,
      label:
        choicesOf(facets, param).find(({ slug }) => slug === value)?.label ??
        cities.find(({ slug }) => param === 'city' && slug === value)?.title ??
        value,
      rest: values.filter((other) => other !== value).join(',') || undefined,
    }));
  });
}
