import { z } from 'zod';
import { label, list, slug, table } from './atoms.ts';
import { footer, header, messages, page } from './documents.ts';
import type { EndpointName } from './endpoints.ts';
import { cardPath, offerPath, type TypeWithPages } from './record-paths.ts';
import { bank } from './records/bank.ts';
import { cardDetail } from './records/card.ts';
import { faq } from './records/faq.ts';
import { iframe } from './records/iframe.ts';
import { lounge } from './records/lounge.ts';
import { milestone } from './records/milestone.ts';
import { offerDetail } from './records/offer.ts';
import { redirect } from './records/redirect.ts';
import { siteMapGroup } from './records/site-map-group.ts';
import { tab } from './records/tab.ts';

/** The fields that decide an address. */
export interface Entry {
  slug?: string | undefined;
  offer_type?: string | undefined;
  tab_slug?: string | undefined;
}

/** A type of content; the webhook and the generated CMS are made from the table below. */
export interface Model {
  /** The folder of the sample content; `''` for a document beside the folders. */
  folder: '' | 'pages' | 'screens' | 'legal' | 'jcb' | 'scan-and-score' | 'records';
  /** Of a document or a list of records; in a folder of pages each entry has its file. */
  file: string;
  schema: z.ZodObject;
  /** The endpoints whose answers contain its entries. */
  endpoints: readonly EndpointName[];
  /** The address of the page of an entry, without language; `*` for every page. */
  address?: (entry: Entry, product: string) => string | undefined;
}

const document = (file: string, schema: z.ZodObject, endpoint: EndpointName, address: string): Model => ({
  folder: '',
  file,
  schema,
  endpoints: [endpoint],
  address: () => address,
});
const pagesIn = (folder: Model['folder'], endpoint: EndpointName, path: string): Model => ({
  folder,
  file: '',
  schema: page,
  endpoints: [endpoint],
  address: ({ slug: pageSlug }) => (pageSlug === undefined ? undefined : `${path}/${pageSlug}`),
});
const records = (file: string, schema: z.ZodObject, ...endpoints: EndpointName[]): Model => ({
  folder: 'records',
  file,
  schema,
  endpoints,
});
const cards = (file: string, type: TypeWithPages, ...endpoints: EndpointName[]): Model => ({
  ...records(file, cardDetail.extend({ category_slug: slug.optional() }), ...endpoints),
  address: ({ slug: own }) => (own === undefined ? undefined : cardPath({ card_type: type, slug: own })),
});
const offers = (file: string): Model => ({
  ...records(file, offerDetail, 'offerCards', 'offersDetail'),
  address: ({ slug: own, offer_type, tab_slug }, product) => {
    const type = offerDetail.shape.offer_type.safeParse(offer_type);
    return own === undefined || !type.success ? undefined : offerPath({ offer_type: type.data, slug: own, tab_slug }, product);
  },
});
const tables = (file: string, endpoint: EndpointName) => records(file, table.extend({ group: slug }), endpoint);

export const MODELS = {
  header: document('header', header, 'header', '*'),
  footer: document('footer', footer, 'footer', '*'),
  message: document('messages', messages, 'messages', '*'),
  'home-page': document('home-page', page, 'homePage', '/'),

  page: pagesIn('pages', 'page', ''),
  // Its endpoint and its address depend on the slug: see `lib/routes/entry-address.ts`.
  screen: { folder: 'screens', file: '', schema: page, endpoints: [] },
  'legal-page': pagesIn('legal', 'legalPage', '/legal'),
  'campaign-page': pagesIn('jcb', 'jcbCashbackCampaign', '/jcb-cashback-campaign'),
  'scan-and-score-tab': { folder: 'scan-and-score', file: '', schema: page, endpoints: ['scanAndScoreTab'] },

  'credit-card': cards('credit-cards', 'credit', 'creditCardLists', 'cardLists', 'cardDetails', 'creditCardOptions'),
  'debit-card': cards('debit-cards', 'debit', 'cardLists', 'debitCardDetails', 'debitCardOptions'),
  'prepaid-card': cards('prepaid-cards', 'prepaid', 'prepaidCardsList', 'cardLists', 'prepaidCardDetails', 'prepaidCardOptions'),
  'msme-card': cards('msme-cards', 'msme', 'msmeCardLists', 'cardLists', 'msmeCardsDetail'),
  accessory: cards('accessories', 'accessory', 'accessoriesList', 'accessoriesDetail'),
  'studio-card': records('studio-cards', cardDetail, 'cardStudioCards'),

  'exclusive-offer': offers('exclusive-offers'),
  'msme-offer': offers('msme-offers'),
  'festive-offer': offers('festive-offers'),
  'international-offer': offers('international-offers'),
  privilege: offers('privileges'),

  bank: records('banks', bank, 'bankLists', 'bankSearch'),
  lounge: records('lounges', lounge.extend({ other_names: label.optional() }), 'airportLounges', 'citiesList', 'loungeCity'),
  city: records('cities', tab, 'citiesList', 'loungeCity'),
  faq: records('faqs', faq, 'faqDetails', 'faqSearch', 'faqTabs'),
  milestone: records('milestones', milestone, 'milestones', 'milestoneYears'),
  'press-release': records('press-releases', milestone, 'pressReleases'),
  'legal-table': tables('legal-tables', 'legalPagesTable'),
  'structure-table': tables('structure-tables', 'structureTable'),
  'site-map-group': records('site-map', siteMapGroup, 'siteMap'),
  iframe: records('iframes', iframe.extend({ slug }), 'iframeLink'),
  redirect: records('redirects', redirect, 'redirects'),

  'credit-card-option': records('credit-card-options', tab, 'creditCardOptions'),
  'debit-card-option': records('debit-card-options', tab, 'debitCardOptions'),
  'prepaid-card-option': records('prepaid-card-options', tab, 'prepaidCardOptions'),
  'faq-tab': records('faq-tabs', tab, 'faqTabs'),
  'domestic-offers-tab': records('domestic-offers-tabs', tab, 'domesticOffersTabs'),
  'international-offers-tab': records('international-offers-tabs', tab, 'internationalOffersTabs'),
  'card-tier': records('card-tiers', tab, 'offerCards', 'airportLounges', 'bankLists'),
  'best-bet': records('best-bets', z.object({ link: label, phrases: list(label, 200) }), 'search'),
} satisfies Record<string, Model>;

export type ModelName = keyof typeof MODELS;
