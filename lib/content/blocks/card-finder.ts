import { flag, heading, list } from '../contract/atoms.ts';
import { card } from '../contract/records/card.ts';
import { listing } from '../contract/source.ts';
import { cardView } from './card-view.ts';
import { defineBlock } from './define-block.ts';

/**
 * Cards by tab, with pagination; with `compare`, each can be ticked for the comparison on the same page. A card's View opens its
 * details on the same page (`?card=`), or leads to the address in `view`.
 */
export const cardFinder = defineBlock({
  kind: 'blocks.card-finder',
  fields: { ...heading, ...listing, cards: list(card, 50).default([]), compare: flag.optional(), view: cardView },
  async resolve(block, context) {
    const { items = block.cards, fields, query } = await context.readListing(block, card);
    return { block: { ...block, ...fields, cards: items }, query };
  },
  contents: ({ cards, view }) => ({ cards: { items: cards, link: view?.link } }),
});
