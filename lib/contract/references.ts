import type { ModelName } from './models.ts';

const CARDS: readonly ModelName[] = ['credit-card', 'debit-card', 'prepaid-card', 'msme-card', 'accessory'];
const OFFERS: readonly ModelName[] = ['exclusive-offer', 'msme-offer', 'festive-offer', 'international-offer', 'privilege'];
const TIERS: readonly ModelName[] = ['card-tier'];

/** Fields that name records by their slugs wherever they are. */
const BY_FIELD: Readonly<Record<string, readonly ModelName[]>> = {
  tier_slug: TIERS,
  card_slug: TIERS,
};

/** By owner and field. Other tabs and categories are groups that exist because records name them. */
const BY_OWNER: Readonly<Record<string, readonly ModelName[]>> = {
  'bank.bank.card_slugs': TIERS,
  ...Object.fromEntries(OFFERS.map((model) => [`${model}.${model}.card_slugs`, TIERS])),
  ...Object.fromEntries(OFFERS.map((model) => [`${model}.${model}.city_slug`, ['city']])),
  'faq.faq.tab_slug': ['faq-tab'],
  'credit-card.credit-card.tab_slug': ['credit-card-option'],
  'credit-card.credit-card.category_slug': ['credit-card-option'],
  'debit-card.debit-card.tab_slug': ['debit-card-option'],
  'prepaid-card.prepaid-card.tab_slug': ['prepaid-card-option'],
  'festive-offer.festive-offer.tab_slug': ['domestic-offers-tab'],
  'international-offer.international-offer.tab_slug': ['international-offers-tab'],
  'blocks.card-chooser-questions-options.card_slugs': CARDS,
};

/**
 * The types of record that a field names by their slugs; `undefined` for a field that names none.
 * @param owner as `faq.faq` or `blocks.card-chooser-questions-options`
 */
export function referencedModels(owner: string, field: string): readonly ModelName[] | undefined {
  return BY_OWNER[`${owner}.${field}`] ?? BY_FIELD[field];
}
