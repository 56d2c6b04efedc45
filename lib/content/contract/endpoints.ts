import { z } from 'zod';
import { SLUG_SOURCE } from '#lib/content/contract/slug.ts';
import { slug, table } from './atoms.ts';
import { footer, header, messages, page, search, suggestions } from './documents.ts';
import { bank } from './records/bank.ts';
import { CARD_TYPES, card, cardDetail } from './records/card.ts';
import { designRequest, designRequestReceipt } from './records/design-request.ts';
import { faq } from './records/faq.ts';
import { iframe } from './records/iframe.ts';
import { lounge } from './records/lounge.ts';
import { milestone } from './records/milestone.ts';
import { OFFER_TYPES, offer, offerDetail } from './records/offer.ts';
import { siteMapGroup } from './records/site-map-group.ts';
import { tab } from './records/tab.ts';

/**
 * The paths of spec 7 that this site speaks, each with its query and the shape of its answer. The proxy's
 * allow-list, the embedded content service, the client and the OpenAPI document are made from this table.
 */
export interface Endpoint {
  /** The path, with `{product}` for the product slug and `{slug}` for a parameter. */
  path: string;
  method: 'GET' | 'POST';
  /** `bare`: the body is the document; `one`: `{data}`; `list`: `{data, meta}`. */
  envelope: 'bare' | 'one' | 'list';
  /** The query parameters beside `locale`. */
  query: Record<string, z.ZodType>;
  /** The body of a POST. */
  body?: z.ZodType;
  /** The document, or one record of a list. */
  answer: z.ZodType;
  summary: string;
}

const slugs = z.string().regex(new RegExp(`^${SLUG_SOURCE}(?:,${SLUG_SOURCE}){0,11}$`));
const paging = {
  page_no: z.coerce.number().int().min(1).max(10_000).optional(),
  page_size: z.coerce.number().int().min(1).max(50).optional(),
};
const searchText = z.string().max(2000).optional();
const cardQuery = { tab: slug.optional(), compare: slugs.optional(), ...paging };
const detailQuery = { slug: slug.optional(), id: slug.optional() };

const bare = <Answer extends z.ZodType>(path: string, summary: string, answer: Answer) => ({
  path,
  method: 'GET' as const,
  envelope: 'bare' as const,
  query: {},
  answer,
  summary,
});
const one = <Answer extends z.ZodType>(path: string, summary: string, answer: Answer, query: Endpoint['query'] = {}) => ({
  path,
  method: 'GET' as const,
  envelope: 'one' as const,
  query,
  answer,
  summary,
});
const list = <Answer extends z.ZodType>(path: string, summary: string, answer: Answer, query: Endpoint['query'] = paging) => ({
  path,
  method: 'GET' as const,
  envelope: 'list' as const,
  query,
  answer,
  summary,
});

