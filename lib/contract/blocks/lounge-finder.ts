import { heading, list } from '../atoms.ts';
import { onlyValueOf, type PageQuery, withoutParams } from '../page-query.ts';
import { loungeCityPath } from '../record-paths.ts';
import { deskAside, lounge } from '../records/lounge.ts';
import { tab } from '../records/tab.ts';
import { type Facet, listing, type Source, source } from '../source.ts';
import { defineBlock } from './define-block.ts';
import type { ResolveContext } from './resolve-context.ts';

/** A city or an airport of the list. */
interface Place {
  param: 'city' | 'airport';
  slug: string;
}

const keyOf = (name: string) => name.normalize('NFC').toLowerCase();

/** The places of a list by their names in the language of the page, an airport by its code too. */
function placesByName(facets: readonly Facet[]): Map<string, Place> {
  const places = new Map<string, Place>();
  for (const { name: param, options } of facets) {
    if (param !== 'city' && param !== 'airport') continue;
    for (const { slug, label } of options) {
      const names = param === 'airport' ? [slug, label] : [label];
      for (const name of names) places.set(keyOf(name), { param, slug });
    }
  }
  return places;
}

/** The places in a comma-separated list of names; empty when it contains anything else. */
function placesIn(text: string, byName: ReadonlyMap<string, Place>): Place[] {
  const found: Place[] = [];
  // A name may contain a comma, so the longest name that fits is taken.
  const names = [...byName.keys()].sort((a, b) => b.length - a.length);
  for (let rest = keyOf(text); rest !== ''; ) {
    const name = names.find((each) => rest === each || rest.startsWith(`${each}, `));
    const place = name === undefined ? undefined : byName.get(name);
    if (name === undefined || place === undefined) return [];
    found.push(place);
    rest = rest.slice(`${name}, `.length);
  }
  return found;
}

/**
 * The query, with a search for the whole name of a city or airport replaced by that filter, so that the form keeps the place.
 * @param source the list; unless it follows all three parameters, the search stays as it is
 */
async function replacePlaceNames(source: Source | undefined, context: ResolveContext): Promise<PageQuery> {
  const { query } = context;
  const { search } = query;
  if (search === undefined || query.city !== undefined || query.airport !== undefined) return query;
  if (!(['search', 'city', 'airport'] as const).every((param) => context.follows(source, param))) return query;
  // Other filters would leave out places where they find nothing.
  const whole = withoutParams(query, ['search', 'card', 'page_no']);
  const listing = await context.optional(context.readList(source, lounge, whole));
  const places = placesIn(search, placesByName(listing?.facets ?? []));
  const slugsOf = (param: Place['param']) => [
    ...new Set(places.filter((place) => place.param === param).map(({ slug }) => slug)),
  ];
  const [cities, airports] = [slugsOf('city'), slugsOf('airport')];
  // An address has one airport.
  if (places.length === 0 || airports.length > 1) return query;
  return {
    ...withoutParams(query, ['search']),
    ...(cities.length > 0 ? { city: cities.sort().join(',') } : {}),
    ...(airports.length > 0 ? { airport: airports[0] } : {}),
  };
}

/** Lounges with filters. One city and no other filter redirects to the page of the city. */
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
