import { z } from 'zod';
import { heading, href, list } from '../atoms.ts';
import { offer } from '../records/offer.ts';
import { listing } from '../source.ts';
import { defineBlock } from './define-block.ts';

/** Offers with tabs, filters, sort order and pagination. A tab is in the query, or has a page (`tab_pages`, with `{slug}`). */
export const offerFinder = defineBlock({
  kind: 'blocks.offer-finder',
  fields: {
    ...heading,
    ...listing,
    tab_pages: z.object({ link: href, all: href }).optional(),
    offers: list(offer, 50).default([]),
  },
  async resolve(block, context) {
    const { items = block.offers, fields, query } = await context.readListing(block, offer);
    return { block: { ...block, ...fields, offers: items }, query };
  },
  forTabPage: (block, { tab_pages }) => ({ ...block, tab_pages: block.tab_pages ?? tab_pages }),
  linksToOfferFeed: true,
});
