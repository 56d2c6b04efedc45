/**
 * The route table: the addresses of spec 2.1, what the content service is asked for them, and what draws them. Redirects, the
 * one form of each address, the pages and the end-to-end suites are made from it.
 */
import type { EndpointName } from './content/contract/endpoints.ts';
import { DEFAULT_LOCALE, isLocale } from './i18n/locales.ts';
import { isSitePath } from './security/addresses.ts';

/** What the content of an address is. */
export type RouteContent =
  /** A page document with a path of its own in the contract. */
  | { kind: 'screen'; endpoint: EndpointName }
  /** The generic content page of the last segment. */
  | { kind: 'generic' }
  /** A page document by slug. */
  | { kind: 'document'; endpoint: 'legalPage' | 'jcbCashbackCampaign' }
  /** An offer of one of these types. */
  | { kind: 'offer'; types: readonly string[] }
  /** A privilege with a booking, of one of these types. */
  | { kind: 'booking'; types: readonly string[] }
  | { kind: 'accessory' }
  /** One tab of the international offers. */
  | { kind: 'international-tab' }
  /** A page that is not made from a page document. */
  | { kind: 'own' };

export interface Route {
  /** The address without language; `{product}` is the product slug, `{id}` an opaque slug. */
  pattern: string;
  content: RouteContent;
  /** Whether search engines may list it. */
  indexed: boolean;
}

const screen = (pattern: string, endpoint: EndpointName): Route => ({
  pattern,
  content: { kind: 'screen', endpoint },
  indexed: true,
});
const generic = (pattern: string): Route => ({ pattern, content: { kind: 'generic' }, indexed: true });
const record = (pattern: string, content: RouteContent): Route => ({ pattern, content, indexed: true });
const own = (pattern: string): Route => ({ pattern, content: { kind: 'own' }, indexed: false });

export const ROUTES: readonly Route[] = [
  screen('/', 'homePage'),
  generic('/credit-cards'),
  screen('/about-{product}', 'about'),
  generic('/debit-cards'),
  screen('/select-credit-card', 'selectCreditCard'),
  screen('/{product}-platinum', 'platinumCreditCard'),
  screen('/msme-cards', 'msmeCard'),
  generic('/business-msme'),
  generic('/prepaid-cards'),
  screen('/prepaid-cards/prepaid-cards-range', 'prepaidCardsRange'),
  screen('/prepaid-cards-corporate', 'prepaidCardForCorporate'),
  generic('/milestone'),
  screen('/emi-cc-upi', 'emiCcUpi'),
  screen('/on-the-go', 'onTheGo'),
  record('/on-the-go/{id}', { kind: 'accessory' }),
  screen('/lounges', 'lounges'),
  generic('/{product}-exclusive-lounge'),
  screen('/exclusive-offers', 'offer'),
  record('/exclusive-offers/{id}', { kind: 'offer', types: ['exclusive'] }),
  generic('/msme-offers'),
  record('/msme-offers/{id}', { kind: 'offer', types: ['msme'] }),
  screen('/{product}-festive-carnival', 'domesticOffers'),
  record('/{product}-festive-carnival/{id}', { kind: 'offer', types: ['festive', 'domestic'] }),
  screen('/international-offers/Discover', 'internationalOffers'),
  record('/international-offers/{id}', { kind: 'international-tab' }),
  record('/international-offers/{id}/{id}', { kind: 'offer', types: ['international'] }),
  generic('/faqs'),
  screen('/disclaimer', 'disclaimer'),
  record('/legal/{slug}', { kind: 'document', endpoint: 'legalPage' }),
  record('/jcb-cashback-campaign/{slug}', { kind: 'document', endpoint: 'jcbCashbackCampaign' }),
  record('/booking/{id}', { kind: 'booking', types: ['booking'] }),
  record('/rupayselect/{id}', { kind: 'booking', types: ['select'] }),
  record('/rupayplatinum/{id}', { kind: 'booking', types: ['platinum'] }),
  generic('/site-map'),
  screen('/{product}-scan-and-score', 'scanAndScore'),
  screen('/{product}-card-studio-all-cards', 'cardStudio'),
  generic('/{product}-global'),
  generic('/ekaa'),
  generic('/emi-cc-on-upi'),
  generic('/{product}-otg'),
  own('/search'),
  own('/document'),
  own('/page-not-found'),
  own('/something-went-wrong'),
];

