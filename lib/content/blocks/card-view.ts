import { z } from 'zod';
import { href, label, slug } from '../contract/atoms.ts';

/**
 * The View button of a card: its address, with `{slug}` for the slug of the card, or the `anchor` of a section of the same page;
 * and its label, with `{title}` for the title of the card.
 */
export const cardView = z.object({ link: href.optional(), anchor: slug.optional(), label: label.optional() }).optional();
