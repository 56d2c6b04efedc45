import { modelOf } from './model-of.ts';

test.each([
  ['offerCards', { offer_type: 'select' }, 'privilege'],
  ['offersDetail', { offer_type: 'msme' }, 'msme-offer'],
  ['cardLists', { card_type: 'msme' }, 'msme-card'],
  ['cardDetails', { card_type: 'credit' }, 'credit-card'],
  ['faqTabs', {}, 'faq-tab'],
  ['prepaidCardOptions', {}, 'prepaid-card-option'],
  ['citiesList', {}, 'city'],
  ['creditCardTerms', {}, 'legal-page'],
  ['about', {}, 'screen'],
  ['loungeCity', {}, 'screen'],
  ['homePage', {}, 'home-page'],
  ['faqSearch', {}, 'faq'],
] as const)('the model of an answer of %s with %j is %s', (endpoint, document, model) => {
  expect(modelOf(endpoint, document)).toBe(model);
});
