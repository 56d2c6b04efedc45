/**
 * The languages this site has messages for. The languages offered to a visitor are those of the header
 * content that are in this list (spec 1).
 */
export const LOCALES = ['en', 'hi'] as const;
export type Locale = (typeof LOCALES)[number];

/** English has no prefix in an address and is what everything falls back to (spec 1). */
export const DEFAULT_LOCALE: Locale = 'en';

/** Languages written from right to left: `dir` follows the language. */
const RIGHT_TO_LEFT = new Set(['ur', 'ks', 'sd']);

/** BCP 47 tags with the region, for dates, numbers and Open Graph. */
export const REGIONAL_TAG: Record<Locale, string> = { en: 'en-IN', hi: 'hi-IN' };

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
 * The address of a path in a language: English without a prefix, every other language under `/{code}`.
 * @param path a site path that starts with `/` and carries no language
 */
export function localizePath(path: string, locale: Locale): string {
  if (locale === DEFAULT_LOCALE) return path;
  return path === '/' ? `/${locale}` : `/${locale}${path}`;
}
