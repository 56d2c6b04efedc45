import { hasWords, isGiven, leavesIn } from '#lib/contract/problems/by-language.ts';
import { DEFAULT_LOCALE, LOCALES, type Locale } from '#lib/i18n/locales.ts';

/** When the texts of a language were written, or saved as right, last (ISO 8601). */
export type LanguageTimes = Partial<Record<Locale, string>>;

/** The languages of an entry that somebody has to look at; English is what the others are compared with. */
export interface LanguageGaps {
  /** Written, but before the English text was changed. */
  older: Locale[];
  /** Some texts are not written. */
  partly: Locale[];
  /** No text is written. */
  missing: Locale[];
}

const OTHERS = LOCALES.filter((locale) => locale !== DEFAULT_LOCALE);

/** The texts of a document that need a translation, by language. */
const textsIn = (document: unknown) =>
  [...leavesIn(document)].flatMap(({ texts }) => {
    const english = texts[DEFAULT_LOCALE];
    return (typeof english === 'string' ? hasWords(english) : isGiven(english)) ? [texts] : [];
  });

/**
 * What is missing in which language.
 * @param document with its texts by language
 * @returns `undefined` for a document without texts
 */
export function languageGaps(document: unknown, times: LanguageTimes): LanguageGaps | undefined {
  const texts = textsIn(document);
  if (texts.length === 0) return undefined;
  const given = new Map(OTHERS.map((locale) => [locale, texts.filter((text) => isGiven(text[locale])).length]));
  const count = (locale: Locale) => given.get(locale) ?? 0;
  const english = times[DEFAULT_LOCALE] ?? '';
  return {
    older: OTHERS.filter((locale) => count(locale) > 0 && english > (times[locale] ?? '')),
    partly: OTHERS.filter((locale) => count(locale) > 0 && count(locale) < texts.length),
    missing: OTHERS.filter((locale) => count(locale) === 0),
  };
}

const writtenIn = (document: unknown, locale: Locale) =>
  JSON.stringify([...leavesIn(document)].flatMap(({ texts }) => (isGiven(texts[locale]) ? [texts[locale]] : [])));

/**
 * The times of an entry after a change: the languages whose texts changed have the time of the change, and so has the one in which it
 * was saved by hand, whose texts are right as they are.
 * @param before and after the document with its texts by language; `undefined` before an entry that is new
 * @param saved the language in which it was saved by hand
 * @param now ISO 8601
 */
export function languageTimes(
  before: unknown,
  after: unknown,
  times: LanguageTimes,
  saved: Locale | undefined,
  now: string,
): LanguageTimes {
  const changed = LOCALES.filter((locale) => writtenIn(before, locale) !== writtenIn(after, locale));
  const looked = saved === undefined || saved === DEFAULT_LOCALE ? [] : [saved];
  return { ...times, ...Object.fromEntries([...changed, ...looked].map((locale) => [locale, now])) };
}
