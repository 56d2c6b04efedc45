import { search as searchShape, suggestions } from '#lib/content/contract/documents.ts';
import type { JsonObject } from './localize.ts';
import { createSearch, wordsOf } from './search.ts';
import type { Documents } from './store.ts';

const page = (title: string, hi: string, text: string, more: JsonObject[] = []): JsonObject => ({
  title: { en: title, hi },
  seo: { seo_description: { en: `About ${title}`, hi } },
  content: [{ __component: 'blocks.description', description: { en: text, hi } }, ...more],
});

const faq: JsonObject = {
  __component: 'blocks.faq',
  items: [
    {
      question: { en: 'Is the lounge free?', hi: 'क्या लाउंज मुफ़्त है?' },
      answer: { en: '**Yes**, [twice](/x) a quarter.', hi: 'हाँ।' },
    },
  ],
};
const offers: JsonObject = {
  __component: 'blocks.offer-list',
  offers: [{ title: { en: 'Lounge dinner', hi: 'लाउंज भोजन' }, slug: 'dinner', link: '/exclusive-offers/dinner' }],
};

const pages = new Map<string, JsonObject>([
  ['lounges', page('Airport lounges', 'हवाई अड्डा लाउंज', 'Rest before you fly.', [faq, offers])],
  ['cards', page('Cards', 'कार्ड', 'Some cards open a lounge.')],
  ['secret', { ...page('Hidden lounge', 'छिपा लाउंज', 'x'), seo: { enable_indexing: false } }],
  ...Array.from({ length: 30 }, (_, index) => [`filler-${index}`, page(`Filler ${index}`, 'भराव', 'Padding')] as const),
]);
const documents: Documents = { version: '1', named: new Map([['home-page', page('Home', 'होम', 'Welcome')]]), pages };
const search = createSearch(() => documents, 'rupay');
const find = (searchItem: string, locale = 'en', more = {}) => searchShape.parse(search({ searchItem, ...more }, locale));
const titles = (searchItem: string, locale?: string, more?: object) =>
  find(searchItem, locale, more).results.map(({ title }) => title);

test('2.4 title before description before text; a page that is not indexed is not found', () => {
  expect(titles('lounge')).toEqual(['Is the lounge free?', 'Lounge dinner', 'Airport lounges', 'Cards']);
});

test('2.4 the beginning of a word is enough, every word must be there, case and form do not count', () => {
  expect(titles('AIRP LOUN')).toEqual(['Airport lounges']);
  expect(titles('airport welcome')).toEqual([]);
});

test('2.4 Hindi is found as it is typed, composed or not, with joiners or without', () => {
  expect(titles('लाउंज', 'hi')).toHaveLength(3);
  expect(wordsOf('मुफ़्त')).toEqual(wordsOf('मुफ़्त'.normalize('NFD')));
  expect(wordsOf('क्\u200dष')).toEqual(wordsOf('क्ष'));
  expect(find('लाउंज', 'hi').category_counts.map(({ category_name }) => category_name)).toEqual(['पृष्ठ', 'प्रश्न', 'ऑफ़र']);
});

test('2.4 results have their address, category counts and a plain description', () => {
  const { results, total_count, category_counts, search: term } = find(' lounge ');
  expect({ total_count, term }).toEqual({ total_count: 4, term: 'lounge' });
  expect(results[0]).toMatchObject({ page_link: '/lounges', description: 'Yes , twice a quarter.' });
  expect(results[1]).toMatchObject({ page_link: '/exclusive-offers/dinner' });
  expect(category_counts.map(({ slug, count }) => [slug, count])).toEqual([
    ['pages', 2],
    ['questions', 1],
    ['offers', 1],
  ]);
});

test('2.4 a category filters the results and not the counts', () => {
  const { results, total_count, category_counts } = find('lounge', 'en', { category: 'questions' });
  expect([results.length, total_count, category_counts.length]).toEqual([1, 1, 3]);
  expect(find('lounge', 'en', { category: 'unknown' }).total_count).toBe(0);
});

test('2.4 ten to a page', () => {
  expect([1, 3, 4].map((page_no) => find('filler', 'en', { page_no }).results.length)).toEqual([10, 10, 0]);
  expect(find('filler', 'en', { page_size: 50 }).results).toHaveLength(30);
});

test('2.3 suggestions are titles, each once', () => {
  const answer = suggestions.parse(search({ searchItem: 'f', type: 'suggestion' }, 'en'));
  expect(answer.results).toHaveLength(8);
  expect(suggestions.parse(search({ searchItem: 'dinn', type: 'suggestion' }, 'en')).results).toEqual([
    { title: 'Lounge dinner' },
    { title: 'Airport lounges' },
  ]);
});

test('2.4 nothing to search for finds nothing', () => {
  for (const nothing of ['', '   ', '.*', '((((', '\\', '%']) expect(find(nothing).total_count).toBe(0);
  expect(searchShape.parse(search({}, 'en')).results).toEqual([]);
});

test('2.4 a query is looked at to its 200th character', () => {
  expect(titles(`lounge${' '.repeat(300)}airport`)).toEqual(titles('lounge'));
  expect(find('a'.repeat(5000)).search).toHaveLength(200);
});

test('2.4 a changed document is found', () => {
  const changing = { ...documents };
  const fresh = createSearch(() => changing, 'rupay');
  expect(searchShape.parse(fresh({ searchItem: 'novelty' }, 'en')).total_count).toBe(0);
  changing.pages = new Map([['novelty', page('Novelty', 'नया', 'New')]]);
  changing.version = '2';
  expect(searchShape.parse(fresh({ searchItem: 'novelty' }, 'en')).results[0]?.page_link).toBe('/novelty');
});
