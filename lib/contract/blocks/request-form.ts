import { heading, label, list, richText } from '../atoms.ts';
import { card } from '../records/card.ts';
import { source } from '../source.ts';
import { defineBlock } from './define-block.ts';

export const requestForm = defineBlock({
  kind: 'blocks.request-form',
  fields: {
    ...heading,
    consent_label: richText.optional(),
    success_title: label.optional(),
    success_description: richText.optional(),
    source: source.optional().describe('The designs that can be requested'),
    cards: list(card, 50).default([]),
  },
  async resolve(block, context) {
    const { items = block.cards, fields, query } = await context.readListing(block, card);
    return { block: { ...block, ...fields, cards: items }, query, params: ['card'] };
  },
});
