/**
 * `npm run bench:languages`: a row for each language: pages, questions and cities whose texts are all in it, recall of its search, the
 * KiB and accessibility violations of a first visit to two pages, and their Lighthouse performance. Ends with 1 when a language
 * misses a limit. Fixed texts are not counted: one that a language lacks does not compile. `--no-lighthouse` leaves out what takes longest.
 */
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import AxeBuilder from '@axe-core/playwright';
import { type Browser, chromium } from 'playwright';
import { ensureBrowser } from '#lib/cli/browser.mjs';
import { checkContent } from '#lib/cli/check-content/check.ts';
import { build, root } from '#lib/cli/workspace.mjs';
import { settings } from '#lib/config/settings.ts';
import { LIMITS } from '#lib/content/client/limits.ts';
import { CONTENT_ADDRESS, contentTransport } from '#lib/content/client/transport.ts';
import { figuresOf, judge, QUERY_SET_NAMES } from '#lib/content-service/checks/relevance.ts';
import { createStore } from '#lib/content-service/documents/store.ts';
import { createSearch } from '#lib/content-service/search.ts';
import { LOCALES, type Locale, localizePath } from '#lib/i18n/locales.ts';
import { visit } from './browser-visit.ts';
import { lighthouseReport, scoreOf } from './lighthouse-report.ts';
import { startSite } from './site.ts';

const PAGES = ['/', '/lounges'];
const PORT = 3119;
const RECALL_MIN = 0.95;
const LIGHTHOUSE_MIN = 97;
/** Of a first visit. */
const KIB_MAX: Partial<Record<Locale, number>> = { en: 100, ur: 220 };
const OTHER_KIB_MAX = 150;

const { values } = parseArgs({ allowNegative: true, options: { lighthouse: { type: 'boolean', default: true } } });

const product = settings.PRODUCT_SLUG;
const { languages } = await checkContent({
  transport: contentTransport,
  address: CONTENT_ADDRESS,
  product,
  limits: LIMITS,
  isEmbedded: true,
});

/** Of the answers under a path: how many have all their texts in a language, or how many texts are, where there is one answer. */
function translated(path: string, locale: Locale): string {
  const cells = [...languages].flatMap(([name, row]) => (name.startsWith(path) ? (row.get(locale) ?? []) : []));
  const [only] = cells;
  if (cells.length === 1 && only) return `${only.translated}/${only.parts}`;
  return `${cells.filter((cell) => cell.translated === cell.parts).length}/${cells.length}`;
}

/** The least recall of the sets of queries that a language has. */
async function recalls(): Promise<Map<string, number>> {
  const search = createSearch(createStore(join(root, 'lib/content-service/data'), product), product);
  const judged = (await Promise.all(QUERY_SET_NAMES.map((set) => judge(search, product, set)))).flat();
  const ofLocale = Map.groupBy(judged, ({ locale }) => locale);
  return new Map([...ofLocale].map(([locale, some]) => [locale, Math.min(...figuresOf(some).map(({ recall }) => recall))]));
}

async function violationsOf(browser: Browser, address: string): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  await page.goto(address, { waitUntil: 'networkidle' });
  // Legacy mode runs in the page only: no frame of the site is open to axe.
  const axe = new AxeBuilder({ page }).setLegacyMode(true).options({ resultTypes: ['violations'] });
  const { violations } = await axe.analyze();
  await context.close();
  return violations.length;
}

build();
const recallOf = await recalls();
const { origin, server } = await startSite('languages', PORT);
const rows: Record<string, Record<string, string | number>> = {};
const missed: string[] = [];
try {
  const browser = await chromium.launch({ executablePath: ensureBrowser(), args: ['--no-sandbox', '--disable-gpu'] });
  for (const locale of LOCALES) {
    const figures: Record<string, string | number> = {
      pages: translated('/api/', locale),
      questions: translated('/api/faq-details', locale),
      cities: translated('/api/lounge-city', locale),
      'recall@3': (recallOf.get(locale) ?? 0).toFixed(3),
    };
    if ((recallOf.get(locale) ?? 0) < RECALL_MIN) missed.push(`${locale}: recall`);
    for (const path of PAGES) {
      const address = origin + localizePath(path, locale);
      const { bytes } = await visit(browser, address);
      const kib = Object.values(bytes).reduce((sum, each) => sum + each, 0) / 1024;
      const violations = await violationsOf(browser, address);
      const score = values.lighthouse ? scoreOf(await lighthouseReport(address), 'performance') : undefined;
      if (kib > (KIB_MAX[locale] ?? OTHER_KIB_MAX)) missed.push(`${locale} ${path}: ${kib.toFixed(1)} KiB`);
      if (violations > 0) missed.push(`${locale} ${path}: ${violations} violations`);
      if (score !== undefined && score < LIGHTHOUSE_MIN) missed.push(`${locale} ${path}: Lighthouse ${score}`);
      Object.assign(figures, {
        [`${path} KiB`]: Number(kib.toFixed(1)),
        [`${path} axe`]: violations,
        ...(score === undefined ? {} : { [`${path} Lighthouse`]: score }),
      });
    }
    rows[locale] = figures;
  }
  await browser.close();
} finally {
  server.kill();
}
console.table(rows);
for (const one of missed) console.error(one);
process.exit(missed.length > 0 ? 1 : 0);
