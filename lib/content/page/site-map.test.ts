import { createCollections, hasRecordEnded } from '#lib/content-service/documents/collection.ts';
import { valuesNow } from '#lib/content-service/documents/localize.ts';
import { siteRecords } from '#lib/content-service/documents/record-links.ts';
import { siteAddresses } from '#lib/content-service/documents/site-pages.ts';
import { createStore } from '#lib/content-service/documents/store.ts';
import { LOCALES, type Locale, localizePath } from '#lib/i18n/locales.ts';
import { sitemapFile, sitemapIndex } from '#lib/seo/sitemap/sitemap.ts';

jest.mock('../read/cache.ts', () => ({ cached: (_key: unknown, _tags: unknown, load: () => unknown) => load() }));

const ORIGIN = 'http://localhost:3000';
/** The languages in which not every page is written. */
const OTHERS = LOCALES.filter((locale) => locale !== 'en' && locale !== 'hi');
/** A page of each kind that is translated. */
const TRANSLATED = [
  '/',
  '/credit-cards',
  '/credit-cards/classic-credit',
  '/lounges',
  '/lounges/mumbai',
  '/which-card',
  '/lost-card',
  '/faqs',
];
const locs = (xml: string) => [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) => address);

async function addresses(): Promise<string[]> {
  const files = locs(await (await sitemapIndex()).text());
  const found: string[] = [];
  for (const file of files) found.push(...locs(await (await sitemapFile(file.slice(`${ORIGIN}/sitemap/`.length))).text()));
  return found;
}

test('2.11 the sitemap has every page of the site in each language, once, and no offer that has ended', async () => {
  const documents = createStore('lib/content-service/data', 'rupay')();
  const collection = createCollections(() => documents);
  const values = valuesNow('rupay');
  const over = siteRecords(collection, values).filter(({ record }) => hasRecordEnded(record, values));
  expect(over.length).toBeGreaterThan(0);
  const ended = new Set(over.map(({ link }) => link));
  const site = siteAddresses(documents, collection, values).filter((path) => !ended.has(path));
  const addressIn = (locale: Locale) => (path: string) => new URL(localizePath(path, locale), ORIGIN).href;
  const found = await addresses();
  expect(new Set(found).size).toBe(found.length);
  for (const locale of ['en', 'hi'] as const) {
    const isOf = (address: string) => OTHERS.every((code) => !new RegExp(`^${ORIGIN}/${code}(?:/|$)`).test(address));
    const own = found.filter((address) => isOf(address) && (locale === 'hi') === /^[^/]+\/\/[^/]+\/hi(?:\/|$)/.test(address));
    expect(own.toSorted()).toEqual(site.map(addressIn(locale)).toSorted());
  }
  for (const locale of OTHERS) {
    expect(found).toEqual(expect.arrayContaining(TRANSLATED.map(addressIn(locale))));
    expect(found).not.toContain(addressIn(locale)('/ekaa'));
  }
});
