/**
 * `npm run sheets`: contact sheets of a page of each route in `test-results/sheets`.
 * `--dark` shows the dark scheme, `--widths 390,1920` and `--languages en,hi` other widths than the usual three and not all languages.
 * `BASE_URL` names a running site; without it the build is served.
 */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Browser, chromium } from 'playwright';
import { ensureBrowser } from '#lib/cli/browser.mjs';
import { build, root } from '#lib/cli/workspace.mjs';
import { isLocale, LOCALES, type Locale, localizePath } from '#lib/i18n/locales.ts';
import { startSite } from './bench/site.ts';
import { CONTENT_ADDRESSES } from './support/addresses.ts';

/** In CSS pixels; longer pages are cut. */
const SIZES = [
  { width: 390, height: 844, longest: 6000, columns: 14 },
  { width: 768, height: 1024, longest: 6000, columns: 12 },
  { width: 1024, height: 768, longest: 6000, columns: 11 },
  { width: 1440, height: 900, longest: 6000, columns: 10 },
  { width: 1920, height: 1080, longest: 6000, columns: 8 },
  { width: 2560, height: 1440, longest: 6000, columns: 6 },
];
const { values: options } = parseArgs({
  options: {
    dark: { type: 'boolean', default: false },
    widths: { type: 'string', default: '390,768,1440' },
    languages: { type: 'string', default: LOCALES.join() },
  },
});
const widths = options.widths.split(',').map(Number);
const languages = options.languages.split(',').filter(isLocale);
const colorScheme = options.dark ? 'dark' : 'light';
const SHEET_WIDTH = 2800;
const GAP = 12;
const OTHER_PAGES = ['/search?searchItem=lounge', '/document?file=/documents/credit-card-terms-en.pdf', '/nope'];

const target = join(root, 'test-results/sheets');

function addressesIn(locale: Locale): string[] {
  const pages = CONTENT_ADDRESSES.filter((page) => page.locale === locale);
  const others = OTHER_PAGES.map((path) => localizePath(path, locale));
  return [...new Map(pages.map(({ route, address }) => [route.pattern, address])).values(), ...others];
}

/** Draws a sheet as a PNG. */
async function drawSheet(browser: Browser, origin: string, locale: Locale, size: (typeof SIZES)[number]): Promise<string> {
  const { width, height, longest, columns } = size;
  const context = await browser.newContext({
    viewport: { width, height },
    colorScheme,
    reducedMotion: 'reduce',
    bypassCSP: true,
  });
  const page = await context.newPage();
  const figures: string[] = [];
  for (const address of addressesIn(locale)) {
    await page.goto(origin + address, { waitUntil: 'networkidle' });
    const length = await page.evaluate(async () => {
      const style = document.createElement('style');
      style.textContent = '* { content-visibility: visible !important }';
      document.head.append(style);
      for (const image of document.images) image.loading = 'eager';
      await Promise.allSettled([document.fonts.ready, ...Array.from(document.images, (image) => image.decode())]);
      return document.documentElement.scrollHeight;
    });
    const shown = { x: 0, y: 0, width, height: Math.min(length, longest) };
    const jpeg = await page.screenshot({ type: 'jpeg', quality: 70, fullPage: true, clip: shown });
    figures.push(`<figure>${address} · ${length} px<img src="data:image/jpeg;base64,${jpeg.toString('base64')}"></figure>`);
  }
  await page.setViewportSize({ width: SHEET_WIDTH, height });
  await page.setContent(
    `<style>
      body { display: grid; grid-template-columns: repeat(${columns}, 1fr); align-items: start; gap: ${GAP}px; margin: ${GAP}px }
      figure { margin: 0; min-width: 0; font: 11px sans-serif; overflow-wrap: anywhere }
      img { display: block; width: 100% }
    </style>${figures.join('')}`,
  );
  const file = join(target, `${locale}-${width}${options.dark ? '-dark' : ''}.png`);
  await page.screenshot({ path: file, fullPage: true });
  await context.close();
  return file;
}

mkdirSync(target, { recursive: true });
const given = process.env.BASE_URL;
if (!given) build();
const site = given ? undefined : await startSite('sheets', 3117);
try {
  const browser = await chromium.launch({ executablePath: ensureBrowser(), args: ['--no-sandbox', '--disable-gpu'] });
  for (const size of SIZES.filter(({ width }) => widths.includes(width))) {
    for (const locale of languages) console.log(await drawSheet(browser, given ?? site?.origin ?? '', locale, size));
  }
  await browser.close();
} finally {
  site?.server.kill();
}
