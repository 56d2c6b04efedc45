interface LanguageData {
  /** BCP 47 tag with the region, for dates, numbers, speech and Open Graph. */
  regionalTag: string;
  /** How the month of a date is written. */
  month: 'short' | 'long';
}

/**
 * The languages of the site; the compiler names what else a new one needs. The languages offered to a visitor are those of the
 * header content that are in this list.
 */
export const LANGUAGES = {
  en: { regionalTag: 'en-IN', month: 'short' },
  // Abbreviated months end with a dot in Hindi, and the whole names are hardly longer.
  hi: { regionalTag: 'hi-IN', month: 'long' },
} as const satisfies Record<string, LanguageData>;

export type Locale = keyof typeof LANGUAGES;

export const LOCALES: readonly Locale[] = Object.keys(LANGUAGES).filter(isLocale);

/** English has no prefix in an address and is what everything falls back to. */
export const DEFAULT_LOCALE: Locale = 'en';

/** The cookie and the browser-storage key that keep the chosen language. */
export const LANGUAGE_STORAGE_KEY = 'selectedLanguageCode';

/** Languages written from right to left. Content may be in one that the site has no messages for. */
const RIGHT_TO_LEFT = new Set(['ur', 'ks', 'sd']);

/** Whether `code` is a language of this site. */
export function isLocale(code: string | undefined): code is Locale {
  return code !== undefined && Object.hasOwn(LANGUAGES, code);
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
 * @param path a site path that starts with `/`, without language
 */
export function localizePath(path: string, locale: Locale): string {
  if (locale === DEFAULT_LOCALE) return path;
  return `/${locale}${path.replace(/^\/(?=$|[?#])/, '')}`;
}
