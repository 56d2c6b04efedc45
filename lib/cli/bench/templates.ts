import { settings } from '#lib/config/settings.ts';

/** One page of each template, without language. */
const TEMPLATES = [
  '/',
  '/credit-cards',
  '/select-credit-card',
  '/exclusive-offers',
  '/exclusive-offers/tulsi-table-weekday-meals',
  '/booking/airport-ride',
  '/lounges',
  '/faqs',
  '/milestone',
  '/on-the-go/kada',
  '/legal/credit-card-terms-and-condition',
  `/${settings.PRODUCT_SLUG}-card-studio-all-cards`,
  '/site-map',
];

/** The same pages in English and Hindi. */
export const TEMPLATE_ADDRESSES: readonly string[] = TEMPLATES.flatMap((path) => [path, path === '/' ? '/hi' : `/hi${path}`]);
