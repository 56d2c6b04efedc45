import { execFileSync } from 'node:child_process';
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect } from '@playwright/test';
import { root } from '#lib/cli/workspace.mjs';
import { CONTENT_ADDRESSES, VISITED_LOCALES } from '../support/addresses.ts';
import { count, decode } from '../support/html.ts';
import { CMS, EMBEDDED, FOLDER, SITE, test } from './services.ts';

const OTHERS = ['/search?searchItem=lounge', '/site-map', '/nope'];
const COUNTED = ['a', 'article', 'details', 'form', 'h1', 'h2', 'h3', 'img', 'li', 'option', 'section', 'table', 'tr'];

/** How many rows each table has. */
function countRows(file: string): Record<string, number> {
  const database = new DatabaseSync(file, { readOnly: true });
  const tables = database.prepare("SELECT name FROM sqlite_master WHERE type = 'table' ORDER BY name").all();
  const counts = tables.map(({ name }) => [
    String(name),
    Number(database.prepare(`SELECT count(*) AS count FROM "${name}"`).get()?.count),
  ]);
  database.close();
  return Object.fromEntries(counts);
}

/** The most for the tables and the sample content, in seconds: it takes 12 on an idle machine. */
const IMPORT_MAX_S = 40;

test('the sample content is imported in time, and importing it again adds nothing', ({ services: { cmsLog } }) => {
  const [, seconds = ''] = /the sample content took (\d+) s/.exec(cmsLog()) ?? [];
  console.log(`    the tables and the import took ${seconds} s`);
  const imported = countRows(join(FOLDER, 'data/cms.db'));
  for (const table of ['best_bet', 'page', 'media']) expect(imported[table], table).toBeGreaterThan(30);
  const start = Date.now();
  execFileSync(process.execPath, ['--env-file=.env', 'scripts/prepare.ts'], { cwd: FOLDER, stdio: 'pipe' });
  console.log(`    again ${Math.round((Date.now() - start) / 1000)} s`);
  expect(countRows(join(FOLDER, 'data/cms.db'))).toEqual(imported);
  expect(Number(seconds)).toBeLessThan(IMPORT_MAX_S);
});

test('only the owner may read the settings, which have an account of each role', ({ services: { settings } }) => {
  expect(statSync(join(FOLDER, '.env')).mode & 0o777).toBe(0o600);
  for (const role of ['EDITOR', 'PUBLISHER', 'ADMINISTRATOR', 'REQUESTS'])
    expect(settings[`${role}_PASSWORD`]?.length).toBeGreaterThan(20);
});

test('check-content finds that the site can run on the CMS', () => {
  execFileSync(process.execPath, ['lib/cli/check-content.ts', CMS], { cwd: root, stdio: 'pipe' });
});

/** The text of a page, and the number of elements by kind. */
async function readPage(origin: string, address: string) {
  const response = await fetch(origin + address, { redirect: 'manual' });
  const html = (await response.text()).replace(/<script\b[\s\S]*?<\/script>/gi, '');
  const textsIn = (part: string) =>
    part
      .split(/<[^>]+>/)
      .map((text) => decode(text).trim())
      .filter((text) => text !== '');
  // Results of equal rank have the order of the documents, which is the service's own.
  const inOrder = (all: string[]) => (address.includes('/search') ? all.toSorted() : all);
  return {
    status: response.status,
    title: /<title>([^<]*)/.exec(html)?.[1],
    headings: inOrder(
      [...html.matchAll(/<h[1-6]\b[^>]*>([\s\S]*?)<\/h[1-6]>/g)].map(([, heading = '']) => textsIn(heading).join(' ')),
    ),
    texts: inOrder(textsIn(html)),
    counts: Object.fromEntries(COUNTED.map((name) => [name, count(html, new RegExp(`<${name}\\b`))])),
  };
}

for (const locale of VISITED_LOCALES)
  test(`every page in ${locale} reads as it does on the embedded content`, async () => {
    const prefix = locale === 'en' ? '' : `/${locale}`;
    const own = CONTENT_ADDRESSES.filter((address) => address.locale === locale).map(({ address }) => address);
    for (const address of [...own, ...OTHERS.map((other) => prefix + other)])
      expect.soft(await readPage(SITE, address), address).toEqual(await readPage(EMBEDDED, address));
  });
