/** @jest-environment node */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { ENDPOINTS } from '#lib/content/contract/endpoints.ts';
import { parseAnswer } from '#lib/content/parse.ts';
import { SAMPLES } from '#lib/documents/make/samples.ts';
import { LOCALES } from '#lib/i18n/locales.ts';
import { settings } from '#lib/settings.ts';
import { dataFiles, languageFaults, linkFaults, readData, sizeFaults } from './data-checks.ts';
import { fillPlaceholders, isObject } from './localize.ts';
import { handle } from './service.ts';

const FOLDER = path.join(process.cwd(), 'lib/content-service/data');
const PUBLIC = path.join(process.cwd(), 'public');
const BARE = { 'header.json': ENDPOINTS.header, 'messages.json': ENDPOINTS.messages, 'footer.json': ENDPOINTS.footer };
/** Addresses that the site answers without a document. */
const SCREENS = new Set(['/', '/search', '/document', '/page-not-found', '/something-went-wrong']);

const values = { product: settings.PRODUCT_SLUG, today: new Date() };
const files = dataFiles(FOLDER);

function slugOf(file: string): string {
  const document = readData(FOLDER, file);
  const slug = isObject(document) && typeof document.slug === 'string' ? document.slug : path.basename(file, '.json');
  return fillPlaceholders(slug, values);
}

const slugs = files.filter((file) => file.startsWith('pages')).map((file) => [slugOf(file), file] as const);
const pages = new Set(slugs.map(([slug]) => `/${slug}`));

/** The address at which the service answers a document, and what it must fit. */
function endpointOf(file: string) {
  const bare = Object.entries(BARE).find(([name]) => name === file)?.[1];
  if (bare) return { path: bare.path, schema: bare.answer, base: '' };
  if (file === 'home-page.json') return { path: ENDPOINTS.homePage.path, schema: ENDPOINTS.homePage.answer, base: '/data' };
  return { path: `/api/pages/${slugOf(file)}`, schema: ENDPOINTS.page.answer, base: '/data' };
}

async function answerOf(address: string, locale: string): Promise<unknown> {
  const response = await handle(new Request(`http://content.test${address}?locale=${locale}`));
  expect([address, response.status]).toEqual([address, 200]);
  return response.json();
}

/** Parses an answer and gives the defects that are logged for it. */
async function defectsOf(file: string, locale: string): Promise<string[]> {
  const { path: address, schema, base } = endpointOf(file);
  const json = await answerOf(address, locale);
  const lines: string[] = [];
  const stderr = jest.spyOn(process.stderr, 'write').mockImplementation((line) => {
    lines.push(String(line));
    return true;
  });
  try {
    parseAnswer(schema, base && isObject(Object(json)) ? Reflect.get(Object(json), 'data') : json, `${file} (${locale})`);
  } catch (error) {
    return [`${file} (${locale}) cannot be read: ${String(error)}`];
  } finally {
    stderr.mockRestore();
  }
  return lines.map((line) => {
    const { source, pointer, reason }: Record<string, string> = JSON.parse(line);
    return `${source}#${pointer} ${reason}`;
  });
}

/** The sample documents are made by the build: their names are enough here. */
function hasFile(target: string): boolean {
  return documentPaths.has(target) || existsSync(path.join(PUBLIC, target));
}

const documentPaths = new Set(Object.keys(SAMPLES).map((name) => `/documents/${name}`));

describe('embedded content', () => {
  test.each(files)('contract: %s fits in every language without a defect', async (file) => {
    expect((await Promise.all(LOCALES.map((locale) => defectsOf(file, locale)))).flat()).toEqual([]);
  });

  test.each(files)('completeness: every English text of %s has its Hindi twin', (file) => {
    expect(languageFaults(file, readData(FOLDER, file))).toEqual([]);
  });

  test.each(files)('links: no link of %s leads to a page or file that does not exist', (file) => {
    const document = readData(FOLDER, file);
    const filled: typeof document = JSON.parse(fillPlaceholders(JSON.stringify(document), values));
    expect(linkFaults(file, filled, hasFile, (target) => SCREENS.has(target) || pages.has(target))).toEqual([]);
  });

  test('slugs: no two pages have the same', () => {
    expect(slugs.filter(([slug], index) => slugs.findIndex(([other]) => other === slug) !== index)).toEqual([]);
  });

  test('sizes: each button for a document says how large the file is', async () => {
    const sizes = await Promise.all(
      Object.entries(SAMPLES).map(async ([name, make]) => [`/documents/${name}`, (await make()).length] as const),
    );
    expect(files.flatMap((file) => sizeFaults(file, readData(FOLDER, file), new Map(sizes)))).toEqual([]);
  });
});
