import { heading, label, list } from '../atoms.ts';
import { offer } from '../records/offer.ts';
import { tab } from '../records/tab.ts';
import { source } from '../source.ts';
import { defineBlock } from './define-block.ts';

export const offerList = defineBlock({
  kind: 'blocks.offer-list',
  fields: {
    ...heading,
    tabs: list(tab, 12).optional(),
    source: source.optional(),
    offers: list(offer, 50).default([]),
    empty_message: label.optional(),
  },
  async resolve(block, context) {
    const { items = block.offers, fields, query } = await context.readListing(block, offer);
    return { block: { ...block, ...fields, offers: items }, query };
  },
  search: { kind: 'offers', records: 'offers' },
});
