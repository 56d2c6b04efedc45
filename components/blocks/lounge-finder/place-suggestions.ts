import { choicesOf } from '#components/lists/filters.ts';
import type { Tab } from '#lib/content/contract/records/tab.ts';
import type { Facet } from '#lib/content/contract/source.ts';

interface Place {
  /** What is put into the field. */
  value: string;
  /** What stands beside it, when it does not explain itself. */
  label?: string | undefined;
}

/** The places that are offered while typing: the cities by name, the airports by code. */
export function placesOf(cities: readonly Tab[], facets: readonly Facet[] | undefined): Place[] {
  const names = new Set([...cities.map(({ title }) => title), ...choicesOf(facets, 'city').map(({ label }) => label)]);
  return [
    ...[...names].map((value) => ({ value })),
    ...choicesOf(facets, 'airport').map(({ slug, label }) => ({ value: slug, label })),
  ];
}
