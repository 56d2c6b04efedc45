import { createCollections, hasRecordEnded } from '#lib/content-service/documents/collection.ts';
import { valuesNow } from '#lib/content-service/documents/localize.ts';
import { siteRecords } from '#lib/content-service/documents/record-links.ts';
import { siteAddresses } from '#lib/content-service/documents/site-pages.ts';
import { createStore } from '#lib/content-service/documents/store.ts';
import { LOCALES, localizePath } from '#lib/i18n/locales.ts';
import { sitemapFile, sitemapIndex } from '#lib/seo/sitemap/sitemap.ts';

jest.mock('../read/cache.ts', () => ({ cached: (_key: unknown, _tags: unknown, load: () => unknown) => load() }));

const ORIGIN = 'http://localhost:3000';
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
  const wanted = LOCALES.flatMap((locale) => site.map((path) => new URL(localizePath(path, locale), ORIGIN).href));
  const found = await addresses();
  expect(new Set(found).size).toBe(found.length);
  expect(found.toSorted()).toEqual(wanted.toSorted());
});
