import { directionOf, isLocale, type Locale } from '#lib/i18n/locales.ts';

/** Content that may say which language it is really in: a document, a block or a record. */
interface Content {
  locale?: string | undefined;
}

/** What the element around a part in another language carries. */
export interface LanguageAttributes {
  lang: string;
  dir: 'ltr' | 'rtl';
}

/**
 * The attributes of a part that is in another language than the text around it; nothing where it is in the same
 * (spec 1).
 * @param around the language of the text around it
 */
export function langOf({ locale }: Content, around: string): LanguageAttributes | undefined {
  return locale === undefined || locale === around ? undefined : { lang: locale, dir: directionOf(locale) };
}

/** The language of the fixed copy and the dates in a part: its own where the site has it, else that around it. */
export function languageOf({ locale }: Content, around: Locale): Locale {
  return isLocale(locale) ? locale : around;
}
