/** @jest-environment node */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { settings } from '#lib/config/settings.ts';
import { SITE_DOCUMENTS } from '#lib/config/site-documents.ts';
import { unwrap, validateList } from '#lib/content/client/envelope.ts';
import { validate } from '#lib/content/client/validate.ts';
import { page } from '#lib/contract/documents.ts';
import { ENDPOINTS, type Endpoint, type EndpointName } from '#lib/contract/endpoints.ts';

import { LOCALES } from '#lib/i18n/locales.ts';
import {
  dataFiles,
  headFaults,
  languageFaults,
  linkFaults,
  numberFaults,
  readData,
  sizeFaults,
  spellingFaults,
} from './checks/document-checks.test-helper.ts';
import { createCollections, field } from './documents/collection.ts';
import { withFileSizes } from './documents/file-sizes.ts';
import { fillPlaceholders, isObject, type JsonObject, localizeDocument, valuesNow } from './documents/localize.ts';
import { RECORD_LINKS } from './documents/record-links.ts';
import { siteAddresses } from './documents/site-pages.ts';
import { createStore } from './documents/store.ts';
import { everyCall } from './every-call.ts';
import { handle } from './service.ts';

const FOLDER = path.join(process.cwd(), 'lib/content-service/data');
const PUBLIC = path.join(process.cwd(), 'public');
/** Addresses that the site answers without a document of their own. */
const SCREENS = [
  '/news.xml',
  '/search',
  '/page-not-found',
  '/something-went-wrong',
  '/document',
  '/flipbook',
  '/international-offers',
];
/** How many records of each list there are at least (issue "Content"). */
const LEAST: Record<string, number> = {
  'credit-cards': 12,
  'debit-cards': 8,
  'prepaid-cards': 6,
  'msme-cards': 6,
  accessories: 8,
  banks: 40,
  'exclusive-offers': 60,
  'msme-offers': 24,
  'festive-offers': 30,
  'international-offers': 30,
  lounges: 60,
  cities: 25,
  faqs: 60,
  'faq-tabs': 7,
  'international-offers-tabs': 3,
  'studio-cards': 24,
  privileges: 12,
};

const values = valuesNow(settings.PRODUCT_SLUG);
const documents = createStore(FOLDER, settings.PRODUCT_SLUG)();
const collection = createCollections(() => documents);
const files = dataFiles(FOLDER);
const calls = everyCall(documents, collection, values);
const addresses = new Set([...siteAddresses(documents, collection, values), ...SCREENS]);
const names = [...new Set(calls.map(({ name }) => name))];

/** Asks a call in a language, page by page, and checks every answer. */
async function askAll(name: EndpointName, address: string, locale: string): Promise<void> {
  const endpoint: Endpoint = ENDPOINTS[name];
  for (let page = 1, pages = 1; page <= pages; page += 1) {
    const query = new URLSearchParams({ locale, ...(endpoint.envelope === 'list' ? { page_no: String(page) } : {}) });
    const full = `${address}${address.includes('?') ? '&' : '?'}${query}`;
    const response = await handle(new Request(`http://content.test${full}`));
    expect([full, response.status]).toEqual([full, 200]);
    const json: unknown = await response.json();
    if (endpoint.envelope === 'list') {
      pages = validateList(endpoint.answer, json, full).pagination.page_count;
    } else {
      const { document, pointer } = endpoint.envelope === 'bare' ? { document: json, pointer: '' } : unwrap(json, full);
      validate(endpoint.answer, document, full, pointer);
    }
  }
}

/** The defects that are logged while something is done. */
async function defectsOf(work: () => Promise<void>): Promise<string[]> {
  const lines: string[] = [];
  const stderr = jest.spyOn(process.stderr, 'write').mockImplementation((line) => {
    lines.push(String(line));
    return true;
  });
  try {
    await work();
  } finally {
    stderr.mockRestore();
  }
  return lines.map((line) => {
    const { source, pointer, reason }: Record<string, string> = JSON.parse(line);
    return `${source}#${pointer} ${reason}`;
  });
}

/** Routes that answer with a file. */
const FEEDS = ['/offers.xml', '/news.xml', '/hi/news.xml'];
const hasFile = (target: string) => FEEDS.includes(target) || existsSync(path.join(PUBLIC, target));