export const ENDPOINTS = {
  header: bare('/api/header', 'The header of every page', header),
  messages: bare('/api/messages', 'The texts that are the same on every page', messages),
  footer: bare('/api/footer', 'The footer of every page', footer),
  search: {
    path: '/api/search',
    method: 'GET',
    envelope: 'bare',
    query: {
      site: slug.optional(),
      searchItem: searchText,
      ...paging,
      category: slug.optional(),
      type: z.literal('suggestion').optional(),
    },
    answer: z.union([search, suggestions]),
    summary: 'Search results, or suggestions with type=suggestion',
  },

  homePage: one('/api/home-page', 'The home page', page),
  page: one('/api/pages/{slug}', 'A generic content page', page),
  about: one('/api/about-{product}', 'About the network', page),
  selectCreditCard: one('/api/select-credit-card', 'The select card', page),
  platinumCreditCard: one('/api/platinum-credit-card', 'The platinum card', page),
  msmeCard: one('/api/msme-card', 'Business cards', page),
  emiCcUpi: one('/api/emi-cc-upi', 'Instalments on a credit card over UPI', page),
  onTheGo: one('/api/{product}-on-the-go', 'Accessories that pay', page),
  prepaidCardsRange: one('/api/prepaid-cards-range', 'The range of prepaid cards', page),
  prepaidCardForCorporate: one('/api/prepaid-card-for-corporate', 'Prepaid cards for companies', page),
  lounges: one('/api/lounges', 'The lounges page', page),
  offer: one('/api/offer', 'The page of exclusive offers', page),
  domesticOffers: one('/api/domestic-offers', 'The page of the festive carnival', page),
  internationalOffers: one('/api/international-offers', 'The page of international offers', page),
  internationalOffersTerms: one('/api/international-offers-terms-and-condition', 'The terms of international offers', page),
  disclaimer: one('/api/disclaimer', 'The disclaimer', page),
  scanAndScore: one('/api/{product}-scan-and-score', 'Scan and score', page),
  scanAndScoreTab: one('/api/{product}-scan-and-score/tab/detail', 'One tab of scan and score', page, { slug }),
  cardStudio: one('/api/{product}-card-studio', 'The card studio', page),
  legalPage: one('/api/legal-pages', 'A legal page', page, { slug }),
  creditCardTerms: one('/api/legal-pages/credit-card-terms-and-condition', 'The terms of credit cards', page),
  jcbCashbackCampaign: one('/api/legal-pages/jcb-cashback-campaign', 'A page of the cashback campaign', page, { slug }),

  creditCardOptions: list('/api/credit-card-options', 'Kinds of credit card', tab),
  debitCardOptions: list('/api/debit-card-options', 'Kinds of debit card', tab),
  prepaidCardOptions: list('/api/prepaid-card-options', 'Kinds of prepaid card', tab),
  faqTabs: list('/api/faq-tabs', 'Topics of questions', tab),
  domesticOffersTabs: list('/api/domestic-offers-tabs', 'Tabs of the festive carnival', tab),
  internationalOffersTabs: list('/api/international-offers-tabs', 'Tabs of international offers', tab),
  milestoneYears: list('/api/milestone-years', 'Years with milestones', tab),
  citiesList: list('/api/cities-list', 'Cities with lounges', tab),

  creditCardLists: list('/api/credit-card-lists', 'Credit cards', card, cardQuery),
  cardLists: list('/api/card-lists', 'Cards of every kind', card, { ...cardQuery, card_type: z.enum(CARD_TYPES).optional() }),
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
    offer_type: z.enum(OFFER_TYPES).optional(),
    tab: slug.optional(),
    category: slugs.optional(),
    card: slugs.optional(),
    place: slugs.optional(),
    city: slugs.optional(),
    date: z.enum(['ending-soon', 'new']).optional().catch(undefined),
    sort: z.enum(['newest', 'ending', 'title']).optional().catch(undefined),
    ...paging,
  }),
  offersDetail: one('/api/offers-detail', 'An offer in detail', offerDetail, detailQuery),

  bankLists: list('/api/bank-lists', 'Banks that issue cards', bank, {
    card: slugs.optional(),
    tier: slug.optional(),
    letter: z.string().max(8).optional(),
    ...paging,
  }),
  bankSearch: list('/api/bank-search', 'Banks by name', bank, {
    search: searchText,
    card: slugs.optional(),
    tier: slug.optional(),
    ...paging,
  }),
  airportLounges: list('/api/airport-lounges', 'Lounges', lounge, {
    search: searchText,
    city: slugs.optional(),
    airport: slug.optional(),
    card: slugs.optional(),
    terminal: z.enum(['domestic', 'international']).optional().catch(undefined),
    ...paging,
  }),
  faqDetails: list('/api/faq-details', 'Questions of a topic', faq, { tab: slug.optional(), ...paging }),
  faqSearch: list('/api/faq-search', 'Questions with a text in them', faq, { search: searchText, ...paging }),
  milestones: list('/api/milestones', 'Milestones', milestone, { year: slug.optional(), ...paging }),
  legalPagesTable: list('/api/legal-pages-table', 'Tables of a legal page', table, { slug }),
  structureTable: list('/api/structure-table', 'Tables of a subject', table, { slug }),
  siteMap: list('/api/site-map', 'All pages by subject', siteMapGroup),
  iframeLink: one('/api/iframe-link', 'A page shown in a frame', iframe, { slug }),

  cardDesignRequest: {
    path: '/api/card-design-request',
    method: 'POST',
    envelope: 'one',
    query: {},
    body: designRequest,
    answer: designRequestReceipt,
    summary: 'A wish for a card design',
  },
} satisfies Record<string, Endpoint>;

export type EndpointName = keyof typeof ENDPOINTS;
