import { settings } from '#lib/config/settings.ts';
import { LOCALES, localizePath } from '#lib/i18n/locales.ts';

/** A page of each template, without language. */
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

export const TEMPLATE_ADDRESSES: readonly string[] = TEMPLATES.flatMap((path) =>
  LOCALES.map((locale) => localizePath(path, locale)),
);

/** Pages whose first paint is measured. */
export const FIRST_PAINT_ADDRESSES: readonly string[] = [
  '/',
  '/hi',
  '/credit-cards',
  '/credit-cards/classic-credit',
  '/lounges',
  '/exclusive-offers',
  '/exclusive-offers/tulsi-table-weekday-meals',
  '/faqs',
  '/search?searchItem=lounge',
];
