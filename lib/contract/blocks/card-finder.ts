import { flag, heading, list } from '../atoms.ts';
import { onlyValueOf, withoutParams } from '../page-query.ts';
import { card } from '../records/card.ts';
import { listing } from '../source.ts';
import { cardView, cardViewPath } from './card-view.ts';
import { defineBlock } from './define-block.ts';

/** Cards by tab, with pagination; with `compare`, they can be ticked. Without a `view`, `?card=` redirects to the card's page. */
export const cardFinder = defineBlock({
  kind: 'blocks.card-finder',
  fields: { ...heading, ...listing, cards: list(card, 50).default([]), compare: flag.optional(), view: cardView },
  async resolve(block, context) {
    const chosen = block.view === undefined ? onlyValueOf(context.query, 'card', ['tab']) : undefined;
    if (chosen !== undefined) {
      const all = await context.readList(block.source, card, {});
      const found = (all?.items ?? block.cards).find(({ slug }) => slug === chosen);
      const path = found && cardViewPath(found, block.view);
      if (path !== undefined) return { movedTo: path };
    }
    const { items = block.cards, fields, query } = await context.readListing(block, card);
    const known = block.view === undefined ? withoutParams(query, ['card']) : query;
    return { block: { ...block, ...fields, cards: items }, query: known, params: block.compare ? ['card', 'compare'] : ['card'] };
  },
  contents: ({ cards, view }) => ({ cards: cards.map((each) => ({ card: each, path: cardViewPath(each, view) })) }),
});
