/** The route table. Redirects, canonical addresses, pages and end-to-end tests are made from it. */

import type { PageEndpointName } from '#lib/contract/endpoints.ts';
import {
  CARD_LIST_PATHS,
  LOUNGE_CITY_PATTERN,
  LOUNGES_PATH,
  OFFER_PATTERNS,
  type TypeWithPages,
} from '#lib/contract/record-paths.ts';

export type CardFamily = Exclude<TypeWithPages, 'accessory'>;

export type RouteContent =
  /** A page document with a path of its own in the contract. */
  | { kind: 'screen'; endpoint: PageEndpointName }
  /** The generic content page of the last segment. */
  | { kind: 'generic' }
  /** A page document by slug. */
  | { kind: 'document'; endpoint: 'legalPage' | 'jcbCashbackCampaign' | 'loungeCity' }
  /** An offer of one of these types. */
  | { kind: 'offer'; types: readonly string[] }
  /** A privilege with a booking, of one of these types. */
  | { kind: 'booking'; types: readonly string[] }
  | { kind: 'accessory' }
  /** A card of this type. */
  | { kind: 'card'; type: CardFamily }
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

const screen = (pattern: string, endpoint: PageEndpointName): Route => ({
  pattern,
  content: { kind: 'screen', endpoint },
  indexed: true,
});
const generic = (pattern: string): Route => ({ pattern, content: { kind: 'generic' }, indexed: true });
const record = (pattern: string, content: RouteContent): Route => ({ pattern, content, indexed: true });
const card = (type: CardFamily): Route => record(`${CARD_LIST_PATHS[type]}/{slug}`, { kind: 'card', type });
const own = (pattern: string): Route => ({ pattern, content: { kind: 'own' }, indexed: false });

export const ROUTES: readonly Route[] = [
  screen('/', 'homePage'),
  generic('/credit-cards'),
  card('credit'),
  screen('/about-{product}', 'about'),
  generic('/debit-cards'),
  card('debit'),
  screen('/select-credit-card', 'selectCreditCard'),
  screen('/{product}-platinum', 'platinumCreditCard'),
  screen('/msme-cards', 'msmeCard'),
  card('msme'),
  generic('/business-msme'),
  generic('/prepaid-cards'),
  screen('/prepaid-cards/prepaid-cards-range', 'prepaidCardsRange'),
  card('prepaid'),
  screen('/prepaid-cards-corporate', 'prepaidCardForCorporate'),
  generic('/which-card'),
  generic('/milestone'),
  screen('/emi-cc-upi', 'emiCcUpi'),
  screen('/on-the-go', 'onTheGo'),
  record(`${CARD_LIST_PATHS.accessory}/{id}`, { kind: 'accessory' }),
  screen(LOUNGES_PATH, 'lounges'),
  record(LOUNGE_CITY_PATTERN, { kind: 'document', endpoint: 'loungeCity' }),
  generic('/{product}-exclusive-lounge'),
  screen('/exclusive-offers', 'offer'),
  record(OFFER_PATTERNS.exclusive, { kind: 'offer', types: ['exclusive'] }),
  generic('/msme-offers'),
  record(OFFER_PATTERNS.msme, { kind: 'offer', types: ['msme'] }),
  screen('/{product}-festive-carnival', 'domesticOffers'),
  record(OFFER_PATTERNS.festive, { kind: 'offer', types: ['festive', 'domestic'] }),
  screen('/international-offers/Discover', 'internationalOffers'),
  record('/international-offers/{id}', { kind: 'international-tab' }),
  record(OFFER_PATTERNS.international, { kind: 'offer', types: ['international'] }),
  generic('/faqs'),
  screen('/disclaimer', 'disclaimer'),
  record('/legal/{slug}', { kind: 'document', endpoint: 'legalPage' }),
  record('/jcb-cashback-campaign/{slug}', { kind: 'document', endpoint: 'jcbCashbackCampaign' }),
  record(OFFER_PATTERNS.booking, { kind: 'booking', types: ['booking'] }),
  record(OFFER_PATTERNS.select, { kind: 'booking', types: ['select'] }),
  record(OFFER_PATTERNS.platinum, { kind: 'booking', types: ['platinum'] }),
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

/** The page with telephone numbers and ways to complain, linked from error pages. */
export const CONTACT_PATH = '/contact';

/** The generic error page, where a menu or footer item without a link leads. */
export const ERROR_PATH = '/something-went-wrong';

export const NOT_FOUND_PATH = '/page-not-found';

export const SEARCH_PATH = '/search';

/** The path of a route's pattern for a product slug. */
export function fillProduct(pattern: string, product: string): string {
  return pattern.replaceAll('{product}', product);
}
