import { COMPARE_ID } from '#lib/config/element-ids.ts';
import { listHref } from '../page-query.ts';
import type { Card, CardType } from './records/card.ts';

/** Path of the list page for each type of card; the pages of its cards are below it. */
export const CARD_LIST_PATHS = {
  credit: '/credit-cards',
  debit: '/debit-cards',
  prepaid: '/prepaid-cards',
  msme: '/msme-cards',
  accessory: '/on-the-go',
} as const satisfies Partial<Record<CardType, string>>;

/** The types of card that have pages. */
export type TypeWithPages = keyof typeof CARD_LIST_PATHS;

/** The path of a card's page; `undefined` for a design of the card studio, which has none. */
export function cardPath(card: { card_type: TypeWithPages; slug: string }): string;
export function cardPath(card: Pick<Card, 'card_type' | 'slug'>): string | undefined;
export function cardPath({ card_type, slug }: Pick<Card, 'card_type' | 'slug'>): string | undefined {
  return card_type === 'studio' ? undefined : `${CARD_LIST_PATHS[card_type]}/${slug}`;
}

/** The address of a comparison of cards on the page of their list. */
export function compareHref(listPath: string, slugs: readonly string[]): string {
  return listHref(listPath, {}, { compare: slugs.join(',') }, COMPARE_ID);
}
