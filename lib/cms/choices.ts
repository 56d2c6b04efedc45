import type { ModelName } from '#lib/contract/models.ts';

/** Where the values of a reference come from: the slugs of the entries of models, or of the blocks of the same page. */
export interface Choices {
  models: readonly ModelName[];
  /** Whether a value that no entry has is allowed: entries with one category make the category. */
  isOpen?: boolean;
}

const CARDS = ['credit-card', 'debit-card', 'prepaid-card', 'msme-card', 'accessory', 'studio-card'] as const;
const TIERS: Choices = { models: ['card-tier'] };

/** By owner and field, else by field. */
const CHOICES: Readonly<Record<string, Choices>> = {
  tier_slug: TIERS,
  card_slug: TIERS,
  card_slugs: TIERS,
  city_slug: { models: ['city'] },
  'faq.tab_slug': { models: ['faq-tab'] },
  'credit-card.tab_slug': { models: ['credit-card-option'] },
  'debit-card.tab_slug': { models: ['debit-card-option'] },
  'prepaid-card.tab_slug': { models: ['prepaid-card-option'] },
  'festive-offer.tab_slug': { models: ['domestic-offers-tab'] },
  'international-offer.tab_slug': { models: ['international-offers-tab'] },
  'blocks.card-chooser-questions-options.card_slugs': { models: CARDS },
};

/** The entries that a field refers to; nothing for a field that is no reference. */
export function choicesFor(owner: string, field: string): Choices | undefined {
  return CHOICES[`${owner}.${field}`] ?? CHOICES[field];
}
