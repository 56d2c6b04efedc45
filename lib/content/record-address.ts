import { settings } from '#lib/config/settings.ts';
import type { Offer } from './contract/records/offer.ts';

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

/** The address of an offer: its own link, else its page among the offers of its type (spec 2.1); an international one is in its tab. */
export function offerAddress({
  link,
  offer_type,
  slug,
  tab_slug,
}: Pick<Offer, 'link' | 'offer_type' | 'slug' | 'tab_slug'>): string {
  const folder = FOLDERS[offer_type];
  return link ?? (offer_type === 'international' ? `/${folder}/${tab_slug ?? 'Discover'}/${slug}` : `/${folder}/${slug}`);
}
