import { existsSync } from 'node:fs';
import path from 'node:path';
import { search as searchAnswer, suggestions } from '#lib/contract/documents.ts';
import { loungeCityPath } from '#lib/contract/record-paths.ts';
import { LOCALES } from '#lib/i18n/locales.ts';
import { SEARCH_RULES } from '#lib/i18n/search-rules.ts';
import { createCollections, textIn } from '../documents/collection.ts';
import { fillPlaceholders, valuesNow } from '../documents/localize.ts';
import { siteRecords } from '../documents/record-links.ts';
import { siteAddresses } from '../documents/site-pages.ts';
import { createStore } from '../documents/store.ts';
import subjects from '../search/absent-subjects.json' with { type: 'json' };
import { createSearch } from '../search.ts';
import { figuresBelow, figuresOf, isFound, judge, openedPage, QUERY_SET_NAMES } from './relevance.ts';

const documents = createStore(path.join(import.meta.dirname, '../data'), 'rupay');
const search = createSearch(documents, 'rupay');
const judgedBySet = Promise.all(QUERY_SET_NAMES.map(async (set) => [set, await judge(search, 'rupay', set)] as const));

test('2.4 there are queries of each kind, and in each language, each answered by a page that exists', async () => {
  const judged = (await judgedBySet).flatMap(([, queries]) => queries);
  const sizes = new Map(figuresOf(judged).map(({ group, queries }) => [group, queries]));
  for (const group of ['help', 'offers', 'cards by need']) expect(sizes.get(group)).toBeGreaterThanOrEqual(100);
  for (const group of ['typos', 'Hindi in Latin letters']) expect(sizes.get(group)).toBeGreaterThanOrEqual(10);
  for (const code of LOCALES) {
    const queries = judged.filter(({ locale }) => locale === code).length;
    expect([code, queries >= (code === 'en' || code === 'hi' ? 300 : 40)]).toEqual([code, true]);
  }
  const collection = createCollections(documents);
  const values = valuesNow('rupay');
  const withoutFragment = (page: string) => page.split('#')[0] ?? '';
  const records = siteRecords(collection, values).map(({ link }) => openedPage(link));
  const known = new Set([...siteAddresses(documents(), collection, values), ...records, ...records.map(withoutFragment)]);
  const expected = judged.flatMap((query) => query.expected);
  const isFile = (page: string) => existsSync(path.join(import.meta.dirname, '../../../public', page));
  expect(expected.filter((page) => !known.has(page) && !isFile(page))).toEqual([]);
});

test('2.4 the page that people look for is among the first three results, in each language', async () => {
  expect((await judgedBySet).flatMap(([set, queries]) => figuresBelow(set, queries))).toEqual([]);
});

const linksOf = async (searchItem: string, locale: string, more = {}) =>
  searchAnswer.parse(await search({ searchItem, ...more }, locale)).results.map(({ page_link }) => page_link);

test.each([
  ['en', 'lounge'],
  ['en', 'airport lounge'],
  ['hi', 'लाउंज'],
  ['hi', 'lounge'],
])('2.4 %s “%s”: every city of India comes before London and Dubai', async (locale, query) => {
  const links = await linksOf(query, locale, { page_size: 100 });
  const home = createCollections(documents)('lounges').filter(({ is_domestic }) => is_domestic !== false);
  const cities = [...new Set(home.map(({ city_slug }) => loungeCityPath(String(city_slug))))];
  const first = Math.min(...['london', 'dubai'].map((slug) => links.indexOf(loungeCityPath(slug))));
  expect(cities.length).toBeGreaterThan(20);
  expect(cities.filter((city) => !links.slice(0, first).includes(city))).toEqual([]);
});

test.each([
  ['lauunj', '/lounges'],
  ['laonge', '/lounges'],
  ['karz card', '/credit-cards'],
  ['kradit kard', '/credit-cards'],
])('2.4 “%s”, a slip in Latin letters, finds its subject first, in both languages', async (query, page) => {
  for (const locale of ['en', 'hi']) expect([locale, (await linksOf(query, locale))[0]]).toEqual([locale, page]);
});

test.each([
  ['bn', 'বাড়ির ঋণ'],
  ['mr', 'गृह कर्ज'],
  ['te', 'గృహ రుణం'],
  ['ta', 'வீட்டுக் கடன்'],
  ['gu', 'હોમ લોન'],
  ['ur', 'گھر کے لیے قرض'],
  ['kn', 'ಮನೆ ಸಾಲ'],
  ['or', 'ଘର ଋଣ'],
  ['ml', 'ഭവന വായ്പ'],
  ['pa', 'ਘਰ ਲਈ ਕਰਜ਼ਾ'],
])('2.4 %s: “%s”, a home loan, is a subject that the site does not have', async (locale, query) => {
  const { absent_subject, results } = searchAnswer.parse(await search({ searchItem: query }, locale));
  expect([typeof absent_subject, results.map(({ page_link }) => page_link)]).toEqual(['string', ['/credit-cards']]);
});

