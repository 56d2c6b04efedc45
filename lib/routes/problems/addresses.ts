import { pathnameOf } from '#lib/contract/addresses.ts';
import type { ModelName } from '#lib/contract/models.ts';
import { inLanguage } from '#lib/contract/problems/by-language.ts';
import { loungeCityPath } from '#lib/contract/record-paths.ts';
import { DEFAULT_LOCALE, isLocale } from '#lib/i18n/locales.ts';
import { property } from '#lib/platform/property.ts';
import { canonicalPathname } from '../canonical.ts';
import { entryAddress } from '../entry-address.ts';
import { matchRoute } from '../match.ts';
import { isPageAddress } from '../page-address.ts';
import { redirectKey } from '../redirect-records.ts';
import { movedPage } from '../redirects.ts';
import type { RouteContent } from '../table.ts';

/** A document or record of a model, in one language or with its texts by language. */
export interface ContentEntry {
  model: ModelName;
  document: unknown;
}

const textAt = (document: unknown, field: string) => {
  const value = property(document, field);
  return typeof value === 'string' && value !== '' ? value : undefined;
};

/** The address of an entry's page, also of the page that the site makes for a tab of the international offers. */
export function addressOf({ model, document }: ContentEntry, product: string): string | undefined {
  const slug = textAt(document, 'slug');
  if (model === 'international-offers-tab') return slug && `/international-offers/${slug}`;
  const entry = { slug, offer_type: textAt(document, 'offer_type'), tab_slug: textAt(document, 'tab_slug') };
  const address = entryAddress(model, entry, product);
  return address === '*' ? undefined : address;
}

/** The address of the page that the site makes for the city of a lounge. */
export function cityAddress({ model, document }: ContentEntry): string | undefined {
  const city = model === 'lounge' ? textAt(document, 'city_slug') : undefined;
  return city && loungeCityPath(city);
}

/** What an editor calls an entry: its title, else its slug. */
export function nameOf({ model, document }: ContentEntry): string {
  const english = inLanguage(document, DEFAULT_LOCALE);
  const fields = ['title', 'question', 'bank_name', 'lounge_name', 'from', 'slug', 'link'];
  return fields.map((field) => textAt(english, field)).find(Boolean) ?? model;
}

/** The key of a site path: without language, query and fragment, in the letters of the route table. */
export function pathKey(path: string, product: string): string {
  const segments = canonicalPathname(pathnameOf(path), product).split('/').filter(Boolean);
  return redirectKey(`/${(isLocale(segments[0]) ? segments.slice(1) : segments).join('/')}`) || '/';
}

/** The routes on which a page of each model may be. */
const ROUTES_OF: { readonly [Name in ModelName]?: readonly RouteContent['kind'][] } = {
  page: ['generic'],
  'legal-page': ['document'],
  'campaign-page': ['document', 'offer'],
  'credit-card': ['card'],
  'debit-card': ['card'],
  'prepaid-card': ['card'],
  'msme-card': ['card'],
  accessory: ['accessory'],
};

/** Whether the site has something else at the address of an entry: another screen, a folder, a language, a page that has moved. */
export function isReserved(model: ModelName, address: string, product: string): boolean {
  const [first] = address.split('/').filter(Boolean);
  if (isLocale(first) || !isPageAddress(address) || movedPage(address, DEFAULT_LOCALE, product)) return true;
  const route = matchRoute(canonicalPathname(address, product), product)?.route;
  const allowed = ROUTES_OF[model];
  return allowed !== undefined && route !== undefined && !allowed.includes(route.content.kind);
}
