import { loungeCityPath } from '#lib/contract/record-paths.ts';
import { joinParts } from '#lib/i18n/format.ts';
import { DEFAULT_LOCALE, LOCALES, type Locale } from '#lib/i18n/locales.ts';
import { textOf } from '#lib/i18n/text.ts';
import { type Collections, field, type SourceRecord, textIn } from './collection.ts';
import { isLeaf, isObject, type Json, type JsonObject, type Values } from './localize.ts';
import type { Documents } from './store.ts';

/** The template of all city pages. Its texts have the placeholders of `Texts`. */
const TEMPLATE = 'lounge-city';

type Texts = Record<'city' | 'city_slug' | 'image' | 'lounges' | 'airports' | 'names', string>;

interface City {
  slug: string;
  lounges: SourceRecord[];
}

/** The cities with lounges, in the order of the lounges. */
export function citiesOfLounges(collection: Collections, values: Values): City[] {
  const cities = Map.groupBy(collection('lounges'), (lounge) => field(lounge, 'city_slug', values));
  return [...cities].map(([slug, lounges]) => ({ slug, lounges }));
}

function textsOf({ slug, lounges }: City, locale: Locale, values: Values): Texts {
  const distinct = (textOfLounge: (lounge: SourceRecord) => string) => [...new Set(lounges.map(textOfLounge))].filter(Boolean);
  const code = (lounge: SourceRecord) => field(lounge, 'airport_code', values);
  const [city = slug] = distinct(({ city_label }) => textIn(city_label, locale, values));
  return {
    city,
    city_slug: slug,
    image: distinct(({ city_image }) => (isObject(city_image) ? textIn(city_image.url, locale, values) : ''))[0] ?? '',
    lounges: textOf(locale, 'lounges')('found', { count: lounges.length }),
    airports: joinParts(
      distinct((lounge) => `${textIn(lounge.airport_name, locale, values)} (${code(lounge)})`),
      locale,
    ),
    names: [...distinct(code), ...distinct(({ other_names }) => textIn(other_names, locale, values))].join(', '),
  };
}

/** `value` with its placeholders filled. A text in several languages is filled in each language. */
function filled(value: Json, texts: Readonly<Record<string, Texts>>, locale: string = DEFAULT_LOCALE): Json {
  if (typeof value === 'string') {
    const own: Readonly<Record<string, string>> = texts[locale] ?? {};
    return value.replace(/\{(\w+)\}/g, (placeholder, name: string) => own[name] ?? placeholder);
  }
  if (Array.isArray(value)) return value.map((item) => filled(item, texts, locale));
  if (!isObject(value)) return value;
  const entries = Object.entries(value).map(([key, item]) => [key, filled(item, texts, isLeaf(value) ? key : locale)] as const);
  // A city may have no picture.
  return Object.fromEntries(entries.filter(([, item]) => !(isObject(item) && item.url === '')));
}

function pageOf(city: City, template: JsonObject, values: Values): JsonObject {
  const texts = Object.fromEntries(LOCALES.map((locale) => [locale, textsOf(city, locale, values)]));
  const page = filled(template, texts);
  return isObject(page) ? page : {};
}

/** The page of one city's lounges, in all languages; `undefined` for a city without lounges. */
export function loungeCityDocument(slug: string, documents: Documents, collection: Collections, values: Values) {
  const city = citiesOfLounges(collection, values).find((candidate) => candidate.slug === slug);
  const template = documents.folders.screens.get(TEMPLATE);
  return city && template && pageOf(city, template, values);
}

export function loungeCityPages(documents: Documents, collection: Collections, values: Values) {
  const template = documents.folders.screens.get(TEMPLATE);
  if (template === undefined) return [];
  return citiesOfLounges(collection, values).map((city) => ({
    link: loungeCityPath(city.slug),
    document: pageOf(city, template, values),
  }));
}
