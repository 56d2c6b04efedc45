import type { Option } from './blocks/card-chooser.ts';
import type { Card } from './contract/records/card.ts';

/** A card with the reasons why it suits the answers. */
export interface RankedCard {
  card: Card;
  reasons: string[];
}

/** The largest amount in rupees that a text names; 0 when it names none, as in `No fee`. */
function rupeesIn(text: string): number {
  return Math.max(0, ...[...text.matchAll(/₹\s?([\d,]+)/g)].map(([, digits = '']) => Number(digits.replaceAll(',', ''))));
}

/** The fact of a card that fits an answer, as `label: value`. */
function factFor({ facts: wanted = [], unless, at_most }: Option, card: Card): string | undefined {
  const fact = card.facts?.find(
    ({ label, value }) => wanted.includes(label) && value !== unless && (at_most === undefined || rupeesIn(value) <= at_most),
  );
  return fact && `${fact.label}: ${fact.value}`;
}

/** Why a card suits an answer; `undefined` when it does not. */
function reasonFor(option: Option, card: Card): string | undefined {
  if (option.card_slugs?.includes(card.slug)) return option.reason ?? option.label;
  return factFor(option, card);
}

/**
 * The cards that suit the answers, sorted by the number of answers they suit, each with its reasons. If no answer suits any card,
 * all cards that are not excluded, in their order.
 */
export function rankCards(cards: readonly Card[], answers: readonly Option[]): RankedCard[] {
  const allowed = cards.filter((card) =>
    answers.every(({ card_type }) => card_type === undefined || card.card_type === card_type),
  );
  const ranked = allowed.map((card) => ({
    card,
    reasons: answers.flatMap((option) => reasonFor(option, card) ?? []),
  }));
  const most = Math.max(0, ...ranked.map(({ reasons }) => reasons.length));
  if (most === 0) return ranked;
  return ranked.filter(({ reasons }) => reasons.length > 0).toSorted((a, b) => b.reasons.length - a.reasons.length);
}
