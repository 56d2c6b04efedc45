import type { Facet, Source } from '../contract/source.ts';
import { type PageQuery, withoutParams } from '../page-query.ts';
import { orWithout } from '../parts.ts';
import { follows } from './address.ts';
import { type LiveContext, readSource } from './listing.ts';
import { readers } from './readers.ts';

/** A city or an airport of a list. */
interface Place {
  param: 'city' | 'airport';
  slug: string;
}

const keyOf = (name: string) => name.normalize('NFC').toLowerCase();

/** The places of a list by their names in the language of the page, an airport by its code too. */
function placesByName(facets: readonly Facet[]): Map<string, Place> {
  const known = new Map<string, Place>();
  for (const { name: param, options } of facets) {
    if (param !== 'city' && param !== 'airport') continue;
    for (const { slug, label } of options) {
      const names = param === 'airport' ? [slug, label] : [label];
      for (const name of names) known.set(keyOf(name), { param, slug });
    }
  }
  return known;
}

/** The places that a text lists with commas between them; none when there is anything else in it. */
function placesIn(text: string, known: ReadonlyMap<string, Place>): Place[] {
  const found: Place[] = [];
  // A name may have a comma in it, so the longest one that fits is taken.
  const names = [...known.keys()].sort((a, b) => b.length - a.length);
  for (let rest = keyOf(text); rest !== ''; ) {
    const name = names.find((each) => rest === each || rest.startsWith(`${each}, `));
    const place = name === undefined ? undefined : known.get(name);
    if (name === undefined || place === undefined) return [];
    found.push(place);
    rest = rest.slice(`${name}, `.length);
  }
  return found;
}

/**
 * The query of a page on which places are asked for by name: a text that is the whole name of a city or an airport of the list
 * is a choice of it. So the field of the form can show the place that was chosen, and sending it again keeps the choice.
 * @param source the list that is searched; in one that does not know these choices a text stays what it is
 */
export async function withNamedPlace(source: Source | undefined, context: LiveContext): Promise<PageQuery> {
  const { query } = context;
  const { search } = query;
  if (search === undefined || query.city !== undefined || query.airport !== undefined) return query;
  if (!follows(source, 'search') || !follows(source, 'city') || !follows(source, 'airport')) return query;
  // The names are those of the whole list: what else narrows it leaves out places where it finds nothing.
  const whole = withoutParams(query, ['search', 'card', 'page_no']);
  const listing = await orWithout(readSource(source, readers.lounge, { ...context, query: whole }));
  const places = placesIn(search, placesByName(listing?.facets ?? []));
  const [city, airport] = (['city', 'airport'] as const).map((param) => [
    ...new Set(places.filter((place) => place.param === param).map(({ slug }) => slug)),
  ]);
  // An address has one airport.
  if (places.length === 0 || airport === undefined || airport.length > 1) return query;
  return {
    ...withoutParams(query, ['search']),
    ...(city?.length ? { city: city.sort().join(',') } : {}),
    ...(airport.length > 0 ? { airport: airport[0] } : {}),
  };
}
