import { directionOf, isLocale, type Locale } from '#lib/i18n/locales.ts';

/** Content that may say which language it is really in: a document, a block or a record. */
interface Content {
  locale?: string | undefined;
}

/** Attributes of the element around content in another language. */
export interface LanguageAttributes {
  lang: string;
  dir: 'ltr' | 'rtl';
}

/**
 * The language attributes of content; `undefined` when it has the language of the text around it.
 * @param surrounding the language of the text around it
 */
export function langAttributes({ locale }: Content, surrounding: string): LanguageAttributes | undefined {
  return locale === undefined || locale === surrounding ? undefined : { lang: locale, dir: directionOf(locale) };
}

/** The language of labels and dates within content: its own when the site has messages for it, else that around it. */
export function labelLocaleOf({ locale }: Content, surrounding: Locale): Locale {
  return isLocale(locale) ? locale : surrounding;
}
