import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { PAGE_SCRIPT_ADDRESS, PAGE_SCRIPT_FILE } from '#app/service/page.js/page-script-file.ts';
import { HYDRATION_DATA_ID } from '#lib/next-internals/hydration-script.ts';
import en from '#messages/en.json' with { type: 'json' };
import hi from '#messages/hi.json' with { type: 'json' };
import { FIRST_PAINT_ADDRESSES } from './bench/templates.ts';
import { CONTENT_ADDRESSES, MISSING_ADDRESSES } from './support/addresses.ts';
import { watchHydrations } from './support/islands.ts';
import { expect, test } from './support/test.ts';

const OTHERS = [
  '/search?searchItem=card',
  '/document?file=/documents/credit-card-terms-en.pdf',
  '/document',
  '/something-went-wrong',
];
const ADDRESSES = [
  ...CONTENT_ADDRESSES.map(({ address }) => address),
  ...MISSING_ADDRESSES.map(({ address }) => address),
  ...OTHERS,
  ...OTHERS.map((address) => `/hi${address}`),
  '/faqs?tab=upi',
  '/hi/exclusive-offers?page_no=2',
];

/** Of the largest page, its style sheet, and all script before the first interaction, in bytes (compressed). */
const HTML_MAX = 16.75 * 1024;
/** HTML and style sheet together: 37 KiB in English. Twelve languages take 1 of it, the dark scheme 1, scenes, card and tools 2. */
const FIRST_PAINT_MAX = 39.5 * 1024;
const STYLES_MAX = 25.6 * 1024;
const SCRIPT_MAX = 3 * 1024;
/** Of the largest page. */
const ELEMENTS_MAX = 1360;

/** What the head begins with, in this order. */
const ORDER = ['<meta charSet', '<meta name="viewport"', '<style>', '<title>', '<script>', '<script defer'];

const SHEET = /<style>([^<]*)<\/style>/;

test('7 pages have the same style sheet in the document, by its hash in the policy, of few bytes', async ({ request }) => {
  const sheets = new Set<string>();
  for (const address of ['/', '/hi/lounges', '/search?searchItem=card', '/a/b/c', '/document']) {
    for (const _ of ['first', 'cached']) {
      const response = await request.get(address);
      const [, sheet = ''] = SHEET.exec(await response.text()) ?? [];
      const hash = createHash('sha256').update(sheet).digest('base64');
      expect(response.headers()['content-security-policy']).toContain(`style-src 'self' 'sha256-${hash}';`);
      sheets.add(sheet);
    }
  }
  const [sheet = '', ...others] = sheets;
  expect(others).toEqual([]);
  expect(gzipSync(sheet).length).toBeLessThanOrEqual(STYLES_MAX);
});

