import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { root } from '#lib/cli/workspace.mjs';
import { CMS_LOCALES } from '#lib/cms/schemas.ts';
import { CONTENT_ADDRESSES } from '../support/addresses.ts';
import { count, decode } from '../support/html.ts';
import { readRows } from './database.ts';
import { CMS, EMBEDDED, FOLDER, SITE, test } from './services.ts';

const OTHERS = ['/search?searchItem=lounge', '/site-map', '/nope'];
const COUNTED = ['a', 'article', 'details', 'form', 'h1', 'h2', 'h3', 'img', 'li', 'option', 'section', 'table', 'tr'];

test('importing the sample content again adds nothing, and keeps the documents', async ({ services: { startCms, stopCms } }) => {
  const rows = () => readRows(join(FOLDER, '.tmp/data.db'));
  await stopCms();
  const imported = rows();
  const start = Date.now();
  execFileSync(process.execPath, ['scripts/import.js'], { cwd: FOLDER, stdio: 'pipe' });
  console.log(`    it took ${Math.round((Date.now() - start) / 1000)} s`);
  expect(rows()).toEqual(imported);
  await startCms();
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
  return {
    status: response.status,
    title: /<title>([^<]*)/.exec(html)?.[1],
    headings: [...html.matchAll(/<h[1-6]\b[^>]*>([\s\S]*?)<\/h[1-6]>/g)].map(([, heading = '']) => textsIn(heading).join(' ')),
    texts: textsIn(html),
    counts: Object.fromEntries(COUNTED.map((name) => [name, count(html, new RegExp(`<${name}\\b`))])),
  };
}

for (const locale of CMS_LOCALES)
  test(`every page in ${locale} reads as it does on the embedded content`, async () => {
    const prefix = locale === 'en' ? '' : `/${locale}`;
    const own = CONTENT_ADDRESSES.filter((address) => address.locale === locale).map(({ address }) => address);
    for (const address of [...own, ...OTHERS.map((other) => prefix + other)])
      expect.soft(await readPage(SITE, address), address).toEqual(await readPage(EMBEDDED, address));
  });