test('2.4 “become a member bank” has its page first and not every page that names a bank', async () => {
  const { results, total_count } = searchAnswer.parse(await search({ searchItem: 'become a member bank' }, 'en'));
  expect(results[0]?.page_link).toBe('/issuers');
  expect(total_count).toBeLessThan(20);
});

describe.each(LOCALES)('in %s', (locale) => {
  test('2.4 the page of a city and each of its lounges are found by “lounge” and the city', async () => {
    const values = valuesNow('rupay');
    const lounges = Map.groupBy(createCollections(documents)('lounges'), ({ city_slug }) => String(city_slug));
    const missing: string[] = [];
    for (const [slug, records] of lounges) {
      const city = textIn(records[0]?.city_label, locale, values);
      const word = SEARCH_RULES[locale].kinds.lounges.split(' ')[0];
      const links = await linksOf(`${word} ${city}`, locale, { page_size: 50 });
      const wanted = records.map((record) => loungeCityPath(slug, String(record.slug)));
      if (!links.slice(0, 3).includes(loungeCityPath(slug))) missing.push(loungeCityPath(slug));
      missing.push(...wanted.filter((link) => !links.includes(link)));
    }
    expect(lounges.size).toBeGreaterThanOrEqual(25);
    expect(missing).toEqual([]);
  });

  test('2.4 the answer says that the site has nothing about a subject, and has the nearest page', async () => {
    for (const [query, page] of [
      ['crypto', '/fraud-awareness'],
      ['bitcoin', '/fraud-awareness'],
      ['share price', '/about-rupay'],
      ['home loan', '/credit-cards'],
      ['net banking', '/contact'],
    ] as const) {
      const { absent_subject, results, total_count } = searchAnswer.parse(await search({ searchItem: query }, locale));
      expect([typeof absent_subject, results.map(({ page_link }) => page_link), total_count]).toEqual(['string', [page], 1]);
      const suggested = suggestions.parse(await search({ searchItem: query, type: 'suggestion' }, locale)).results;
      expect(suggested.map(({ page_link }) => page_link)).toEqual([page]);
    }
  });

  test('2.4 every subject that the site does not have has a nearest page', async () => {
    const values = valuesNow('rupay');
    for (const { name, phrases, link } of subjects) {
      const [nearest] = await linksOf(phrases[0] ?? '', locale);
      expect([name.en, nearest?.replace(/\?[^#]*/, '')]).toEqual([name.en, fillPlaceholders(link, values)]);
    }
  });

  test('2.4 each bank is found and suggested by its name, with its telephone number', async () => {
    const values = valuesNow('rupay');
    for (const { bank_name, phone } of createCollections(documents)('banks')) {
      const name = textIn(bank_name, locale, values);
      const [first] = searchAnswer.parse(await search({ searchItem: name }, locale)).results;
      const [suggested] = suggestions.parse(await search({ searchItem: name, type: 'suggestion' }, locale)).results;
      expect(first).toMatchObject({ title: name, description: expect.stringContaining(String(phone)) });
      expect(first?.page_link).toContain('?search=');
      expect(suggested?.page_link).toBe(first?.page_link);
    }
  });
});

test('2.4 the first search of a language lets the process answer others while its index is built', async () => {
  let turns = 0;
  const countTurn = () => {
    turns += 1;
    next = setImmediate(countTurn);
  };
  let next = setImmediate(countTurn);
  const { results } = await createSearch(documents, 'rupay')({ searchItem: 'lounge' }, 'ta');
  clearImmediate(next);
  expect(results.length).toBeGreaterThan(0);
  expect(turns).toBeGreaterThan(10);
});

test('2.4 recall and mean reciprocal rank are what they are called', () => {
  const one = (group: string, rank: number) => ({ group, locale: 'en', query: '', expected: [], rank, given: [] });
  const some = [one('a', 1), one('a', 4), one('b', 2), one('b', 0)];
  expect(figuresOf(some)).toEqual([
    { group: 'a', queries: 2, recall: 0.5, reciprocalRank: 0.625 },
    { group: 'b', queries: 2, recall: 0.5, reciprocalRank: 0.25 },
    { group: 'overall', queries: 4, recall: 0.5, reciprocalRank: 0.4375 },
  ]);
  expect(some.map(isFound)).toEqual([true, false, true, false]);
});
