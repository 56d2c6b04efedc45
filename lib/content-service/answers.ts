import { z } from 'zod';
import { ENDPOINTS, type EndpointName, type PageEndpointName } from '#lib/contract/endpoints.ts';
import { PAGE_ENDPOINTS, screenSlug } from '#lib/contract/match.ts';
import { field, type SourceRecord, textIn } from './documents/collection.ts';
import { loungeCityDocument } from './documents/lounge-city-pages.ts';
import { createReadOnlyLinks } from './documents/read-only-links.ts';
import type { Documents } from './documents/store.ts';
import { type Answer, createBuilders, type ServiceCall } from './records/answer-builders.ts';
import { bankFilters, issuerFilters, loungeFilters, offerFilters, tabFilter } from './records/filters.ts';
import type { Filter } from './records/list.ts';
import { createOffers } from './records/offers.ts';
import { createSearch } from './search.ts';

/** Lists of cards: the collection of each kind. */
const CARDS = { credit: 'credit-cards', debit: 'debit-cards', prepaid: 'prepaid-cards', msme: 'msme-cards' } as const;

const byYear: Filter = { name: 'year', valuesOf: ({ year }) => [String(year ?? '')] };

/** What the embedded service answers on each path of the contract. */
export function createAnswers(documents: () => Documents, product: string) {
  const build = createBuilders(documents, product);
  const { collection, values, bare, one, screen, inFolder, list, tabs, cards, detail, inGroup, matching, matchingQuestions } =
    build;
  const search = createSearch(documents, product);
  const offers = createOffers(build);
  const readOnlyLinks = createReadOnlyLinks(documents);

  const milestoneYears = (): SourceRecord[] => {
    const years = collection('milestones').map(({ year }) => String(year ?? ''));
    return [...new Set(years)]
      .sort((a, b) => b.localeCompare(a))
      .map((year) => ({ slug: year, title: year, count: years.filter((other) => other === year).length }));
  };
  const citiesWithLounges = (): SourceRecord[] => {
    const filled = values();
    const ofCity = Map.groupBy(collection('lounges'), (lounge) => field(lounge, 'city_slug', filled));
    return collection('cities').flatMap((city) => {
      const count = ofCity.get(field(city, 'slug', filled))?.length ?? 0;
      return count === 0 ? [] : [{ ...city, count }];
    });
  };
  const pageAddresses = (): SourceRecord[] => {
    const { pages, folders } = documents();
    const below = (folder: string, slugs: ReadonlyMap<string, unknown>) =>
      [...slugs.keys()].map((slug) => ({ path: `${folder}/${slug}` }));
    return [...below('', pages), ...below('/legal', folders.legal), ...below('/jcb-cashback-campaign', folders.jcb)];
  };
  const banksByName = (banks: readonly SourceRecord[], locale: string): SourceRecord[] => {
    const name = ({ bank_name }: SourceRecord) => textIn(bank_name, locale, values());
    return banks.toSorted((a, b) => name(a).localeCompare(name(b), locale));
  };
  const banksNamed = matching('banks', ['bank_name']);
  const creditCards = () => collection(CARDS.credit);
  const allCards = ({ params }: ServiceCall) =>
    Object.entries(CARDS).flatMap(([type, name]) =>
      params.card_type === undefined || params.card_type === type ? collection(name) : [],
    );

  const screens = Object.fromEntries(PAGE_ENDPOINTS.map((name) => [name, screen(screenSlug(name))])) as Record<
    PageEndpointName,
    Answer
  >;

  const get: Record<Exclude<EndpointName, 'cardDesignRequest'>, Answer> = {
    ...screens,
    header: bare('header'),
    messages: bare('messages'),
    footer: bare('footer'),
    search: ({ params, locale }) => search(z.object(ENDPOINTS.search.query).parse(params), locale),

    homePage: one(() => documents().named.get('home-page')),
    page: one(({ slug }) => documents().pages.get(slug ?? '')),
    loungeCity: one(({ params }) => loungeCityDocument(params.slug ?? '', documents(), collection, values())),
    scanAndScoreTab: inFolder('scan-and-score'),
    legalPage: inFolder('legal'),
    creditCardTerms: one(() => documents().folders.legal.get('credit-card-terms-and-condition')),
    jcbCashbackCampaign: one(({ params }) => {
      const { jcb } = documents().folders;
      return params.slug === undefined ? jcb.values().next().value : jcb.get(params.slug);
    }),

    creditCardOptions: tabs('creditCardOptions', 'credit-card-options', CARDS.credit),
    debitCardOptions: tabs('debitCardOptions', 'debit-card-options', CARDS.debit),
    prepaidCardOptions: tabs('prepaidCardOptions', 'prepaid-card-options', CARDS.prepaid),
    faqTabs: tabs('faqTabs', 'faq-tabs', 'faqs'),
    domesticOffersTabs: tabs('domesticOffersTabs', 'domestic-offers-tabs', 'festive-offers'),
    internationalOffersTabs: tabs('internationalOffersTabs', 'international-offers-tabs', 'international-offers'),
    milestoneYears: list('milestoneYears', milestoneYears),
    citiesList: list('citiesList', citiesWithLounges),

    creditCardLists: cards('creditCardLists', creditCards),
    cardLists: cards('cardLists', allCards),
    msmeCardLists: cards('msmeCardLists', () => collection(CARDS.msme)),
    prepaidCardsList: cards('prepaidCardsList', () => collection(CARDS.prepaid)),
    accessoriesList: cards('accessoriesList', () => collection('accessories')),
    cardStudioCards: cards('cardStudioCards', () => collection('studio-cards')),

    cardDetails: detail(creditCards),
    debitCardDetails: detail(() => collection(CARDS.debit)),
    prepaidCardDetails: detail(() => collection(CARDS.prepaid)),
    msmeCardsDetail: detail(() => collection(CARDS.msme)),
    accessoriesDetail: detail(() => collection('accessories')),

    offerCards: list('offerCards', offers.current, (given) => offerFilters(given.records, given.context), true),
    offersDetail: offers.detail,

    bankLists: list(
      'bankLists',
      ({ locale }) => banksByName(collection('banks'), locale),
      (given) => bankFilters(given.records, given.context),
      true,
    ),
    bankSearch: list(
      'bankSearch',
      (call) => banksByName(banksNamed(call), call.locale),
      (given) => issuerFilters(given.context),
      true,
    ),
    airportLounges: list(
      'airportLounges',
      matching('lounges', ['lounge_name', 'airport_name', 'airport_code', 'city_label', 'country', 'other_names']),
      (given) => loungeFilters(given.records, given.context),
      true,
    ),
    faqDetails: list(
      'faqDetails',
      () => collection('faqs'),
      (given) => [tabFilter(given.context)],
    ),
    faqSearch: list('faqSearch', matchingQuestions),
    milestones: list(
      'milestones',
      () => collection('milestones'),
      () => [byYear],
    ),
    pressReleases: list('pressReleases', () => collection('press-releases')),
    legalPagesTable: list('legalPagesTable', inGroup('legal-tables')),
    structureTable: list('structureTable', inGroup('structure-tables')),
    siteMap: list('siteMap', () => collection('site-map')),
    pageAddresses: list('pageAddresses', pageAddresses),
    readOnlyDocuments: list('readOnlyDocuments', () => readOnlyLinks().map((link) => ({ link }))),
    redirects: list('redirects', () => collection('redirects')),
    iframeLink: detail(() => collection('iframes')),
  };
  const hasDesign = (slug: string) => collection('studio-cards').some((design) => field(design, 'slug', values()) === slug);
  return { get, hasDesign };
}
