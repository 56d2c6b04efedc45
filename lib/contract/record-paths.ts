import { COMPARE_ID } from '#lib/config/element-ids.ts';
import { listHref } from './page-query.ts';
import type { Card, CardType } from './records/card.ts';
import type { Offer, OfferType } from './records/offer.ts';

/** The address of an offer's page by its type, with `{product}` for the product slug; the last `{id}` is its slug. */
export const OFFER_PATTERNS: Readonly<Record<OfferType, string>> = {
  exclusive: '/exclusive-offers/{id}',
  msme: '/msme-offers/{id}',
  festive: '/{product}-festive-carnival/{id}',
  domestic: '/{product}-festive-carnival/{id}',
  international: '/international-offers/{id}/{id}',
  cashback: '/jcb-cashback-campaign/{id}',
  booking: '/booking/{id}',
  select: '/rupayselect/{id}',
  platinum: '/rupayplatinum/{id}',
};

/** The path of an offer's page. The path of an international offer contains its tab. */
export function offerPath(offer: Pick<Offer, 'offer_type' | 'slug' | 'tab_slug'>, product: string): string {
  const ids = offer.offer_type === 'international' ? [offer.tab_slug ?? 'Discover', offer.slug] : [offer.slug];
  const pattern = OFFER_PATTERNS[offer.offer_type].replace('{product}', product);
  return ids.reduce((path, id) => path.replace('{id}', id), pattern);
}

export const LOUNGES_PATH = '/lounges';

/** Pattern of the page of one city's lounges; `{id}` is the slug of the city. */
export const LOUNGE_CITY_PATTERN = `${LOUNGES_PATH}/{id}`;

/**
 * The path of the page of one city's lounges.
 * @param lounge slug of a lounge, for the fragment
 */
export function loungeCityPath(city: string, lounge?: string): string {
  return `${LOUNGE_CITY_PATTERN.replace('{id}', city)}${lounge ? `#${lounge}` : ''}`;
}

/** Path of the list page for each type of card; the pages of its cards are below it. */
export const CARD_LIST_PATHS = {
  credit: '/credit-cards',
  debit: '/debit-cards',
  prepaid: '/prepaid-cards',
  msme: '/msme-cards',
  accessory: '/on-the-go',
} as const satisfies Partial<Record<CardType, string>>;

export type TypeWithPages = keyof typeof CARD_LIST_PATHS;

/** The path of a card's page; `undefined` for a design of the card studio, which has none. */
export function cardPath(card: { card_type: TypeWithPages; slug: string }): string;
export function cardPath(card: Pick<Card, 'card_type' | 'slug'>): string | undefined;
export function cardPath({ card_type, slug }: Pick<Card, 'card_type' | 'slug'>): string | undefined {
  return card_type === 'studio' ? undefined : `${CARD_LIST_PATHS[card_type]}/${slug}`;
}

/** The address of a comparison of cards on the page of their list. */
export function compareHref(listPath: string, slugs: readonly string[]): string {
  return listHref(listPath, {}, { compare: slugs.join(',') }, COMPARE_ID);
}
