import type { Offer, OfferType } from './records/offer.ts';

/** The address of an offer's page by its type (spec 2.1), with `{product}` for the product slug; the last `{id}` is its slug. */
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
