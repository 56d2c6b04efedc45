import { type Choice, choicesOf } from '#components/lists/filters.ts';
import type { Facet } from '#lib/content/contract/source.ts';
import { type PageQuery, valuesOf } from '#lib/content/page-query.ts';

/** Why a list is empty: the card that was chosen opens nothing where another does. */
export interface CardReason {
  /** The name of the chosen card. */
  card: string;
  /** Where it opens nothing: in the whole tab, or among the places that were asked for. */
  where: 'domestic' | 'international' | 'here';
  /** The card that opens most of what was asked for. */
  other: Choice;
}

/** Whether the address narrows a list of lounges to a place. */
export function namesPlace({ search, city, airport }: PageQuery): boolean {
  return search !== undefined || city !== undefined || airport !== undefined;
}

/**
 * The card as the reason of an empty list; none when no card or several are chosen, or when no other finds anything.
 * @param terminal the tab that is open
 */
export function cardReason(
  query: PageQuery,
  facets: readonly Facet[] | undefined,
  terminal: string | undefined,
): CardReason | undefined {
  const [chosen, ...more] = valuesOf(query, 'card');
  const cards = choicesOf(facets, 'card');
  const card = cards.find(({ slug }) => slug === chosen)?.label;
  const [other] = cards.filter(({ slug, count }) => slug !== chosen && count > 0).sort((a, b) => b.count - a.count);
  if (card === undefined || more.length > 0 || other === undefined) return undefined;
  const tab = terminal === 'domestic' || terminal === 'international' ? terminal : 'here';
  return { card, where: namesPlace(query) ? 'here' : tab, other };
}
