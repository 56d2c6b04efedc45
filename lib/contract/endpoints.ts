import { z } from 'zod';
import { slug, table } from './atoms.ts';
import { cardQuery, detailQuery, paging, searchText, slugs } from './call-params.ts';
import { footer, header, messages, page, search, suggestions } from './documents.ts';
import { bank } from './records/bank.ts';
import { CARD_TYPES, card, cardDetail } from './records/card.ts';
import { designRequest, designRequestReceipt } from './records/design-request.ts';
import { faq } from './records/faq.ts';
import { iframe } from './records/iframe.ts';
import { lounge } from './records/lounge.ts';
import { milestone, PRESS_RELEASES_PATH } from './records/milestone.ts';
import { OFFER_TYPES, offer, offerDetail } from './records/offer.ts';
import { pageAddress } from './records/page-address.ts';
import { readOnlyDocument } from './records/read-only-document.ts';
import { redirect } from './records/redirect.ts';
import { siteMapGroup } from './records/site-map-group.ts';
import { tab } from './records/tab.ts';

type Envelope = 'bare' | 'one' | 'list';

/** The client, the proxy at `/api`, the embedded service and the OpenAPI document are made from the table below. */
export interface Endpoint<Answer extends z.ZodType = z.ZodType, Enveloped extends Envelope = Envelope> {
  /** The path, with `{product}` for the product slug and `{slug}` for a parameter. */
  path: string;
  method: 'GET' | 'POST';
  /** `bare`: the body is the document, which always exists; `one`: `{data}`; `list`: `{data, meta}`. */
  envelope: Enveloped;
  /** The query parameters beside `locale`. */
  query: Record<string, z.ZodType>;
  body?: z.ZodType;
  answer: Answer;
  /** Whether nothing usable is left of a document, so that it counts as invalid. */
  isEmpty?(answer: z.output<Answer>): boolean;
  summary: string;
}
export type ListEndpoint<Answer extends z.ZodType = z.ZodType> = Endpoint<Answer, 'list'>;
export type DocumentEndpoint<Answer extends z.ZodType = z.ZodType> = Endpoint<Answer, 'bare' | 'one'>;

function endpoint<Answer extends z.ZodType, const Enveloped extends Envelope>(
  envelope: Enveloped,
  path: string,
  summary: string,
  answer: Answer,
  query: Endpoint['query'],
  isEmpty?: (answer: z.output<Answer>) => boolean,
): Endpoint<Answer, Enveloped> {
  return { path, method: 'GET', envelope, query, answer, summary, ...(isEmpty ? { isEmpty } : {}) };
}
const one = <Answer extends z.ZodType>(path: string, summary: string, answer: Answer, query: Endpoint['query'] = {}) =>
  endpoint('one', path, summary, answer, query);
const list = <Answer extends z.ZodType>(path: string, summary: string, answer: Answer, query: Endpoint['query'] = paging) =>
  endpoint('list', path, summary, answer, query);
const pageAt = (path: string, summary: string, query: Endpoint['query'] = {}) =>
  endpoint(
    'one',
    path,
    summary,
    page,
    query,
    ({ title, seo, content }) => (title ?? seo?.seo_title) === undefined && content.length === 0,
  );

