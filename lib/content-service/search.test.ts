import { search as searchShape, suggestions } from '#lib/contract/documents.ts';
import type { JsonObject } from './documents/localize.ts';
import type { Documents } from './documents/store.ts';
import { createSearch } from './search.ts';

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
      answer: { en: '**Yes**, [twice](/gopher) a quarter.', hi: 'हाँ।' },
    },
  ],
};
const offers: JsonObject = {
  __component: 'blocks.offer-list',
  offers: [
    { title: { en: 'Lounge dinner', hi: 'लाउंज भोजन' }, slug: 'dinner', tab_slug: 'dining', link: 'https://shop.example/' },
    { title: { en: 'Train tickets', hi: 'रेल टिकट' }, slug: 'train', link: '/exclusive-offers/train' },
  ],
};
const cards: JsonObject = {
  __component: 'blocks.card-list',
  cards: [{ slug: 'select', title: { en: 'Select', hi: 'सिलेक्ट' }, description: { en: 'For travellers', hi: 'यात्रियों के लिए' } }],
};
const lounges = new Map<string, JsonObject>([
  ['lounges', { items: [{ slug: 'sagar', city_slug: 'mumbai', lounge_name: 'Sagar Room', airport_name: 'Mumbai (BOM)' }] }],
]);

const pages = new Map<string, JsonObject>([
  ['lounges', page('Airport lounges', 'हवाई अड्डा लाउंज', 'Rest before you fly.', [faq, offers])],
  ['cards', page('Cards', 'कार्ड', 'Some cards open a lounge.', [cards])],
  ['secret', { ...page('Hidden lounge', 'छिपा लाउंज', 'x'), seo: { enable_indexing: false } }],
  [
    'tariff',
    { title: { en: 'Tariff' }, content: [{ __component: 'blocks.description', description: { en: 'Prices of roaming.' } }] },
  ],
  ...Array.from({ length: 30 }, (_, index) => [`filler-${index}`, page(`Filler ${index}`, 'भराव', 'Padding')] as const),
]);
const home = page('Home', 'होम', 'Welcome', [faq]);
const none = new Map();
const folders = { screens: none, legal: none, jcb: none, 'scan-and-score': none, records: lounges, translations: none };
const documents: Documents = { version: '1', named: new Map([['home-page', home]]), pages, folders };
const search = createSearch(() => documents, 'rupay');
const find = async (searchItem: string, locale = 'en', more = {}) =>
  searchShape.parse(await search({ searchItem, ...more }, locale));
const titles = async (searchItem: string, locale?: string, more?: object) =>
  (await find(searchItem, locale, more)).results.map(({ title }) => title);
const suggest = async (searchItem: string, locale = 'en') =>
  suggestions.parse(await search({ searchItem, type: 'suggestion' }, locale)).results.map(({ title }) => title);

test('2.3 a suggestion leads to its page and says its kind; a title of several pages is searched for', async () => {
  const items = async (searchItem: string) => suggestions.parse(await search({ searchItem, type: 'suggestion' }, 'en')).results;
  expect((await items('airport'))[0]).toEqual({
    title: 'Airport lounges',
    page_link: '/lounges',
    category_name: 'Pages',
    category: 'pages',
  });
  expect(await items('train')).toEqual([
    { title: 'Train tickets', page_link: '/exclusive-offers/train', category_name: 'Offers', category: 'offers' },
  ]);
  const twice = new Map([...pages, ['again', page('Cards', 'कार्ड', 'Again')]]);
  const found = await createSearch(() => ({ ...documents, pages: twice }), 'rupay')(
    { searchItem: 'cards', type: 'suggestion' },
    'en',
  );
  expect(suggestions.parse(found).results[0]).toEqual({ title: 'Cards' });
});

test('2.3 a suggestion has the airport and the admission of a lounge, the face of a card and the value of an offer', async () => {
  const access = [
    { card_label: 'Platinum', visits: '1 a quarter', visits_count: 1 },
    { card_label: 'Select', visits: '2 a quarter', visits_count: 2 },
  ];
  const record = (slug: string, more: JsonObject): JsonObject => ({ slug, ...more });
  const records = new Map<string, JsonObject>([
    [
      'lounges',
      { items: [record('sagar', { city_slug: 'goa', lounge_name: 'Sagar', airport_name: 'Goa', airport_code: 'GOI', access })] },
    ],
    ['credit-cards', { items: [record('gold', { title: 'Gold', image: { url: '/gold.svg' } })] }],
    ['exclusive-offers', { items: [record('mango', { title: 'Mangoes', offer_type: 'exclusive', value_label: '20% off' })] }],
  ]);
  const find = createSearch(() => ({ ...documents, folders: { ...folders, records } }), 'rupay');
  const first = async (searchItem: string) => suggestions.parse(await find({ searchItem, type: 'suggestion' }, 'en')).results[0];
  expect(await first('sagar')).toMatchObject({ category: 'lounges', code: 'GOI', note: 'Select · 2 a quarter' });
  expect(await first('gold')).toMatchObject({ category: 'cards', image: { url: '/gold.svg' } });
  expect(await first('mango')).toMatchObject({ category: 'offers', note: '20% off' });
});

