import type { CardType } from '#lib/contract/records/card.ts';

/** What the notch of a card says to fingers. */
export type Notch = 'credit' | 'debit' | 'prepaid' | 'other';

export function notchOf(type: CardType): Notch {
  return type === 'credit' || type === 'debit' || type === 'prepaid' ? type : 'other';
}

/** A card of 428 × 270 units; `notch` goes down its right edge. */
const outline = (notch: string) =>
  `M20 0H408a20 20 0 0 1 20 20${notch}V250a20 20 0 0 1-20 20H20a20 20 0 0 1-20-20V20A20 20 0 0 1 20 0Z`;

const ROUND = 'V169a11 11 0 0 0 0 22';

/** The outline of a card as the data of an SVG path. */
export const CARD_OUTLINES: Readonly<Record<Notch, string>> = {
  credit: outline(ROUND),
  debit: outline('V167h-7a3 3 0 0 0-3 3v20a3 3 0 0 0 3 3h7'),
  prepaid: outline('V167l-11 13 11 13'),
  other: outline(ROUND),
};