export const ENDPOINTS = {
  header: endpoint(
    'bare',
    '/api/header',
    'The header of every page',
    header,
    {},
    ({ top, bottom }) => !top.languages?.length && !bottom.header_menu?.length,
  ),
  messages: endpoint(
    'bare',
    '/api/messages',
    'The texts that are the same on every page',
    messages,
    {},
    ({ locale: _locale, ...texts }) => Object.keys(texts).length === 0,
  ),
  footer: endpoint('bare', '/api/footer', 'The footer of every page', footer, {}, ({ locale: _locale, ...parts }) =>
    Object.values(parts).every((part) => Array.isArray(part) && part.length === 0),
  ),
  search: {
    path: '/api/search',
    method: 'GET',
    envelope: 'bare',
    query: {
      site: slug.optional().describe('The site, where the service has several'),
      searchItem: searchText,
      ...paging,
      category: slug.optional().describe('The category of results'),
      type: z.literal('suggestion').optional().describe('Suggestions instead of results'),
    },
    answer: z.union([search, suggestions]),
    summary: 'Search results, or suggestions with type=suggestion',
  },
  homePage: pageAt('/api/home-page', 'The home page'),
  page: pageAt('/api/pages/{slug}', 'A generic content page'),
  about: pageAt('/api/about-{product}', 'About the network'),
  selectCreditCard: pageAt('/api/select-credit-card', 'The select card'),
  platinumCreditCard: pageAt('/api/platinum-credit-card', 'The platinum card'),
  msmeCard: pageAt('/api/msme-card', 'Business cards'),
  emiCcUpi: pageAt('/api/emi-cc-upi', 'Instalments on a credit card over UPI'),
  onTheGo: pageAt('/api/{product}-on-the-go', 'Accessories that pay'),
  prepaidCardsRange: pageAt('/api/prepaid-cards-range', 'The range of prepaid cards'),
  prepaidCardForCorporate: pageAt('/api/prepaid-card-for-corporate', 'Prepaid cards for companies'),
  lounges: pageAt('/api/lounges', 'The lounges page'),
  loungeCity: pageAt('/api/lounge-city', 'The lounges of one city', { slug }),
  offer: pageAt('/api/offer', 'The page of exclusive offers'),
  domesticOffers: pageAt('/api/domestic-offers', 'The page of the festive carnival'),
  internationalOffers: pageAt('/api/international-offers', 'The page of international offers'),
  internationalOffersTerms: pageAt('/api/international-offers-terms-and-condition', 'The terms of international offers'),
  disclaimer: pageAt('/api/disclaimer', 'The disclaimer'),
  scanAndScore: pageAt('/api/{product}-scan-and-score', 'Scan and score'),
  scanAndScoreTab: pageAt('/api/{product}-scan-and-score/tab/detail', 'One tab of scan and score', { slug }),
  cardStudio: pageAt('/api/{product}-card-studio', 'The card studio'),
  legalPage: pageAt('/api/legal-pages', 'A legal page', { slug }),
  creditCardTerms: pageAt('/api/legal-pages/credit-card-terms-and-condition', 'The terms of credit cards'),
  jcbCashbackCampaign: pageAt(
    '/api/legal-pages/jcb-cashback-campaign',
    'A page of the cashback campaign; without a slug its first',
    { slug: slug.optional() },
  ),

  creditCardOptions: list('/api/credit-card-options', 'Kinds of credit card', tab),
  debitCardOptions: list('/api/debit-card-options', 'Kinds of debit card', tab),
  prepaidCardOptions: list('/api/prepaid-card-options', 'Kinds of prepaid card', tab),
  faqTabs: list('/api/faq-tabs', 'Topics of questions', tab),
  domesticOffersTabs: list('/api/domestic-offers-tabs', 'Tabs of the festive carnival', tab),
  internationalOffersTabs: list('/api/international-offers-tabs', 'Tabs of international offers', tab),
  milestoneYears: list('/api/milestone-years', 'Years with milestones', tab),
  citiesList: list('/api/cities-list', 'Cities with lounges', tab),

  creditCardLists: list('/api/credit-card-lists', 'Credit cards', card, cardQuery),
  cardLists: list('/api/card-lists', 'Cards of every kind', card, {
    ...cardQuery,
    card_type: z.enum(CARD_TYPES).optional().describe('Cards of this kind'),
  }),
  msmeCardLists: list('/api/msme-card-lists', 'Business cards', card, cardQuery),
  prepaidCardsList: list('/api/prepaid-cards-list', 'Prepaid cards', card, cardQuery),
  accessoriesList: list('/api/accessories-list', 'Accessories', card, cardQuery),
  cardStudioCards: list('/api/{product}-card-studio/cards', 'Designs of the card studio', card, cardQuery),

  cardDetails: one('/api/card-details', 'A credit card in detail', cardDetail, detailQuery),
  debitCardDetails: one('/api/debit-card-details', 'A debit card in detail', cardDetail, detailQuery),
  prepaidCardDetails: one('/api/prepaid-card-details', 'A prepaid card in detail', cardDetail, detailQuery),
  msmeCardsDetail: one('/api/msme-cards-detail', 'A business card in detail', cardDetail, detailQuery),
  accessoriesDetail: one('/api/accessories-detail', 'An accessory in detail', cardDetail, detailQuery),

  offerCards: list('/api/offer-cards', 'Offers; meta.facets counts what each filter would leave', offer, {
    offer_type: z.enum(OFFER_TYPES).optional().describe('Offers of this kind'),
    tab: slug.optional().describe('The tab of the list'),
    category: slugs.optional().describe('Their categories'),
    card: slugs.optional().describe('The cards they are for'),
    place: slugs.optional().describe('`online`, `in_store`'),
    city: slugs.optional().describe('Their cities'),
    date: z.enum(['ending-soon', 'new']).optional().describe('Those that end soon, or are new'),
    sort: z.enum(['newest', 'ending', 'title']).optional().describe('Their order'),
    ...paging,
  }),
  offersDetail: one('/api/offers-detail', 'An offer in detail', offerDetail, detailQuery),

  bankLists: list('/api/bank-lists', 'Banks that issue cards', bank, {
    card: slugs.optional().describe('Issuers of these cards'),
    tier: slug.optional().describe('The one of these cards that was chosen'),
    letter: z.string().max(8).optional().describe('The first letter of the name'),
    ...paging,
  }),
  bankSearch: list('/api/bank-search', 'Banks by name', bank, {
    search: searchText,
    card: slugs.optional().describe('Issuers of these cards'),
    tier: slug.optional().describe('The one of these cards that was chosen'),
    ...paging,
  }),
  airportLounges: list('/api/airport-lounges', 'Lounges', lounge, {
    search: searchText,
    city: slugs.optional().describe('Their cities'),
    airport: slug.optional().describe('The code of their airport'),
    card: slugs.optional().describe('Cards that open them'),
    terminal: z.enum(['domestic', 'international']).optional().describe('Their terminal'),
    ...paging,
  }),
  faqDetails: list('/api/faq-details', 'Questions of a topic', faq, { tab: slug.optional().describe('The topic'), ...paging }),
  faqSearch: list('/api/faq-search', 'Questions with a text in them', faq, { search: searchText, ...paging }),
  milestones: list('/api/milestones', 'Milestones', milestone, { year: slug.optional().describe('The year'), ...paging }),
  pressReleases: list(PRESS_RELEASES_PATH, 'Press releases, the newest first', milestone, paging),
  legalPagesTable: list('/api/legal-pages-table', 'Tables of a legal page', table, { slug }),
  structureTable: list('/api/structure-table', 'Tables of a subject', table, { slug }),
  siteMap: list('/api/site-map', 'All pages by subject', siteMapGroup),
  pageAddresses: list(
    '/api/page-addresses',
    'The addresses of generic, legal and campaign pages, for sitemaps; a service without it is answered for by its site map',
    pageAddress,
  ),
  readOnlyDocuments: list(
    '/api/read-only-documents',
    'The PDFs that content in any language marks as read-only; for a service without it the site reads them from all pages',
    readOnlyDocument,
  ),
  redirects: list('/api/redirects', 'Addresses that have moved', redirect),
  iframeLink: one('/api/iframe-link', 'A page shown in a frame', iframe, { slug }),

  cardDesignRequest: {
    path: '/api/card-design-request',
    method: 'POST',
    envelope: 'one',
    query: {},
    body: designRequest,
    answer: designRequestReceipt,
    summary: 'A request for a card design',
  },
} satisfies Record<string, Endpoint>;

export type EndpointName = keyof typeof ENDPOINTS;
export type PageEndpointName = {
  [Name in EndpointName]: (typeof ENDPOINTS)[Name]['answer'] extends typeof page ? Name : never;
}[EndpointName];