test('2.4 when nothing is found, the nearest spelling is said', async () => {
  expect(await find('carppott')).toMatchObject({ total_count: 0, did_you_mean: 'airport' });
  expect((await find('zzqqxxw')).did_you_mean).toBeUndefined();
  expect((await find('airport')).did_you_mean).toBeUndefined();
});

test('2.4 an offer is found until its last day is over in India, and not after', async () => {
  const record = {
    slug: 'mangoes',
    title: { en: 'Mango week', hi: 'आम का हफ़्ता' },
    offer_type: 'exclusive',
    valid_to: '2026-11-21',
  };
  const records = new Map<string, JsonObject>([['exclusive-offers', { items: [record] }]]);
  const find = createSearch(() => ({ ...documents, folders: { ...folders, records } }), 'rupay');
  const found = async () => searchShape.parse(await find({ searchItem: 'mango' }, 'en')).results.map(({ title }) => title);
  jest.useFakeTimers({ now: new Date('2026-11-21T18:29:00Z') });
  expect(await found()).toEqual(['Mango week']);
  jest.setSystemTime(new Date('2026-11-21T18:31:00Z'));
  expect(await found()).toEqual([]);
  jest.useRealTimers();
});

describe('what is found', () => {
  test('2.4 pages, questions, offers, cards and lounges, each with its own address', async () => {
    const links = async (term: string) => (await find(term)).results.map(({ title, page_link }) => [title, page_link]);
    expect(await links('airport')).toEqual([['Airport lounges', '/lounges']]);
    expect(await links('free')).toContainEqual(['Is the lounge free?', '/lounges']);
    expect(await links('dinner')).toContainEqual(['Lounge dinner', '/lounges?tab=dining']);
    expect(await links('train')).toContainEqual(['Train tickets', '/exclusive-offers/train']);
    expect(await links('select')).toContainEqual(['Select', '/cards#select']);
    expect(await links('mumbai')).toContainEqual(['Sagar Room, Mumbai (BOM)', '/lounges/mumbai#sagar']);
    expect(await links('welcome')).toEqual([['Home', '/']]);
  });

  test('2.4 titles weigh more than text; a page that is not indexed is not found', async () => {
    expect((await titles('lounge'))[0]).toBe('Airport lounges');
    expect((await titles('lounge')).at(-1)).toBe('Cards');
    expect(await titles('hidden')).toEqual([]);
  });

  test('2.4 what the home page shows of another page is found once, there', async () => {
    expect((await find('free')).results.filter(({ title }) => title === 'Is the lounge free?')).toHaveLength(1);
  });

  test('2.4 the address of a link is no text', async () => {
    expect((await find('gopher')).total_count).toBe(0);
    expect((await find('free')).results.find(({ title }) => title.endsWith('?'))?.description).toBe('Yes, twice a quarter.');
  });

  test('2.4 a result of the fallback language is marked, and only there when the language of the page has none', async () => {
    const [only] = (await find('roaming', 'hi')).results;
    expect(only).toMatchObject({ title: 'Tariff', page_link: '/tariff', category_name: 'Pages', locale: 'en' });
    expect((await find('roaming', 'hi')).category_counts[0]?.category_name).toBe('सभी');
    expect((await find('लाउंज', 'hi')).results.every(({ locale }) => locale === 'hi')).toBe(true);
    expect((await find('Select', 'hi')).results.every(({ locale }) => locale === 'hi')).toBe(true);
    expect(await suggest('tarif', 'hi')).toEqual(['Tariff']);
  });

  test('2.4 a changed document is found; an unchanged one is not read again', async () => {
    const changing = { ...documents };
    const fresh = createSearch(() => changing, 'rupay');
    const count = async (searchItem: string) => searchShape.parse(await fresh({ searchItem }, 'en')).total_count;
    expect(await count('novelty')).toBe(0);
    changing.pages = new Map([['novelty', page('Novelty', 'नया', 'New')]]);
    expect(await count('novelty')).toBe(0);
    changing.version = '2';
    expect(await count('novelty')).toBe(1);
  });
});

