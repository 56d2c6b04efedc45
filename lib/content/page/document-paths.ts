import { settings } from '#lib/config/settings.ts';
import { pathnameOf } from '#lib/contract/addresses.ts';
import { ENDPOINTS } from '#lib/contract/endpoints.ts';
import { loungeCityPath } from '#lib/contract/record-paths.ts';
import { DEFAULT_LOCALE } from '#lib/i18n/locales.ts';
import { matchRoute } from '#lib/routes/match.ts';
import { fillProduct, ROUTES, type RouteContent } from '#lib/routes/table.ts';
import { allPages } from '../read/all-pages.ts';
import { getSiteMap } from './site-map.ts';

const DOCUMENT_KINDS: readonly RouteContent['kind'][] = ['screen', 'generic', 'document', 'international-tab'];

/** The path of a link without query, when it leads to a page with a page document. */
function documentPath(link: string): string[] {
  const path = pathnameOf(link);
  const match = matchRoute(path, settings.PRODUCT_SLUG);
  return match && DOCUMENT_KINDS.includes(match.route.content.kind) ? [path] : [];
}

/**
 * The paths of pages with a page document: routes without parameters, tabs of international offers, cities with lounges, the pages
 * that editors have made, and those of the site map.
 * @throws {ContentError} when a list cannot be read
 */
export async function documentPaths(): Promise<string[]> {
  const routes = ROUTES.filter(({ pattern, indexed }) => indexed && !/\{(?:id|slug)\}/.test(pattern));
  const paths = routes.map(({ pattern }) => fillProduct(pattern, settings.PRODUCT_SLUG));
  for await (const tabs of allPages(ENDPOINTS.internationalOffersTabs, {}, DEFAULT_LOCALE))
    paths.push(...tabs.map(({ slug }) => `/international-offers/${slug}`));
  for await (const lounges of allPages(ENDPOINTS.airportLounges, {}, DEFAULT_LOCALE, { memoryOnly: true, isWhole: true }))
    paths.push(...lounges.map(({ city_slug }) => loungeCityPath(city_slug)));
  for await (const pages of allPages(ENDPOINTS.pageAddresses, {}, DEFAULT_LOCALE))
    paths.push(...pages.flatMap(({ path }) => documentPath(path)));
  const linked = (await getSiteMap()).flatMap(({ links }) => links.flatMap(({ path }) => documentPath(path)));
  return [...new Set([...paths, ...linked])];
}
