/**
 * The sample content ten times as large: 10,000 offers, 2,000 lounges in 400 cities, 500 cards and 300 pages. Names are made, the
 * other texts are those of the sample; two of three records are in English and Hindi, the third in every language of its sample.
 */
import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { root } from '#lib/cli/workspace.mjs';
import { isLeaf, isObject, type Json, type JsonObject } from '#lib/content-service/documents/localize.ts';
import { readTranslations, type Translations, translate } from '#lib/content-service/documents/translate.ts';

const SOURCE = join(root, 'lib/content-service/data');
const LARGE = {
  records: {
    'exclusive-offers': 6000,
    'international-offers': 2000,
    'festive-offers': 1200,
    'msme-offers': 800,
    'credit-cards': 250,
    'debit-cards': 120,
    'prepaid-cards': 80,
    'msme-cards': 50,
    lounges: 2000,
  },
  cities: 400,
  pages: 300,
} as const;

const SYLLABLES = 'ba ka ga cha ja ta da na pa ma ya ra la va sha sa ha ki mi ri li ni su tu pu'.split(' ');

/** A name of four syllables that no other number has. */
function nameOf(number: number): string {
  const digits = [0, 1, 2, 3].map((place) => Math.floor(number / SYLLABLES.length ** place) % SYLLABLES.length);
  const name = digits.map((digit) => SYLLABLES[digit]).join('');
  return `${name.charAt(0).toUpperCase()}${name.slice(1)}`;
}

/** Three letters, as airports have. */
const codeOf = (number: number) =>
  [0, 1, 2].map((place) => String.fromCharCode(65 + (Math.floor(number / 26 ** place) % 26))).join('');

/** Fields whose texts say what a record is. */
const NAMES = ['title', 'merchant', 'lounge_name', 'city_label'];
const ALL_LANGUAGES_EVERY = 3;

function named(value: Json | undefined, name: string): Json {
  if (value === undefined || !isObject(value) || !isLeaf(value)) return `${name} ${value ?? ''}`;
  return Object.fromEntries(Object.entries(value).map(([code, text]) => [code, `${name} ${text}`]));
}

function copyOf(sample: JsonObject, number: number, translations: Translations): JsonObject {
  const name = nameOf(number);
  const base = number % ALL_LANGUAGES_EVERY === 0 ? translate(sample, translations) : sample;
  const names = NAMES.filter((key) => base[key] !== undefined).map((key) => [key, named(base[key], name)]);
  const own = { ...base, ...Object.fromEntries(names), slug: `${String(sample.slug)}-${number}` };
  const { seo } = own as JsonObject;
  if (!isObject(seo)) return own;
  return { ...own, seo: { ...seo, ...('seo_title' in seo ? { seo_title: named(seo.seo_title, name) } : {}) } };
}

const readJson = (file: string): JsonObject => JSON.parse(readFileSync(file, 'utf8'));

/** Writes the content into a folder, which is emptied. @returns the slugs of the pages and the names of the offers */
export function writeLargeContent(folder: string): { pages: string[]; offers: string[] } {
  rmSync(folder, { recursive: true, force: true });
  cpSync(SOURCE, folder, { recursive: true });
  const files = readdirSync(join(SOURCE, 'translations'));
  const translations = readTranslations(
    new Map(files.map((file) => [basename(file, '.json'), readJson(join(SOURCE, 'translations', file))])),
  );
  const offers: string[] = [];
  let number = 0;
  for (const [list, count] of Object.entries(LARGE.records)) {
    const file = join(folder, 'records', `${list}.json`);
    const { items, ...others } = readJson(file);
    const samples = Array.isArray(items) ? items.filter(isObject) : [];
    const made = Array.from({ length: count - samples.length }, (_, index): JsonObject => {
      number += 1;
      const record = copyOf(samples[index % samples.length] ?? {}, number, translations);
      if (list.endsWith('-offers')) offers.push(nameOf(number));
      if (list !== 'lounges') return record;
      const city = index % LARGE.cities;
      return { ...record, city_slug: `city-${city}`, city_label: nameOf(city), airport_code: codeOf(city) };
    });
    writeFileSync(file, JSON.stringify({ ...others, items: [...samples, ...made] }));
  }
  const cities = join(folder, 'records/cities.json');
  const { items, ...others } = readJson(cities);
  const newCities = Array.from({ length: LARGE.cities }, (_, city) => ({ slug: `city-${city}`, title: nameOf(city) }));
  writeFileSync(cities, JSON.stringify({ ...others, items: [...(Array.isArray(items) ? items : []), ...newCities] }));

  const samples = readdirSync(join(SOURCE, 'pages')).map((name) => readJson(join(SOURCE, 'pages', name)));
  const pages: string[] = [];
  for (let page = samples.length; page < LARGE.pages; page += 1) {
    const sample = samples[page % samples.length] ?? {};
    const copy = copyOf({ ...sample, slug: 'page' }, page, translations);
    pages.push(String(copy.slug));
    writeFileSync(join(folder, 'pages', `${copy.slug}.json`), JSON.stringify(copy));
  }
  return { pages, offers };
}