describe('embedded content', () => {
  test('7 every path of the contract that reads is asked below', () => {
    const reading = Object.entries(ENDPOINTS).filter(([, { method }]) => method === 'GET');
    expect(reading.map(([name]) => name).filter((name) => !names.some((asked) => asked === name))).toEqual([]);
  });

  test.each(names)('7 %s answers in every language, and every answer fits the contract without a defect', async (name) => {
    const paths = calls.filter((call) => call.name === name).map((call) => call.path);
    const defects = await defectsOf(async () => {
      for (const locale of LOCALES) for (const address of paths) await askAll(name, address, locale);
    });
    expect(defects).toEqual([]);
  });

  test.each(files)('spelling: the Hindi of %s is spelt as on the rest of the site', (file) => {
    expect(spellingFaults(file, readData(FOLDER, file))).toEqual([]);
  });

  test.each(files)('2.11 titles and descriptions of %s have the length that search engines show', (file) => {
    expect(headFaults(file, readData(FOLDER, file), settings.PRODUCT_SLUG)).toEqual([]);
  });

  test.each(files)('completeness: every English text of %s has its Hindi twin, with the same numbers', (file) => {
    expect(languageFaults(file, readData(FOLDER, file))).toEqual([]);
    expect(numberFaults(file, readData(FOLDER, file))).toEqual([]);
  });

  test.each(files)('links: no link of %s leads to a page or file that does not exist', (file) => {
    const document = readData(FOLDER, file);
    const filled: typeof document = JSON.parse(fillPlaceholders(JSON.stringify(document), values));
    expect(linkFaults(file, filled, hasFile, (target) => addresses.has(target))).toEqual([]);
  });

  test.each(Object.entries(LEAST))('there are enough records of %s: %i or more', (name, least) => {
    expect(collection(name).length).toBeGreaterThanOrEqual(least);
  });

  test('there are milestones of ten years or more, eight legal pages, and 25 cities with lounges', () => {
    const years = new Set(collection('milestones').map(({ year }) => String(year)));
    const cities = new Set(collection('lounges').map((lounge) => field(lounge, 'city_slug', values)));
    expect(years.size).toBeGreaterThanOrEqual(10);
    expect(documents.folders.legal.size).toBeGreaterThanOrEqual(8);
    expect(cities.size).toBeGreaterThanOrEqual(25);
  });

  test.each(Object.keys(RECORD_LINKS))('no two records of %s have the same slug', (name) => {
    const slugs = collection(name).map((record) => field(record, 'slug', values));
    expect(slugs.filter((slug, index) => slugs.indexOf(slug) !== index)).toEqual([]);
    for (const slug of slugs) expect(slug).toMatch(/^[A-Za-z0-9_-]{1,128}$/);
  });

  test.each(Object.entries(RECORD_LINKS).flatMap(([name, { ownPage }]) => (ownPage ? [name] : [])))(
    '3 each record of %s says when it was changed, so that its page does in the sitemap',
    (name) => {
      const moment = z.iso.datetime({ offset: true });
      const without = collection(name).filter((record) => !moment.safeParse(field(record, 'updated_at', values)).success);
      expect(without.map((record) => field(record, 'slug', values))).toEqual([]);
    },
  );

  test('2.1 the page of Business cards has cards by kind, a comparison and their banks; the page for small firms leads there', () => {
    const contentOf = (document: JsonObject = {}) =>
      page.parse({ slug: 'any', ...localizeDocument(document, 'en', values) }).content;
    const cards = contentOf(documents.folders.screens.get('msme-card'));
    const firms = contentOf(documents.pages.get('business-msme'));
    const follows = cards.map((block) => [block.__component, 'source' in block ? (block.source?.follow ?? []) : []]);
    expect(Object.fromEntries(follows)).toMatchObject({
      'blocks.card-finder': ['tab'],
      'blocks.card-compare': ['compare'],
      'blocks.bank-list': ['letter', 'tier', 'page_no'],
    });
    const finder = cards.find((block) => block.__component === 'blocks.card-finder');
    expect([finder?.compare, finder?.tabs?.map(({ slug }) => slug)]).toEqual([true, ['credit', 'debit', 'prepaid']]);
    const families = firms.find((block) => block.__component === 'blocks.card-families');
    const tabs = finder?.tabs?.map(({ slug }) => `/msme-cards?tab=${slug}#cards`) ?? [];
    expect(families?.families.map(({ link }) => link)).toEqual([...tabs, '/msme-cards#cards']);
    expect(firms.find((block) => block.__component === 'blocks.downloads')?.buttons).toHaveLength(4);
  });

  test('no two offers have the same slug, because one path answers them all', () => {
    const lists = ['exclusive-offers', 'msme-offers', 'festive-offers', 'international-offers', 'privileges'];
    const slugs = lists.flatMap((name) => collection(name)).map((record) => field(record, 'slug', values));
    expect(slugs.filter((slug, index) => slugs.indexOf(slug) !== index)).toEqual([]);
  });

  test('a path of the contract is asked by each listing block that names one, with records that fit it', () => {
    const paths = new Set(calls.map(({ path: address }) => address.split('?')[0]));
    const named = files.flatMap((file) =>
      [...fillPlaceholders(JSON.stringify(readData(FOLDER, file)), values).matchAll(/"path":"(\/api\/[^"]+)"/g)].map(
        ([, address]) => address,
      ),
    );
    expect(named.length).toBeGreaterThan(0);
    expect(named.filter((address) => address !== undefined && !paths.has(address))).toEqual([]);
  });

  test('sizes: each button for a document says how large the file is, whether the content or the service states it', () => {
    const sizes = new Map(Array.from(SITE_DOCUMENTS, ([target, { bytes }]) => [target, bytes]));
    const served = (file: string) => {
      const document = readData(FOLDER, file);
      return isObject(document) ? withFileSizes(document, (target) => sizes.get(target)) : document;
    };
    expect(files.flatMap((file) => sizeFaults(file, served(file), sizes))).toEqual([]);
  });
});
