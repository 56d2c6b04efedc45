import { cardPath } from '#lib/content/contract/card-paths.ts';
import type { Card } from '#lib/content/contract/records/card.ts';
import type { Lounge } from '#lib/content/contract/records/lounge.ts';

/** Cards of the same name that give access to lounges of the city: the credit and the debit card of a tier. */
export interface OpeningCard {
  label: string;
  /** The number of lounges that they give access to. */
  count: number;
  /** How often, as a text. */
  visits: string | undefined;
  /** Records of these cards, with their pages. */
  cards: { card: Card; href: string }[];
}

/** The cards that give access to the lounges, sorted by the number of lounges. */
export function openingCards(lounges: readonly Lounge[], cards: readonly Card[]): OpeningCard[] {
  const byLabel = new Map<string, { lounges: Set<Lounge>; slugs: Set<string>; visits: string | undefined }>();
  for (const lounge of lounges)
    for (const { card_label, card_slug, visits } of lounge.access ?? []) {
      const found = byLabel.get(card_label) ?? { lounges: new Set(), slugs: new Set(), visits };
      byLabel.set(card_label, { ...found, lounges: found.lounges.add(lounge), slugs: found.slugs.add(card_slug) });
    }
  return [...byLabel]
    .map(([label, { lounges: opened, slugs, visits }]) => ({
      label,
      count: opened.size,
      visits,
      cards: cards.flatMap((card) => {
        const href = cardPath(card);
        return href !== undefined && slugs.has(card.tier_slug ?? card.slug) ? [{ card, href }] : [];
      }),
    }))
    .sort((a, b) => b.count - a.count);
}
