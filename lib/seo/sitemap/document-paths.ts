import { matchRoute } from '#lib/config/routes/match.ts';
import { fillProduct, ROUTES, type RouteContent } from '#lib/config/routes/table.ts';
import { settings } from '#lib/config/settings.ts';
import { allPages } from '#lib/content/all-pages.ts';
import { ENDPOINTS } from '#lib/content/contract/endpoints.ts';
import { getSiteMap } from '#lib/content/site-map.ts';
import { DEFAULT_LOCALE } from '#lib/i18n/locales.ts';

const DOCUMENT_KINDS: readonly RouteContent['kind'][] = ['screen', 'generic', 'document', 'international-tab'];

/** The path of a link without its query, when it leads to a page that is a document, not a record. */
function documentPath(link: string): string[] {
  const path = link.split(/[?#]/, 1)[0] ?? '/';
  const match = matchRoute(path.split('/').filter(Boolean), settings.PRODUCT_SLUG);
  return match && DOCUMENT_KINDS.includes(match.route.content.kind) ? [path] : [];
}

/**
 * The paths of the pages that are documents: routes without parameters, the tabs of the international offers, and what else the
 * site map of the content service lists, such as legal pages and pages that an editor has added.
 * @returns site paths without locale, each once
 * @throws {ContentError} when a list cannot be read
 */
export async function documentPaths(): Promise<string[]> {
  const fixed = ROUTES.filter(({ pattern, indexed }) => indexed && !/\{(?:id|slug)\}/.test(pattern));
  const paths = fixed.map(({ pattern }) => fillProduct(pattern, settings.PRODUCT_SLUG));
  for await (const tabs of allPages(ENDPOINTS.internationalOffersTabs, {}, DEFAULT_LOCALE))
    paths.push(...tabs.map(({ slug }) => `/international-offers/${slug}`));
  const linked = (await getSiteMap()).flatMap(({ links }) => links.flatMap(({ path }) => documentPath(path)));
  return [...new Set([...paths, ...linked])];
}
