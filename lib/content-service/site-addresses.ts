import { fillProduct, ROUTES } from '#lib/config/routes/table.ts';
import { cardPath, type TypeWithPages } from '#lib/content/contract/card-paths.ts';
import { ENDPOINTS, type EndpointName, type PageEndpointName } from '#lib/content/contract/endpoints.ts';
import { loungeCityPath } from '#lib/content/contract/lounge-paths.ts';
import { endpointPath } from '#lib/content/contract/match.ts';
import { offerPath } from '#lib/content/contract/offer-paths.ts';
import { OFFER_TYPES } from '#lib/content/contract/records/offer.ts';
import { type JsonObject, type Values, valuesNow } from './localize.ts';
import { citiesOfLounges, loungeCityPages } from './lounge-city-pages.ts';
import { type Collections, createCollections, field, type SourceRecord } from './records/collection.ts';
import type { Documents } from './store.ts';

/** The calls that answer one page each; the others have their documents elsewhere, several or none of their own. */
type ScreenName = Exclude<
  PageEndpointName,
  'homePage' | 'page' | 'legalPage' | 'creditCardTerms' | 'jcbCashbackCampaign' | 'scanAndScoreTab' | 'loungeCity'
>;

/** The document of each call that answers one page: a file of `screens/`. One that is missing here does not compile. */
export const SCREENS = {
  about: 'about',
  selectCreditCard: 'select-credit-card',
  platinumCreditCard: 'platinum-credit-card',
  msmeCard: 'msme-card',
  emiCcUpi: 'emi-cc-upi',
  onTheGo: 'on-the-go',
  prepaidCardsRange: 'prepaid-cards-range',
  prepaidCardForCorporate: 'prepaid-card-for-corporate',
  lounges: 'lounges',
  offer: 'offer',
  domesticOffers: 'domestic-offers',
  internationalOffers: 'international-offers',
  internationalOffersTerms: 'international-offers-terms-and-condition',
  disclaimer: 'disclaimer',
  scanAndScore: 'scan-and-score',
  cardStudio: 'card-studio',
} as const satisfies Record<ScreenName, string>;

/** A page of the site with the document it is made from. */
export interface SitePage {
  /** The site path, without language. */
  link: string;
  document: JsonObject;
}

/** Where the records of a list are shown, from one of them: a page of its own, or a place on the page of its list. */
type LinkOf = (record: SourceRecord, values: Values) => string;

const slugOf = (record: SourceRecord, values: Values) => field(record, 'slug', values);
const ofCard =
  (card_type: TypeWithPages): LinkOf =>
  (record, values) =>
    cardPath({ card_type, slug: slugOf(record, values) });

const ofOffer: LinkOf = (record, values) => {
  const offer_type = OFFER_TYPES.find((type) => type === field(record, 'offer_type', values)) ?? 'booking';
  const tab_slug = field(record, 'tab_slug', values);
  return offerPath({ offer_type, slug: slugOf(record, values), tab_slug }, values.product);
};

/** The lists whose records can be found by themselves, and where each is shown. */
export const RECORD_LINKS: Record<
  string,
  { kind: 'cards' | 'offers' | 'lounges' | 'questions'; link: LinkOf; ownPage: boolean }
> = {
  'credit-cards': { kind: 'cards', link: ofCard('credit'), ownPage: true },
  'debit-cards': { kind: 'cards', link: ofCard('debit'), ownPage: true },
  'prepaid-cards': { kind: 'cards', link: ofCard('prepaid'), ownPage: true },
  'msme-cards': { kind: 'cards', link: ofCard('msme'), ownPage: true },
  accessories: { kind: 'cards', link: ofCard('accessory'), ownPage: true },
  'exclusive-offers': { kind: 'offers', link: ofOffer, ownPage: true },
  'msme-offers': { kind: 'offers', link: ofOffer, ownPage: true },
  'festive-offers': { kind: 'offers', link: ofOffer, ownPage: true },
  'international-offers': { kind: 'offers', link: ofOffer, ownPage: true },
  privileges: { kind: 'cards', link: ofOffer, ownPage: true },
  lounges: {
    kind: 'lounges',
    link: (record, values) => loungeCityPath(field(record, 'city_slug', values), slugOf(record, values)),
    ownPage: false,
  },
  faqs: {
    kind: 'questions',
    link: (record, values) => `/faqs?tab=${field(record, 'tab_slug', values)}#${slugOf(record, values)}`,
    ownPage: false,
  },
};

