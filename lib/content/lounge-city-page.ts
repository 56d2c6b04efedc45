import type { Locale } from '#lib/i18n/locales.ts';
import type { PageResult } from './card-page.ts';
import { ENDPOINTS } from './contract/endpoints.ts';
import { loungeCityPath } from './contract/lounge-paths.ts';
import { otherCaseOf } from './contract/other-case.ts';
import { read } from './read.ts';

/** The page of one city's lounges; another address when the letter case of the slug is wrong. */
export async function loungeCityPage(slug: string, locale: Locale): Promise<PageResult> {
  const result = await read(ENDPOINTS.loungeCity, { slug }, locale);
  if (result.status !== 'missing' || slug === slug.toLowerCase()) return result;
  const lounges = await read(ENDPOINTS.airportLounges, { page_size: 1 }, locale);
  if (lounges.status !== 'ok') return lounges;
  const cities = lounges.value.facets.flatMap(({ name, options }) => (name === 'city' ? options : []));
  const city = otherCaseOf(
    slug,
    cities.map((option) => option.slug),
  );
  return city === undefined ? result : { status: 'moved', path: loungeCityPath(city) };
}
