import { z } from 'zod';
import { href, label, slug } from '../atoms.ts';
import { cardPath } from '../record-paths.ts';
import type { Card } from '../records/card.ts';

/** Where View leads instead of the card's page: a `link` with `{slug}`, or an `anchor` of the same page; a label with `{title}`. */
export const cardView = z.object({ link: href.optional(), anchor: slug.optional(), label: label.optional() }).optional();

/** The address in the block, or else the card's page; `undefined` for a section of the same page. */
export function cardViewPath(card: Card, view: z.output<typeof cardView>): string | undefined {
  if (view?.link !== undefined) return view.link.replaceAll('{slug}', card.slug);
  return view?.anchor === undefined ? cardPath(card) : undefined;
}
