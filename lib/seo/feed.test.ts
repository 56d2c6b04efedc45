import { offer } from '#lib/contract/records/offer.ts';
import { feed, feedXml, offerItem } from './feed.ts';

jest.mock('#lib/content/read/cache.ts', () => ({
  cached: (_key: unknown, _tags: unknown, load: () => unknown) => load(),
}));

test('2.1 the feed has an item for each offer, with its address, text and day', () => {
  const record = offer.parse({
    slug: 'thali',
    title: 'Tea & <b>samosa</b>',
    description: '**Free** tea\u0007.',
    offer_type: 'exclusive',
    valid_from: '2026-11-20',
    valid_to: '2026-12-31',
    link: '/elsewhere',
  });
  const xml = feedXml('offers', [offerItem(record, 'hi')], 'hi');
  expect(xml).toContain('<title>Tea &amp; &lt;b&gt;samosa&lt;/b&gt;</title>');
  expect(xml).toContain('<link>http://localhost:3000/hi/exclusive-offers/thali</link>');
  expect(xml).toContain('<description>Free tea.</description>');
  expect(xml).toContain('<pubDate>Thu, 19 Nov 2026 18:30:00 GMT</pubDate>');
  expect(xml).toContain('<language>hi-in</language>');
});

test.each(['en', 'hi'] as const)('2.1 the %s feed has the newest offers first, and at most fifty', async (locale) => {
  const { xml } = await feed('offers', locale);
  const days = [...xml.matchAll(/<pubDate>([^<]+)/g)].map(([, day = '']) => Date.parse(day));
  expect(days.length).toBeGreaterThan(10);
  expect(days.length).toBeLessThanOrEqual(50);
  expect(days).toEqual(days.toSorted((a, b) => b - a));
});

test.each(['en', 'hi'] as const)(
  '2.1 the %s feed of news has each press release with its day and its own page, the newest first',
  async (locale) => {
    const { xml } = await feed('news', locale);
    const days = [...xml.matchAll(/<pubDate>([^<]+)/g)].map(([, day = '']) => Date.parse(day));
    const pages = [...xml.matchAll(/<guid[^>]*>([^<]+)/g)].map(([, page = '']) => new URL(page).pathname);
    expect(days.length).toBeGreaterThanOrEqual(8);
    expect(days).toEqual(days.toSorted((a, b) => b - a));
    expect(new Set(pages).size).toBe(days.length);
    expect(pages.every((page) => page.startsWith(locale === 'hi' ? '/hi/news-' : '/news-'))).toBe(true);
  },
);

test('2.1 the language of a feed is that of its texts: a language without offers of its own has the English feed', async () => {
  const tamil = await feed('offers', 'ta');
  expect(tamil).toEqual({ xml: (await feed('offers', 'en')).xml, language: 'en' });
  expect(tamil.xml).toContain('<language>en-in</language>');
  expect((await feed('offers', 'hi')).language).toBe('hi');
});
