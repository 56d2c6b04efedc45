import type { Card, CardType } from './records/card.ts';

/** The list of each type of card that has pages; the page of a card is below it. */
export const CARD_FOLDERS = {
  credit: '/credit-cards',
  debit: '/debit-cards',
  prepaid: '/prepaid-cards',
  msme: '/msme-cards',
  accessory: '/on-the-go',
} as const satisfies Partial<Record<CardType, string>>;

/** The path of a card's page; `undefined` for a design of the card studio, which has none. */
export function cardPath({ card_type, slug }: Pick<Card, 'card_type' | 'slug'>): string | undefined {
  return card_type === 'studio' ? undefined : `${CARD_FOLDERS[card_type]}/${slug}`;
}
