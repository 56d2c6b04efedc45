import { z } from 'zod';
import { href, label, slug } from '../atoms.ts';
import { cardPath } from '../record-paths.ts';
import type { Card } from '../records/card.ts';

/**
 * The View button of a card where it does not lead to the card's page: its address, with `{slug}` for the slug of the card, or the
 * `anchor` of a section of the same page; and its label, with `{title}` for the title of the card.
 */
export const cardView = z.object({ link: href.optional(), anchor: slug.optional(), label: label.optional() }).optional();

/** The page of a card in a list: the address in the block, or else the card's own. `undefined`: a section of the same page. */
export function cardViewPath(card: Card, view: z.output<typeof cardView>): string | undefined {
  if (view?.link !== undefined) return view.link.replaceAll('{slug}', card.slug);
  return view?.anchor === undefined ? cardPath(card) : undefined;
}
