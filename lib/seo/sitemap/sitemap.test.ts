import { LOCALES } from '#lib/i18n/locales.ts';
import { sitemapEntry } from './kinds.ts';
import { sitemapFile, sitemapIndex } from './sitemap.ts';

jest.mock('#lib/content/read/cache.ts', () => ({
  cached: (_key: unknown, _tags: unknown, load: () => unknown) => load(),
  revalidateSoon: async () => 0,
}));

const ORIGIN = 'http://localhost:3000';
const locs = (xml: string) => [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) => address);

test.each([
  'nope.xml',
  'offers-1.xml',
  'offers-2.xml',
  'offers-en.xml',
  'offers-fr.xml',
  'offers-hi-1.xml',
  'offers',
  '../pages.xml',
])('2.11 %s is no file of the sitemap', async (file) => {
  expect((await sitemapFile(file)).status).toBe(404);
});

test('2.11 a file is listed when it has entries; others are 404', async () => {
  const listed = new Set(locs(await (await sitemapIndex()).text()));
  for (const kind of ['pages', 'offers', 'lounges', 'cards'])
    for (const locale of LOCALES) {
      const file = locale === 'en' ? `${kind}.xml` : `${kind}-${locale}.xml`;
      const response = await sitemapFile(file);
      const entries = locs(await response.text());
      const expected = listed.has(`${ORIGIN}/sitemap/${file}`) ? [200, true] : [404, false];
      expect([file, response.status, entries.length > 0]).toEqual([file, ...expected]);
    }
});

/** The entries of a page in all languages. */
const sitemapEntries = (page: Parameters<typeof sitemapEntry>[0]['page'], path: string, now: Date) =>
  LOCALES.map((locale) => sitemapEntry({ page, path }, locale, now)).join('');

describe('an entry of the sitemap', () => {
  const now = new Date('2026-11-20T00:00:00Z');

  test('2.11 names each language in each of its entries', () => {
    const xml = sitemapEntries({ locales: ['en', 'hi'] }, '/a', now);
    expect(locs(xml)).toEqual([`${ORIGIN}/a`, `${ORIGIN}/hi/a`]);
    expect(xml.match(/hreflang="(?:en|hi|x-default)"/g)).toHaveLength(6);
  });

  test('1 a page in English alone has one entry without languages', () => {
    const xml = sitemapEntries({ locales: ['en'] }, '/a', now);
    expect(locs(xml)).toEqual([`${ORIGIN}/a`]);
    expect(xml).not.toContain('hreflang');
  });

  test('2.11 says when it was changed only where that is known and true', () => {
    expect(sitemapEntries({ updated_at: '2026-11-01T10:00:00+05:30' }, '/a', now)).toContain(
      '<lastmod>2026-11-01T10:00:00+05:30</lastmod>',
    );
    expect(sitemapEntries({ updated_at: '2026-12-01T10:00:00+05:30' }, '/a', now)).not.toContain('lastmod');
    expect(sitemapEntries({}, '/a', now)).not.toContain('lastmod');
  });

  test.each([{ enable_indexing: false }, { seo_canonical_link: '/b' }, { seo_canonical_link: 'https://other.example/a' }])(
    '3 a page with %j has none',
    (seo) => {
      expect(sitemapEntries({ locales: ['en', 'hi'], seo }, '/a', now)).toBe('');
    },
  );
});
