import { heading, list } from '../atoms.ts';
import { card } from '../records/card.ts';
import { source } from '../source.ts';
import { defineBlock } from './define-block.ts';

export const cardList = defineBlock({
  kind: 'blocks.card-list',
  fields: { ...heading, source: source.optional(), cards: list(card, 50).default([]) },
  async resolve(block, context) {
    const { items = block.cards, fields, query } = await context.readListing(block, card);
    return { block: { ...block, ...fields, cards: items }, query };
  },
  needs: ['cards'],
  contents: ({ cards }) => ({ cards: cards.map((each) => ({ card: each, path: undefined })) }),
  search: { kind: 'cards', records: 'cards' },
});