test('7 what a browser needs for the first paint is in the document: few bytes, and nothing that blocks', async ({ request }) => {
  for (const address of FIRST_PAINT_ADDRESSES) {
    const html = await (await request.get(address)).text();
    const [head = ''] = html.split('</head>', 1);
    const links = [...head.matchAll(/<link [^>]*>/g)].map(([link]) => link);
    const scripts = [...head.matchAll(/<script\b([^>]*\bsrc=[^>]*)>/g)].map(([, attributes = '']) => attributes);
    expect({
      address,
      isSmall: gzipSync(html).length <= FIRST_PAINT_MAX,
      blocking: [
        ...links.filter((link) => link.includes('rel="stylesheet"') && !link.includes(' disabled=""')),
        ...scripts.filter((attributes) => !/\b(?:defer|async)=""/.test(attributes)),
        ...(html.match(/ blocking="/g) ?? []),
        ...(html.slice(head.length).match(/<style|<link rel="stylesheet"/g) ?? []),
      ],
      order: ORDER.filter((part) => head.includes(part)).sort((one, other) => head.indexOf(one) - head.indexOf(other)),
    }).toEqual({
      address,
      isSmall: true,
      blocking: [],
      order: ORDER,
    });
  }
});

test('7 a page paints when nothing but the document has come', async ({ page }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') await held;
    await route.continue().catch(() => undefined);
  });
  for (const address of ['/', '/hi/lounges']) {
    await page.goto(address, { waitUntil: 'commit' });
    await expect
      .poll(() => page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length), { message: address })
      .toBe(1);
  }
  release();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test('7 when a page is hydrated, its style sheet is not fetched, and stays', async ({ page }) => {
  const sheets: string[] = [];
  page.on('request', (asked) => asked.resourceType() === 'stylesheet' && sheets.push(asked.url()));
  const hydrations = await watchHydrations(page);
  await page.goto('/ekaa');
  const before = await page.evaluate(() => getComputedStyle(document.body).fontFamily);
  await page.locator('[data-island]').first().dispatchEvent('pointerover');
  await expect.poll(hydrations).toBe(1);
  expect(await page.evaluate(() => [getComputedStyle(document.body).fontFamily, document.styleSheets.length])).toEqual([
    before,
    1,
  ]);
  expect(before).toContain('Anek');
  expect(sheets).toEqual([]);
});

test('7 no script has the texts of the site', () => {
  const folder = '.next/static/chunks';
  const scripts = readdirSync(folder).filter((name) => name.endsWith('.js'));
  expect(scripts.length).toBeGreaterThan(5);
  const texts = [en, hi].map(({ search }) => search.checkSpelling);
  expect(scripts.filter((name) => texts.some((text) => readFileSync(join(folder, name), 'utf8').includes(text)))).toEqual([]);
});

test('7 the script of every page is compressed and kept for a year', async ({ request }) => {
  const response = await request.get(PAGE_SCRIPT_ADDRESS, { headers: { 'sec-fetch-dest': 'script' } });
  expect(response.headers()).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'content-encoding': 'gzip',
    'cache-control': 'public, max-age=31536000, immutable',
  });
  expect(await response.text()).toBe(PAGE_SCRIPT_FILE);
});

const hasQuery = (address: string) => address.includes('?');

for (const [kind, addresses] of [
  ['a path', ADDRESSES.filter((address) => !hasQuery(address))],
  ['a query', ADDRESSES.filter(hasQuery)],
] as const) {
  test(`7 every page of ${kind} has no script of the framework, no flight data and few bytes, first and cached`, async ({
    request,
  }) => {
    test.slow();
    for (const address of addresses) {
      for (const time of ['first', 'cached']) {
        const html = await (await request.get(address)).text();
        const scripts = [...html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g)].map(([, attributes = '', text = '']) => ({
          attributes,
          text,
        }));
        const data = scripts.filter(({ attributes }) => /type="application\/(?:ld\+)?json"/.test(attributes));
        const inline = scripts.filter((script) => !data.includes(script));
        expect({
          address,
          time,
          hydrationData: data.filter(({ attributes }) => attributes.includes(HYDRATION_DATA_ID)).length,
          external: inline.flatMap(({ attributes }) => /\bsrc="([^"]*)"/.exec(attributes)?.[1] ?? []),
          inline: inline.filter(({ text }) => text !== '').length,
          preloads: /<link[^>]*as="script"/.test(html),
          isSmall: gzipSync(html.replace(SHEET, '')).length <= HTML_MAX,
          hasFewElements: (html.match(/<[a-z]/g) ?? []).length <= ELEMENTS_MAX,
          isShort: gzipSync(inline.map(({ text }) => text).join('')).length + gzipSync(PAGE_SCRIPT_FILE).length <= SCRIPT_MAX,
        }).toEqual({
          address,
          time,
          hydrationData: 1,
          external: [PAGE_SCRIPT_ADDRESS],
          inline: 1,
          preloads: false,
          isSmall: true,
          hasFewElements: true,
          isShort: true,
        });
      }
    }
  });
}

test('13 the query of a visitor is not in what others get of a page', async ({ request }) => {
  for (const address of [
    '/milestone?private=1',
    '/hi/faqs?tab=cards&private=1',
    '/search?searchItem=upi&private=1',
    '/lounges/Pune?private=1',
  ]) {
    expect(await (await request.get(address, { maxRedirects: 0 })).text()).not.toContain('private=1');
    const flightData = await request.get(`${address}&_rsc`, { headers: { RSC: '1' }, maxRedirects: 0 });
    expect(flightData.headers()['content-type']).toContain('text/x-component');
    expect(await flightData.text()).not.toContain('private=1');
  }
});