/** The page documents of the site with their addresses: generic ones, frames, cities with lounges, legal pages, the campaign; home last. */
export function sitePages(documents: Documents, product: string): SitePage[] {
  const { pages, folders, named } = documents;
  const found: SitePage[] = [...pages].map(([slug, document]) => ({ link: `/${slug}`, document }));
  for (const { pattern, content } of ROUTES) {
    if (content.kind !== 'screen' || content.endpoint === 'homePage') continue;
    const file = Object.entries(SCREENS).find(([name]) => name === content.endpoint)?.[1];
    const document = file && folders.screens.get(file);
    if (document) found.push({ link: fillProduct(pattern, product), document });
  }
  found.push(
    ...loungeCityPages(
      documents,
      createCollections(() => documents),
      valuesNow(product),
    ),
  );
  for (const [slug, document] of folders.legal) found.push({ link: `/legal/${slug}`, document });
  for (const [slug, document] of folders.jcb) found.push({ link: `/jcb-cashback-campaign/${slug}`, document });
  const home = named.get('home-page');
  return home ? [...found, { link: '/', document: home }] : found;
}

/** The records of the site that can be found by themselves, with where each is shown. */
export function siteRecords(collection: Collections, values: Values) {
  return Object.entries(RECORD_LINKS).flatMap(([name, { kind, link, ownPage }]) =>
    collection(name).map((record) => ({ name, kind, link: link(record, values), ownPage, record })),
  );
}

/** The addresses of the site that are pages of their own, without query: of page documents, records, and tabs with a page. */
export function siteAddresses(documents: Documents, collection: Collections, values: Values): string[] {
  const ofPages = sitePages(documents, values.product).map(({ link }) => link);
  const ofRecords = siteRecords(collection, values).flatMap(({ link, ownPage }) => (ownPage ? [link] : []));
  const ofTabs = collection('international-offers-tabs').map((tab) => `/international-offers/${slugOf(tab, values)}`);
  return [...new Set([...ofPages, ...ofRecords, ...ofTabs])];
}

/** Every call of the contract that reads, with its parameters, so that a check can make them all. */
export function everyCall(documents: Documents, collection: Collections, values: Values): { name: EndpointName; path: string }[] {
  const slugs = (name: string) => collection(name).map((record) => slugOf(record, values));
  const groups = (name: string) => [...new Set(collection(name).map((record) => field(record, 'group', values)))];
  const parameters: Partial<Record<EndpointName, string[]>> = {
    page: [...documents.pages.keys()],
    legalPage: [...documents.folders.legal.keys()],
    jcbCashbackCampaign: [...documents.folders.jcb.keys()],
    loungeCity: citiesOfLounges(collection, values).map(({ slug }) => slug),
    scanAndScoreTab: [...documents.folders['scan-and-score'].keys()],
    cardDetails: slugs('credit-cards'),
    debitCardDetails: slugs('debit-cards'),
    prepaidCardDetails: slugs('prepaid-cards'),
    msmeCardsDetail: slugs('msme-cards'),
    accessoriesDetail: slugs('accessories'),
    offersDetail: ['exclusive-offers', 'msme-offers', 'festive-offers', 'international-offers', 'privileges'].flatMap(slugs),
    legalPagesTable: groups('legal-tables'),
    structureTable: groups('structure-tables'),
    iframeLink: slugs('iframes'),
  };
  return Object.entries(ENDPOINTS).flatMap(([key, endpoint]) => {
    const name = key as EndpointName;
    if (endpoint.method !== 'GET') return [];
    const path = (slug?: string) => endpointPath(endpoint.path, values.product, slug);
    const given = parameters[name];
    if (given === undefined) return [{ name, path: endpoint.envelope === 'list' ? `${path()}?page_size=50` : path() }];
    return given.map((slug) => ({ name, path: endpoint.path.includes('{slug}') ? path(slug) : `${path()}?slug=${slug}` }));
  });
}
