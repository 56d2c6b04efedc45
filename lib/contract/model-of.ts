import { property } from '#lib/platform/property.ts';
import { page } from './documents.ts';
import { ENDPOINTS, type EndpointName } from './endpoints.ts';
import { MODELS, type Model, type ModelName } from './models.ts';

const MODEL_NAMES = Object.keys(MODELS) as ModelName[];

/** By the type of a card or an offer. */
const TYPES: Readonly<Record<string, ModelName>> = {
  credit: 'credit-card',
  debit: 'debit-card',
  prepaid: 'prepaid-card',
  studio: 'studio-card',
  accessory: 'accessory',
  exclusive: 'exclusive-offer',
  festive: 'festive-offer',
  international: 'international-offer',
};

/** The model of a document that an endpoint answers with, or of a record in its list. */
export function modelOf(name: EndpointName, document: unknown): ModelName {
  const { answer } = ENDPOINTS[name];
  const models = MODEL_NAMES.filter((model) => (MODELS[model] as Model).endpoints.includes(name));
  if (answer === page) {
    if (name === 'creditCardTerms') return 'legal-page';
    return models.find((model) => MODELS[model].folder !== 'records') ?? 'screen';
  }
  const exact = models.find((model) => (MODELS[model] as Model).schema === answer);
  const [card, offer] = [property(document, 'card_type'), property(document, 'offer_type')];
  if (card === 'msme') return 'msme-card';
  if (offer === 'msme') return 'msme-offer';
  const typed = TYPES[String(card ?? offer)];
  if (typed && models.includes(typed)) return typed;
  // The remaining types of offer are privileges that are booked.
  return offer === undefined ? (exact ?? models[0] ?? 'page') : 'privilege';
}
