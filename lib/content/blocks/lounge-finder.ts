import { heading, list } from '../contract/atoms.ts';
import { loungeCityPath } from '../contract/lounge-paths.ts';
import { deskAside, lounge } from '../contract/records/lounge.ts';
import { tab } from '../contract/records/tab.ts';
import { listing, source } from '../contract/source.ts';
import { onlyValueOf } from '../page-query.ts';
import { defineBlock } from './define-block.ts';
import { replacePlaceNames } from './lounge-places.ts';

/** Lounges by city, airport, card and terminal, with counts. With one city and no other filter it moves to the page of the city. */
export const loungeFinder = defineBlock({
  kind: 'blocks.lounge-finder',
  fields: {
    ...heading,
    ...listing,
    cities_source: source.optional(),
    cities: list(tab, 100).optional().describe('The cities to choose from'),
    lounges: list(lounge, 50).default([]),
    aside: deskAside.optional(),
  },
  async resolve(block, context) {
    const city = onlyValueOf(context.query, 'city');
    if (city !== undefined && context.follows(block.source, 'city')) {
      const found = await context.readList(block.source && { path: block.source.path, follow: ['city'] }, lounge, { city });
      if (found && found.items.length > 0) return { movedTo: loungeCityPath(city) };
    }
    const cities = (await context.optional(context.readList(block.cities_source, tab)))?.items ?? block.cities;
    const asked = await replacePlaceNames(block.source, context);
    const { items = block.lounges, fields, query } = await context.readListing(block, lounge, { query: asked });
    return { block: { ...block, ...fields, ...(cities ? { cities } : {}), lounges: items }, query };
  },
  contents: ({ lounges, source }) => ({ lounges: { items: lounges, source } }),
});
