import { heading, list } from '../contract/atoms.ts';
import { deskAside, lounge } from '../contract/records/lounge.ts';
import { tab } from '../contract/records/tab.ts';
import { listing, source } from '../contract/source.ts';
import { defineBlock } from './define-block.ts';
import { replacePlaceNames } from './lounge-places.ts';

/** Lounges by city, airport, card and terminal, with counts. */
export const loungeFinder = defineBlock({
  kind: 'blocks.lounge-finder',
  fields: {
    ...heading,
    ...listing,
    cities_source: source.optional(),
    /** The cities to choose from. */
    cities: list(tab, 100).optional(),
    lounges: list(lounge, 50).default([]),
    aside: deskAside.optional(),
  },
  async resolve(block, context) {
    const cities = (await context.optional(context.readList(block.cities_source, tab)))?.items ?? block.cities;
    const asked = await replacePlaceNames(block.source, context);
    const { items = block.lounges, fields, query } = await context.readListing(block, lounge, { query: asked });
    return { block: { ...block, ...fields, ...(cities ? { cities } : {}), lounges: items }, query };
  },
  contents: ({ lounges, source }) => ({ lounges: { items: lounges, source } }),
});
