import { isObject, type Json, type JsonObject } from '#lib/content-service/documents/localize.ts';
import { DEFAULT_LOCALE } from '#lib/i18n/locales.ts';

/** Stands for a text that differs by language, so that texts with it do too. */
const PLACEHOLDER = /\{\w+\}/;

function same(a: Json, b: Json): boolean {
  const text = JSON.stringify(a);
  return text === JSON.stringify(b) && !PLACEHOLDER.test(text);
}

/** The texts of a value marked as English only, so that the whole of it falls back to English. */
function englishOnly(value: JsonObject): JsonObject {
  const [text] = Object.entries(value).filter(
    ([key, item]) => typeof item === 'string' && /title|label|description|question|name/.test(key),
  );
  return text ? { ...value, [text[0]]: { [DEFAULT_LOCALE]: text[1] } } : value;
}

function merged(english: Json, other: Json | undefined, locale: string): Json {
  if (other === undefined || same(english, other)) return english;
  // A list of texts differs as a whole: its items need not be those of the other language.
  if (Array.isArray(english) && Array.isArray(other) && english.length === other.length && english.every(isObject))
    return english.map((item, index) => merged(item, other[index], locale));
  if (isObject(english) && isObject(other)) return mergeObjects(english, other, locale);
  return { [DEFAULT_LOCALE]: english, [locale]: other };
}

/** A block or record that says it is in English has no translation. */
function mergeObjects(english: JsonObject, other: JsonObject, locale: string): JsonObject {
  const { locale: own, ...rest } = other;
  if (own === DEFAULT_LOCALE) return englishOnly(english);
  const fields = Object.entries(english).map(([key, value]) => [key, merged(value, rest[key], locale)] as const);
  const added = Object.entries(rest).filter(([key]) => !(key in english));
  return Object.fromEntries([...fields, ...added]);
}

/** The blocks of a page, each with the block of its kind at the same place among those of its kind. */
function mergeBlocks(english: readonly JsonObject[], other: readonly JsonObject[], locale: string): JsonObject[] {
  const left = [...other];
  return english.map((block) => {
    const index = left.findIndex((candidate) => candidate.__component === block.__component);
    const [translation] = index < 0 ? [] : left.splice(index, 1);
    return translation ? mergeObjects(block, translation, locale) : englishOnly(block);
  });
}

/** A document in English and its translation, side by side as the content service reads it. */
export function mergeLanguages(english: JsonObject, other: JsonObject | undefined, locale: string): JsonObject {
  if (other === undefined) {
    const content = Array.isArray(english.content) ? english.content.filter(isObject).map(englishOnly) : undefined;
    return { ...englishOnly(english), ...(content ? { content } : {}) };
  }
  const { content, ...head } = english;
  const { content: translated, ...otherHead } = other;
  const result = mergeObjects(head, otherHead, locale);
  if (!Array.isArray(content)) return result;
  const blocks = Array.isArray(translated) ? translated.filter(isObject) : [];
  return { ...result, content: mergeBlocks(content.filter(isObject), blocks, locale) };
}
