import type { PageEndpointName } from '#lib/content/contract/endpoints.ts';

/** The endpoints that return one page each, whose document is a file of `data/screens/`. */
type ScreenName = Exclude<
  PageEndpointName,
  'homePage' | 'page' | 'legalPage' | 'creditCardTerms' | 'jcbCashbackCampaign' | 'scanAndScoreTab' | 'loungeCity'
>;

/** The file of each of them in `data/screens/`. An endpoint that is missing here does not compile. */
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
