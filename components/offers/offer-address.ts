import type { Offer } from '#lib/content/contract/records/offer.ts';
import { settings } from '#lib/settings.ts';

const FOLDERS: Record<Offer['offer_type'], string> = {
  exclusive: 'exclusive-offers',
  msme: 'msme-offers',
  festive: `${settings.PRODUCT_SLUG}-festive-carnival`,
  domestic: `${settings.PRODUCT_SLUG}-festive-carnival`,
  international: 'international-offers',
  cashback: 'jcb-cashback-campaign',
  booking: 'booking',
  select: 'rupayselect',
  platinum: 'rupayplatinum',
};

/** The address of an offer: its own link, else its page among the offers of its type (spec 2.1). */
export function offerAddress({ link, offer_type, slug }: Offer): string {
  return link ?? `/${FOLDERS[offer_type]}/${slug}`;
}

/** Whether an offer has ended on a day in India; both are ISO dates, and its last day still counts. */
export function hasEnded({ valid_to }: Offer, today: string): boolean {
  return valid_to !== undefined && valid_to < today;
}
