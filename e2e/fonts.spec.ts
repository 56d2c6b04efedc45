import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { LOCALES, localizePath } from '#lib/i18n/locales.ts';
import { expect, test } from './support/test.ts';

const ROOT = join(import.meta.dirname, '..');
const DATA = join(ROOT, 'lib/content-service/data');
/** A Devanagari consonant, with or without nukta. */
const CONSONANT = '[\\u0915-\\u0939\\u0958-\\u095F]\\u093C?';
const CLUSTER = new RegExp(`${CONSONANT}(?:\\u094D${CONSONANT})+`, 'g');
/** Clusters that the complete Anek Devanagari does not join either: ट and ड have no half form. */
const HALANT_BY_DESIGN = ['ट्ज़', 'ट्स', 'ड्स'];

/** All strings of a parsed JSON file. */
function strings(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return value !== null && typeof value === 'object' ? Object.values(value).flatMap(strings) : [];
}

function clustersOfTheSite(): string[] {
  // Marathi has a font of its own.
  const isHindi = (name: string) => name.endsWith('.json') && !name.startsWith('translations');
  const data = readdirSync(DATA, { recursive: true, encoding: 'utf8' }).filter(isHindi);
  const files = [join(ROOT, 'messages/hi.json'), ...data.map((name) => join(DATA, name))];
  const text = files.flatMap((file) => strings(JSON.parse(readFileSync(file, 'utf8'))));
  return [...new Set(text.flatMap((each) => each.match(CLUSTER) ?? []))].sort();
}

for (const weight of [400, 600]) {
  test(`Hindi conjuncts are joined at weight ${weight}`, async ({ page }) => {
    const clusters = clustersOfTheSite();
    expect(clusters.length).toBeGreaterThan(50);
    await page.goto('/hi');
    const { faces, broken } = await page.evaluate(
      async ({ clusters, weight }) => {
        const font = `${weight} 60px "Anek Devanagari"`;
        const faces = await document.fonts.load(font, clusters.join(''));
        const context = new OffscreenCanvas(600, 160).getContext('2d', { willReadFrequently: true });
        if (!context) throw new Error('no canvas');
        function picture(text: string): string {
          if (!context) return '';
          context.clearRect(0, 0, 600, 160);
          context.font = font;
          context.fillText(text, 20, 100);
          return `${context.measureText(text).width}:${context.getImageData(0, 0, 600, 160).data.join()}`;
        }
        // U+200C after a halant makes it visible. If neither width nor pixels change, it was visible before.
        // The width is not enough: a joined form can be exactly as wide. Halants of a cluster are tried separately.
        const broken = clusters.filter((cluster) => {
          const joined = picture(cluster);
          return [...cluster.matchAll(/\u094D/g)].some(
            ({ index }) => picture(`${cluster.slice(0, index + 1)}\u200C${cluster.slice(index + 1)}`) === joined,
          );
        });
        return { faces: faces.map((face) => `${face.family} ${face.status}`), broken };
      },
      { clusters, weight },
    );
    // Without the site's font a system font would be measured, and would pass.
    expect(faces.map((face) => face.replaceAll('"', ''))).toEqual(['Anek Devanagari loaded']);
    expect(broken).toEqual(HALANT_BY_DESIGN.filter((cluster) => clusters.includes(cluster)));
  });
}

const LATIN_BYTES = 14_000;
/** A first visit may take 150 KiB, 220 in Urdu; without fonts the home page takes 85. */
const SCRIPT_BYTES = 51_000;
const NASTALIQ_BYTES = 102_000;
const NAMES_BYTES = 7500;

test('10 fonts fit the budget of a first visit', () => {
  const folder = join(ROOT, 'public/fonts');
  const limits = new Map([
    ['anek-latin-4.woff2', LATIN_BYTES],
    ['noto-nastaliq-urdu.woff2', NASTALIQ_BYTES],
    ['names.woff2', NAMES_BYTES],
  ]);
  const fonts = readdirSync(folder).filter((name) => name.endsWith('.woff2'));
  expect(fonts.length).toBe(13);
  expect(fonts.filter((name) => statSync(join(folder, name)).size > (limits.get(name) ?? SCRIPT_BYTES))).toEqual([]);
});

test('10 the names of languages have one font, fetched when the menu opens', async ({ page }) => {
  const fetched: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'font') fetched.push(new URL(request.url()).pathname);
  });
  await page.goto('/lounges', { waitUntil: 'networkidle' });
  expect(fetched).toEqual(['/fonts/anek-latin-4.woff2']);
  await page.locator('.language-button:visible').first().click();
  await expect.poll(() => fetched).toEqual(['/fonts/anek-latin-4.woff2', '/fonts/names.woff2']);
});

const ADDRESSES = [...LOCALES.map((locale) => localizePath('/lounges', locale)), '/hi/credit-cards'];

for (const address of ADDRESSES) {
  test(`10 ${address} fetches no font that is not preloaded: the page would be laid out again when it arrives`, async ({
    page,
  }) => {
    const fetched: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'font') fetched.push(new URL(request.url()).pathname);
    });
    await page.goto(address, { waitUntil: 'networkidle' });
    await expect(page.locator('main')).toContainText('₹');
    const preloaded = await page
      .locator('link[rel="preload"][as="font"]')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    expect(fetched.sort()).toEqual(preloaded.sort());
  });
}