/** Where a menu or footer item without a link leads (spec 2.2, 2.5). */
export const ERROR_PATH = '/something-went-wrong';

/** The path of a route's pattern for a product slug. */
export function fillProduct(pattern: string, product: string): string {
  return pattern.replaceAll('{product}', product);
}

/** What may stand as a slug or id in an address; anything else is a 404 and never a request (rulings "Names"). */
export function isAddressSlug(segment: string): boolean {
  return /^[A-Za-z0-9_-]{1,128}$/.test(segment);
}

/** A route with what stands in the places of its parameters, in order. */
export interface RouteMatch {
  route: Route;
  ids: string[];
}

const PARAMETER = /^\{(?:id|slug)\}$/;

/** What stands in a pattern's parameters, or `undefined` when the segments are not of the pattern. */
function idsOf(pattern: string, segments: readonly string[], same: (a: string, b: string) => boolean): string[] | undefined {
  const wanted = pattern.split('/').filter(Boolean);
  if (wanted.length !== segments.length) return undefined;
  const ids: string[] = [];
  for (const [index, want] of wanted.entries()) {
    const given = segments[index] ?? '';
    if (PARAMETER.test(want) && isAddressSlug(given)) ids.push(given);
    else if (!same(want, given)) return undefined;
  }
  return ids;
}

/**
 * The route of an address: the first that fits, fixed segments before parameters; any other single segment may be a generic
 * page (rulings "Pages that share a screen").
 * @param segments the path without language, split
 */
export function matchRoute(segments: readonly string[], product: string): RouteMatch | undefined {
  for (const route of ROUTES) {
    const ids = idsOf(fillProduct(route.pattern, product), segments, (a, b) => a === b);
    if (ids) return { route, ids };
  }
  const [only, ...more] = segments;
  if (only === undefined || more.length > 0 || !isAddressSlug(only)) return undefined;
  return { route: generic('/{id}'), ids: [only] };
}

/** Whether the query of an address chooses what its page shows; the pages that are no page documents read theirs themselves. */
export function hasVariants(path: string): boolean {
  return !ROUTES.some(({ content, pattern }) => content.kind === 'own' && pattern === path);
}

/** The folders of `public/`, the services and the framework: addresses that carry no language. */
export const UNLOCALIZED = [
  '/_next',
  '/api',
  '/service',
  '/art',
  '/fonts',
  '/documents',
  '/pdfjs',
  '/flipbook/festive-carnival-2025',
];

/** Whether `href` is an address of a page, which carries a language, and not a file or a service. */
export function isPageAddress(href: string): boolean {
  if (!isSitePath(href)) return false;
  const path = href.split(/[?#]/, 1)[0] ?? '/';
  return !UNLOCALIZED.some((folder) => path === folder || path.startsWith(`${folder}/`)) && !/\.[a-z0-9]{2,5}$/i.test(path);
}

/** The segments of an address in their one form: fixed ones as the route table has them, a single one in lower case, ids as they are. */
function canonicalSegments(segments: readonly string[], product: string): readonly string[] {
  const sameLetters = (a: string, b: string) => a.toLowerCase() === b.toLowerCase();
  for (const { pattern } of ROUTES) {
    const filled = fillProduct(pattern, product);
    if (idsOf(filled, segments, sameLetters) === undefined) continue;
    return filled
      .split('/')
      .filter(Boolean)
      .map((want, index) => (PARAMETER.test(want) ? (segments[index] ?? '') : want));
  }
  return segments.length === 1 ? segments.map((segment) => (isAddressSlug(segment) ? segment.toLowerCase() : segment)) : segments;
}

/**
 * The one form of an address: no trailing slash, no prefix for the default language, language and fixed segments with the
 * letters of the route table. Ids keep their letters.
 * @param pathname the path as it was asked for, language included
 */
export function canonicalPathname(pathname: string, product: string): string {
  const segments = pathname.split('/').filter(Boolean);
  const first = segments[0]?.toLowerCase();
  const rest = isLocale(first) ? segments.slice(1) : segments;
  const prefix = isLocale(first) && first !== DEFAULT_LOCALE ? [first] : [];
  return `/${[...prefix, ...canonicalSegments(rest, product)].join('/')}`;
}
