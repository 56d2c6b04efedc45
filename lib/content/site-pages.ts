import { matchRoute } from '#lib/config/routes/match.ts';
import { fillProduct, ROUTES, type RouteContent } from '#lib/config/routes/table.ts';
import { settings } from '#lib/config/settings.ts';
import { DEFAULT_LOCALE } from '#lib/i18n/locales.ts';
import type { Page } from './contract/documents.ts';
import { ENDPOINTS } from './contract/endpoints.ts';
import { siteMapGroup } from './contract/records/site-map-group.ts';
import { tab } from './contract/records/tab.ts';
import { listReader } from './live/read-list.ts';
import { unlessGone } from './read.ts';
import { getPageAt } from './screens.ts';
import { walkList } from './walk.ts';

const groups = listReader('site map group', siteMapGroup);
const tabs = listReader('tab', tab);

/** A group of the site map: its title and the pages of the site in it. */
export interface SiteGroup {
  title: string;
  links: { label: string; path: string }[];
}

/**
 * The site map of the content service in English, without the addresses of other sites.
 * @throws {ContentError} when a first read fails
 */
export async function getSiteMap(): Promise<SiteGroup[]> {
  const found: SiteGroup[] = [];
  for await (const items of walkList(groups, ENDPOINTS.siteMap.path, {}, DEFAULT_LOCALE)) {
    for (const { title, links } of items) {
      const inside = links.flatMap(({ label, link }) => (link && /^\/(?!\/)/.test(link) ? [{ label, path: link }] : []));
      found.push({ title, links: inside });
    }
  }
  return found;
}

/** Whether the page of an address is a document of the content service, and not a record of a list. */
function isDocument({ kind }: RouteContent): boolean {
  return kind === 'screen' || kind === 'generic' || kind === 'document' || kind === 'international-tab';
}

/** The address of a link without its query, when it leads to a page document. */
function documentPath(link: string): string[] {
  const path = link.split(/[?#]/, 1)[0] ?? '/';
  const match = matchRoute(path.split('/').filter(Boolean), settings.PRODUCT_SLUG);
  return match && isDocument(match.route.content) ? [path] : [];
}

/**
 * The addresses of the pages that are documents (decision 020): those of the route table that have no parameter, the tabs of the
 * international offers, and what the site map of the content service names beyond them: legal pages, and pages that an editor
 * has added.
 * @returns site paths without language, each once
 * @throws {ContentError} when a first read fails
 */
export async function documentPaths(): Promise<string[]> {
  const fixed = ROUTES.filter(({ pattern, indexed }) => indexed && !/\{(?:id|slug)\}/.test(pattern));
  const paths = fixed.map(({ pattern }) => fillProduct(pattern, settings.PRODUCT_SLUG));
  const inTabs: string[] = [];
  for await (const items of walkList(tabs, ENDPOINTS.internationalOffersTabs.path, {}, DEFAULT_LOCALE))
    inTabs.push(...items.map(({ slug }) => `/international-offers/${slug}`));
  const inMap = (await getSiteMap()).flatMap(({ links }) => links.flatMap(({ path }) => documentPath(path)));
  return [...new Set([...paths, ...inTabs, ...inMap])];
}

/**
 * The English document at an address, or nothing where there is none (any more): that is in no sitemap.
 * @throws {ContentError} when a first read fails: a sitemap without the page would look whole
 */
export async function documentAt(path: string): Promise<Page | null> {
  return unlessGone(getPageAt(path, DEFAULT_LOCALE));
}
