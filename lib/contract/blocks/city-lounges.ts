import { list, media, richText } from '../atoms.ts';
import { type Card, card } from '../records/card.ts';
import { deskAside, lounge } from '../records/lounge.ts';
import { tab } from '../records/tab.ts';
import { listing, source } from '../source.ts';
import { defineBlock } from './define-block.ts';

export const cityLounges = defineBlock({
  kind: 'blocks.city-lounges',
  fields: {
    ...listing,
    lounges: list(lounge, 50).default([]),
    image: media.optional().describe('A drawing of the city, three times as wide as high'),
    directions: richText.optional().describe('How to reach the lounges'),
    cards_source: source.optional(),
    cards: list(card, 50).optional().describe('The cards to link to'),
    cities_source: source.optional(),
    cities: list(tab, 100).optional().describe('The cities to link to'),
    aside: deskAside.optional(),
  },
  async resolve(block, context) {
    const [listed, allCards, allCities] = await Promise.all([
      context.readListing(block, lounge),
      context.optional(context.readList(block.cards_source, card)),
      context.optional(context.readList(block.cities_source, tab)),
    ]);
    const { items = block.lounges, fields } = listed;
    const opening = new Set(items.flatMap(({ access = [] }) => access.map(({ card_slug }) => card_slug)));
    const cards: Card[] | undefined =
      allCards?.items.filter(({ slug, tier_slug }) => opening.has(tier_slug ?? slug)) ?? block.cards;
    const cities = allCities?.items ?? block.cities;
    return { block: { ...block, ...fields, lounges: items, ...(cards ? { cards } : {}), ...(cities ? { cities } : {}) } };
  },
  needs: ['lounges'],
  contents: ({ lounges, source }) => ({ lounges: { items: lounges, source } }),
});
