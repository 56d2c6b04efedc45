import { type Option, optionsOf } from '#components/lists/filters.ts';
import type { Facet } from '#lib/content/contract/source.ts';
import { type PageQuery, valuesOf } from '#lib/content/page-query.ts';
import { hasPlace, type Terminal } from './lounge-query.ts';

/** Why a list is empty: the chosen card gives no access where another card does. */
export interface EmptyReason {
  /** Name of the chosen card. */
  card: string;
  /** Where it gives access to no lounge: in the whole tab, or, with a place or without a tab, among what was searched for. */
  where: Terminal | 'here';
  /** The card that gives access to most of the lounges that were searched for. */
  other: Option;
}

/** The reason, when exactly one card is chosen and another card gives access to lounges; otherwise `undefined`. */
export function emptyReason(
  query: PageQuery,
  facets: readonly Facet[] | undefined,
  terminal: Terminal | undefined,
): EmptyReason | undefined {
  const [chosen, ...more] = valuesOf(query, 'card');
  const cards = optionsOf(facets, 'card');
  const card = cards.find(({ slug }) => slug === chosen)?.label;
  const [other] = cards.filter(({ slug, count }) => slug !== chosen && count > 0).sort((a, b) => b.count - a.count);
  if (card === undefined || more.length > 0 || other === undefined) return undefined;
  return { card, where: hasPlace(query) ? 'here' : (terminal ?? 'here'), other };
}
