import { settings } from '#lib/config/settings.ts';
import { offerPath } from '#lib/contract/record-paths.ts';
import type { Offer } from '#lib/contract/records/offer.ts';

/** The path of an offer's page on this site. */
export function offerPagePath(offer: Pick<Offer, 'offer_type' | 'slug' | 'tab_slug'>): string {
  return offerPath(offer, settings.PRODUCT_SLUG);
}

/** Where an offer links to: its own link, or its page. */
export function offerHref(offer: Pick<Offer, 'link' | 'offer_type' | 'slug' | 'tab_slug'>): string {
  return offer.link ?? offerPagePath(offer);
}