describe('categories and pages', () => {
  test('2.4 everything comes first, then each kind with its count', async () => {
    const { total_count, category_counts, search: term, message } = await find(' lounge ');
    expect(term).toBe('lounge');
    expect(category_counts[0]).toEqual({ category_name: 'All', count: total_count, slug: 'all' });
    const rest = category_counts.slice(1);
    expect(rest.map(({ slug }) => slug)).toEqual(['pages', 'offers', 'questions']);
    expect(rest.reduce((sum, { count }) => sum + count, 0)).toBe(total_count);
    expect(message).toBe(`${total_count} results found`);
    expect((await find('लाउंज', 'hi')).category_counts.map(({ category_name }) => category_name)).toEqual([
      'सभी',
      'पृष्ठ',
      'ऑफ़र',
      'प्रश्न',
    ]);
  });

  test('2.4 a category filters the results and not the counts', async () => {
    const { results, total_count, category_counts } = await find('lounge', 'en', { category: 'questions' });
    expect([results.length, total_count]).toEqual([1, 1]);
    expect(category_counts).toEqual((await find('lounge')).category_counts);
    expect((await find('lounge', 'en', { category: 'all' })).results).toEqual((await find('lounge')).results);
    expect((await find('lounge', 'en', { category: 'unknown' })).total_count).toBe(0);
  });

  test('9 ten to a page', async () => {
    const sizes = [1, 3, 4].map(async (page_no) => (await find('filler', 'en', { page_no })).results.length);
    expect(await Promise.all(sizes)).toEqual([10, 10, 0]);
    expect((await find('filler', 'en', { page_size: 50 })).results).toHaveLength(30);
  });
});

describe('suggestions', () => {
  test('2.3 are titles with a word that begins as typed, pages first, each once, at most eight', async () => {
    expect(await suggest('f')).toHaveLength(8);
    expect(await suggest('loun')).toEqual(['Airport lounges', 'Lounge dinner', 'Is the lounge free?']);
    expect(new Set(await suggest('filler')).size).toBe(8);
    expect(await suggest('भराव', 'hi')).toEqual(['भराव']);
  });

  test('2.3 are what is found when no title fits, and none for nothing', async () => {
    expect(await suggest('before fly')).toEqual(['Airport lounges']);
    expect(await suggest('')).toEqual([]);
  });
});

describe('whatever is typed', () => {
  test('5 nothing to search for finds nothing', async () => {
    for (const nothing of ['', '   ', '.*', '((((', '\\', '%', '\u0000', '\ud800'])
      expect((await find(nothing)).total_count).toBe(0);
    expect(searchShape.parse(await search({}, 'en')).results).toEqual([]);
  });

  test('2.4 a query is looked at to its 200th character, without control characters', async () => {
    expect(await titles(`lounge${' '.repeat(300)}airport`)).toEqual(await titles('lounge'));
    expect((await find('a'.repeat(5000))).search).toHaveLength(200);
    expect((await find('lou\u0000nge\u202e')).search).toBe('lou nge');
  });

  test('2.4 names that every object has are words like others', async () => {
    for (const name of ['constructor', '__proto__', 'hasOwnProperty toString']) expect((await find(name)).total_count).toBe(0);
  });

  test('2.4 the same query has the same answer', async () => {
    const again = createSearch(() => documents, 'rupay');
    for (const term of ['lounge', 'filler', 'free dinner padding']) {
      const query = { searchItem: term, page_size: 50 };
      expect(await again(query, 'en')).toEqual(await search(query, 'en'));
    }
  });
});

test('2.4 what is at home comes before what is abroad', async () => {
  const { handle } = await import('./service.ts');
  for (const [locale, text] of [
    ['en', 'lounge'],
    ['hi', 'लाउंज'],
  ]) {
    const query = new URLSearchParams({ searchItem: text ?? '', locale: locale ?? '', page_size: '50', category: 'pages' });
    const { results }: { results: { page_link: string }[] } = await (
      await handle(new Request(`http://content.test/api/search?${query}`))
    ).json();
    const links = results.map(({ page_link }) => page_link);
    const [mumbai, london] = ['/lounges/mumbai', '/lounges/london'].map((link) => links.indexOf(link));
    expect(mumbai).toBeGreaterThanOrEqual(0);
    expect(london === -1 || (london ?? 0) > (mumbai ?? 0)).toBe(true);
  }
});
