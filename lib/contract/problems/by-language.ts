import { DEFAULT_LOCALE, isLocale, LOCALES, type Locale } from '#lib/i18n/locales.ts';
import { property } from '#lib/platform/property.ts';

/** A text in several languages: `{en: "…", hi: "…"}`. */
function isByLanguage(value: unknown): value is Partial<Record<Locale, unknown>> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  const keys = Object.keys(value);
  return keys.length > 0 && keys.every(isLocale);
}

export const isGiven = (value: unknown) => value !== undefined && value !== null && value !== '';

/** Whether a text has words to translate: not an address, a number, or signs and placeholders. */
export function hasWords(text: string): boolean {
  return !text.startsWith('/') && /\p{L}/u.test(text.replace(/\{[a-z]+(?:[+-]\d{1,4})?\}/g, ''));
}

type Path = readonly (string | number)[];
/** A text in several languages, and where it is. */
export interface Leaf {
  path: Path;
  texts: Partial<Record<Locale, unknown>>;
}

/** The texts in several languages in a document, in its order. */
export function* leavesIn(value: unknown, path: Path = []): Generator<Leaf> {
  if (typeof value !== 'object' || value === null) return;
  if (isByLanguage(value)) yield { path, texts: value };
  else if (Array.isArray(value)) for (const [index, item] of value.entries()) yield* leavesIn(item, [...path, index]);
  else for (const [key, item] of Object.entries(value)) yield* leavesIn(item, [...path, key]);
}

/** The languages that a document has texts in, English first; none when its texts have no languages. */
export function languagesIn(document: unknown): Locale[] {
  const given = new Set(
    [...leavesIn(document)].flatMap(({ texts }) => Object.keys(texts).filter((code) => isGiven(Reflect.get(texts, code)))),
  );
  return LOCALES.filter((locale) => given.has(locale));
}

/** A document in one language, else English, as the content service gives it. */
export function inLanguage(value: unknown, locale: Locale): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((item) => inLanguage(item, locale));
  if (isByLanguage(value)) return inLanguage(isGiven(value[locale]) ? value[locale] : value[DEFAULT_LOCALE], locale);
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, inLanguage(item, locale)]));
}

/** A text that lacks languages in which its document is written. */
interface Untranslated {
  path: Path;
  languages: Locale[];
}

function untranslatedIn(part: unknown, path: Path, languages: readonly Locale[]): Untranslated[] {
  return [...leavesIn(part, path)].flatMap(({ path: place, texts }) => {
    const english = texts[DEFAULT_LOCALE];
    const isText = typeof english === 'string' ? hasWords(english) : isGiven(english);
    const lacking = isText ? languages.filter((language) => !isGiven(texts[language])) : [];
    return lacking.length > 0 ? [{ path: place, languages: lacking }] : [];
  });
}

/** For the head of a document, and for each block, the texts that lack a language in which the document is written. */
export function untranslatedParts(document: unknown): Untranslated[][] {
  if (typeof document !== 'object' || document === null) return [];
  const languages = languagesIn(document).filter((locale) => locale !== DEFAULT_LOCALE);
  const { content, ...head } = document as { content?: unknown };
  const blocks = Array.isArray(content) ? content : [];
  return [
    untranslatedIn(head, [], languages),
    ...blocks.map((block, position) => untranslatedIn(block, ['content', position], languages)),
  ];
}

/** Whether a path of a document leads to a text in several languages, or into one. */
export function isByLanguageAt(document: unknown, path: Path): boolean {
  let value: unknown = document;
  for (const step of path) {
    if (isByLanguage(value)) return true;
    value = property(value, step);
  }
  return isByLanguage(value);
}
