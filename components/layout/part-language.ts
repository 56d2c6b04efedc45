import { type Locale, toLocale } from '#lib/i18n/locales.ts';

/**
 * The language a part of the shell is really in: content that is missing in the page's language is English
 * (rulings "Languages").
 * @param content what the content says of its own language
 * @returns the language for the fixed copy inside the part, and the `lang` attribute where it differs from the page's
 */
export function partLanguage(content: string | undefined, page: Locale): { copy: Locale; lang: Locale | undefined } {
  const copy = content === undefined ? page : toLocale(content);
  return { copy, lang: copy === page ? undefined : copy };
}
