import { type Locale, localizePath } from '#lib/i18n/locales.ts';

export const FEED_PATH = '/offers.xml';

/** The path of the feed of current offers in a language. */
export function feedPath(locale: Locale): string {
  return localizePath(FEED_PATH, locale);
}
