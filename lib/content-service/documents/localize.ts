import { hasWords } from '#lib/contract/problems/by-language.ts';
import { dateInIndia } from '#lib/i18n/format.ts';
import { DEFAULT_LOCALE } from '#lib/i18n/locales.ts';

export type Json = string | number | boolean | null | Json[] | { [key: string]: Json };
export type JsonObject = { [key: string]: Json };
export type Leaf = JsonObject & { en: Json };

export interface Values {
  /** The product slug, for `{product}`. */
  product: string;
  /** The day that `{today+45}` and `{today-3}` count from, as the midnight (UTC) of that date. */
  today: Date;
}

/** What placeholders stand for now: the day is that of India, where offers begin and end. */
export function valuesNow(product: string): Values {
  return { product, today: new Date(dateInIndia(new Date())) };
}

const LANGUAGE_CODE = /^[a-z]{2,3}(?:-[A-Za-z0-9]{2,8})*$/;
const PLACEHOLDER = /\{(product|today)(?:([+-]\d{1,4}))?\}/g;
const DAY_MS = 86_400_000;

/** Whether a value is an object, which a list and `null` are not. */
export function isObject(value: Json | undefined): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A text in several languages: an object whose keys are only language codes, English among them. */
export function isLeaf(value: Json): value is Leaf {
  return isObject(value) && DEFAULT_LOCALE in value && Object.keys(value).every((key) => LANGUAGE_CODE.test(key));
}

/** An address, a number, or signs without a letter: the same in a language that has none of its own. */
function isNeutral({ en }: Leaf): boolean {
  return typeof en !== 'string' || !hasWords(en);
}

/** The texts below a value that a language needs. */
function leavesIn(value: Json, found: Leaf[] = []): Leaf[] {
  if (typeof value !== 'object' || value === null) return found;
  if (isLeaf(value)) {
    if (!isNeutral(value)) found.push(value);
  } else for (const part of Object.values(value)) leavesIn(part, found);
  return found;
}

/** Replaces `{product}` by the product slug, and `{today±N}` by a day (ISO 8601). */
export function fillPlaceholders(text: string, { product, today }: Values): string {
  if (!text.includes('{')) return text;
  return text.replace(PLACEHOLDER, (whole, name: string, offset: string | undefined) => {
    if (name === 'product') return offset === undefined ? product : whole;
    return new Date(today.getTime() + Number(offset ?? 0) * DAY_MS).toISOString().slice(0, 10);
  });
}

/** The languages that all texts below `value` have; none when there is no text below it. */
function languagesOf(value: Json): string[] {
  const [first, ...others] = leavesIn(value);
  if (first === undefined) return [];
  return Object.keys(first).filter((code) => Boolean(first[code]) && others.every((leaf) => Boolean(leaf[code])));
}

/** The languages a record has a translation in, English first. */
export function localesOf(record: JsonObject): string[] {
  return [...new Set<string>([DEFAULT_LOCALE, ...languagesOf(record)])];
}

/** Texts in one language, else English; placeholders filled. */
function inLanguage(value: Json, locale: string, values: Values): Json {
  if (typeof value === 'string') return fillPlaceholders(value, values);
  if (Array.isArray(value)) return value.map((item) => inLanguage(item, locale, values));
  if (!isObject(value)) return value;
  if (isLeaf(value)) return inLanguage(value[locale] ?? value[DEFAULT_LOCALE] ?? null, locale, values);
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, inLanguage(item, locale, values)]));
}

/** A unit is wholly English when one of its texts lacks the language; `locale` says so. */
function localizeUnit(unit: JsonObject, locale: string, values: Values): JsonObject {
  const language = leavesIn(unit).every((leaf) => Boolean(leaf[locale])) ? locale : DEFAULT_LOCALE;
  const localized = inLanguage(unit, language, values);
  return isObject(localized) ? { ...localized, locale: language } : {};
}

/**
 * A document in one language. Each block, and the rest as one unit, falls back to English and says so in `locale`; `locales`
 * lists the languages of the rest and at least one block: texts that pages share do not make a page a translated one.
 */
export function localizeDocument(document: JsonObject, locale: string, values: Values): JsonObject {
  const language = leavesIn(document).some((leaf) => locale in leaf) ? locale : DEFAULT_LOCALE;
  const { content, ...rest } = document;
  const head = localizeUnit(rest, language, values);
  if (!Array.isArray(content)) return head;
  const blocks = content.filter(isObject);
  const ofHead = new Set(languagesOf(rest));
  const locales = new Set([DEFAULT_LOCALE, ...blocks.flatMap(languagesOf).filter((code) => ofHead.has(code))]);
  return { ...head, locales: [...locales], content: blocks.map((block) => localizeUnit(block, language, values)) };
}
