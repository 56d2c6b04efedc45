import { type Option, optionsOf } from '#components/lists/filters.ts';
import type { Facet } from '#lib/content/contract/source.ts';
import { type PageQuery, valuesOf } from '#lib/content/page-query.ts';
import { hasPlace, type Terminal } from './lounge-query.ts';

/** Why a list is empty: the chosen card opens no lounge where another card does. */
export interface EmptyReason {
  /** Name of the chosen card. */
  card: string;
  /** Where it opens none: in the whole tab, or at the place that was asked for. */
  where: Terminal | 'here';
  /** The card that opens most of what was asked for. */
  other: Option;
}

/** The chosen card as the reason of an empty list; none when not exactly one is chosen, or when no other card opens any. */
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
