/** The languages of the site, in the order of the menus. Visitors are offered those that the header content has. */
export const LOCALES = ['en', 'hi', 'bn', 'mr', 'te', 'ta', 'gu', 'ur', 'kn', 'or', 'ml', 'pa'] as const;

export type Locale = (typeof LOCALES)[number];

/** English has no prefix in an address and is what everything falls back to. */
export const DEFAULT_LOCALE: Locale = 'en';

/** The cookie and the browser-storage key that keep the chosen language. */
export const LANGUAGE_STORAGE_KEY = 'selectedLanguageCode';

/** Content may be in a language without messages. */
const RIGHT_TO_LEFT = new Set(['ur', 'ks', 'sd']);

/** Whether `code` is a language of this site. */
export function isLocale(code: string | undefined): code is Locale {
  return LOCALES.some((locale) => locale === code);
}

/** `code` when it is a language of this site, else the default language. */
export function toLocale(code: string | undefined): Locale {
  return isLocale(code) ? code : DEFAULT_LOCALE;
}

/** The writing direction of a language, for the `dir` attribute. */
export function directionOf(code: string): 'ltr' | 'rtl' {
  return RIGHT_TO_LEFT.has(code) ? 'rtl' : 'ltr';
}

/**
 * English without a prefix, others under `/{code}`.
 * @param path site path without language
 */
export function localizePath(path: string, locale: Locale): string {
  if (locale === DEFAULT_LOCALE) return path;
  return `/${locale}${path.replace(/^\/(?=$|[?#])/, '')}`;
}
