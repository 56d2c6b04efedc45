import { readFileSync } from 'node:fs';
import { createCanvas } from '@napi-rs/canvas';
import type { Locator, Page } from '@playwright/test';
import { registerFonts, setTitleFont } from '#lib/seo/social/fonts.ts';
import { LOCALES } from '../lib/i18n/locales.ts';
import { socialImagePath } from '../lib/seo/social-image.ts';
import en from '../messages/en.json' with { type: 'json' };
import { CONTENT_ADDRESSES } from './support/addresses.ts';
import { readRaw } from './support/html.ts';
import { hydrated } from './support/hydrated.ts';
import { expect, test } from './support/test.ts';

const ANY_VERSION = '0123456789abcdef.png';

/** Pages, and the name of their button. */
const SHARED = [
  ['/exclusive-offers', 'Share'],
  ['/booking', 'Share'],
  ['/on-the-go', 'Share'],
  ['/legal', 'Share'],
  ['/hi/legal', 'साझा करें'],
].map(([folder, name]) => [
  CONTENT_ADDRESSES.find(({ address }) => address.startsWith(`${folder}/`))?.address ?? '',
  name ?? '',
]) as [string, string][];
const PLACES: [string, string][] = [
  ...SHARED,
  ['/lounges', 'Share'],
  ['/document?file=/documents/credit-card-terms-en.pdf', 'Share'],
];

/** Replaces the browser's sharing and clipboard, and records calls. */
async function record(page: Page, withShare: boolean): Promise<void> {
  await page.addInitScript((offered) => {
    const given: unknown[] = [];
    Object.defineProperty(window, 'given', { value: given });
    const share = async (data: unknown) => void given.push(data);
    Object.defineProperty(navigator, 'share', { value: offered ? share : undefined });
    Object.defineProperty(navigator, 'clipboard', { value: { writeText: async (text: string) => void given.push(text) } });
  }, withShare);
}

/** Records the status beside a button, which is cleared after two seconds. */
async function keepStatus(button: Locator): Promise<void> {
  await button.evaluate((element) => {
    const said: string[] = [];
    Object.assign(window, { said });
    const status = element.nextElementSibling;
    if (status) new MutationObserver(() => said.push(status.textContent)).observe(status, { childList: true, subtree: true });
  });
}

const givenOn = (page: Page): Promise<unknown[]> => page.evaluate(() => Reflect.get(window, 'given'));

test.describe('2.11 social images', () => {
  test('2.11 every page has one in each language, and no other address has', async ({ request }) => {
    test.slow();
    for (const { path, locale } of CONTENT_ADDRESSES.filter((_, index) => index % 5 < 2)) {
      const asked = `/service/social/${locale}${path === '/' ? '' : path}/${ANY_VERSION}`;
      const moved = await request.get(asked, { maxRedirects: 0 });
      expect([asked, moved.status()]).toEqual([asked, 307]);
      const image = await request.get(moved.headers().location ?? '', { maxRedirects: 0 });
      const png = await image.body();
      expect([asked, image.status(), image.headers()['content-type']]).toEqual([asked, 200, 'image/png']);
      expect(image.headers()['cache-control']).toContain('immutable');
      expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
      expect(png.length).toBeLessThan(300_000);
    }
    for (const path of ['nope', 'en/nope', 'en/nope/a/b', 'en/search', 'hi/legal/nope', 'xx'])
      expect([path, (await request.get(`/service/social/${path}/${ANY_VERSION}`)).status()]).toEqual([path, 404]);
    expect((await request.get('/service/social/en/ekaa/Any%20text.png')).status()).toBe(404);
  });

  test('2.11 the head names the image that is served', async ({ request }) => {
    for (const locale of LOCALES) {
      const { text } = await readRaw(request, locale === 'en' ? '/credit-cards' : `/${locale}/credit-cards`);
      const [, url = ''] = /<meta property="og:image" content="([^"]+)"/.exec(text) ?? [];
      const path = new URL(url).pathname;
      expect(path).toContain(`/service/social/${locale}/credit-cards/`);
      expect([path, (await request.get(path, { maxRedirects: 0 })).status()]).toEqual([path, 200]);
    }
    expect(socialImagePath('/', 'en', 'a')).not.toBe(socialImagePath('/', 'hi', 'a'));
  });

  test('2.11 Hindi is shaped as the browser shapes it', async ({ page }) => {
    const words = [...new Set(readFileSync('messages/hi.json', 'utf8').match(/[\u0900-\u0963\u0966-\u097f\u200c\u200d]+/g))];
    await registerFonts();
    const context = createCanvas(10, 10).getContext('2d');
    setTitleFont(context, { size: 1000, locale: 'hi', latin: false });
    const ours = words.map((word) => context.measureText(word).width);
    await page.goto('/hi/ekaa');
    const theirs = await page.evaluate(async (list) => {
      const face = new FontFace('Title', 'url(/fonts/anek-devanagari-3.woff2)', { weight: '400 600' });
      document.fonts.add(await face.load());
      const browser = document.createElement('canvas').getContext('2d');
      if (!browser) return [];
      browser.font = '600 1000px Title';
      Object.assign(browser, { lang: 'hi' });
      return list.map((word) => browser.measureText(word).width);
    }, words);
    expect(words.length).toBeGreaterThan(300);
    // Two thousandths of the size: an unjoined matra or half letter moves the rest by much more.
    const differing = words.filter((_, index) => Math.abs((ours[index] ?? 0) - (theirs[index] ?? 0)) > 2);
    expect(differing).toEqual([]);
  });
});

test.describe('2.11 sharing', () => {
  for (const [address, name] of PLACES) {
    test(`2.11 ${address} copies its address where the device shares nothing, and says so`, async ({ page }) => {
      await record(page, false);
      await page.goto(address);
      const button = page.getByRole('button', { name, exact: true });
      await hydrated(button);
      await keepStatus(button);
      await button.click();
      const said = name === 'Share' ? 'Link copied' : 'लिंक कॉपी हो गया';
      await expect.poll(() => page.evaluate(() => String(Reflect.get(window, 'said')))).toContain(said);
      const [shared] = await givenOn(page);
      const canonical = await page.locator('link[rel=canonical]').evaluateAll((links) => links[0]?.getAttribute('href'));
      const { origin } = new URL(canonical ?? 'http://localhost:3000');
      expect(decodeURIComponent(String(shared))).toBe(canonical ?? `${origin}${address}`);
      const box = await button.boundingBox();
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
    });
  }

  test('2.11 what sharing a document says, and the focus, stay when the viewer arrives', async ({ page }) => {
    await record(page, false);
    const viewer = Promise.withResolvers<void>();
    await page.route('**/_next/static/chunks/*.js', async (route) => {
      const response = await route.fetch();
      if ((await response.text()).includes('pdf-page-status')) await viewer.promise;
      await route.fulfill({ response });
    });
    await page.goto('/document?file=/documents/credit-card-terms-en.pdf');
    const button = page.getByRole('button', { name: 'Share', exact: true });
    await hydrated(button);
    await keepStatus(button);
    const status = await button.locator('+ [role=status]').elementHandle();
    await button.click();
    await expect.poll(() => page.evaluate(() => String(Reflect.get(window, 'said')))).toContain('Link copied');
    viewer.resolve();
    await expect(page.getByRole('button', { name: en.document.viewer.find })).toBeVisible();
    await expect(button).toBeFocused();
    expect(await status?.evaluate((element) => element.isConnected)).toBe(true);
  });

  test('2.11 a card is shared with its address and title by what the device offers', async ({ page }) => {
    await record(page, true);
    await page.goto('/credit-cards/select-credit?utm_source=x');
    const button = page.getByRole('button', { name: 'Share', exact: true }).first();
    await hydrated(button);
    await button.click();
    await expect.poll(async () => (await givenOn(page)).length).toBe(1);
    const [shared] = await givenOn(page);
    expect(shared).toEqual({
      title: await page.title(),
      url: expect.stringMatching(/^https?:\/\/[^/]+\/credit-cards\/select-credit$/),
    });
    await expect(page.getByText('Link copied')).toHaveCount(0);
  });

  test('2.11 without script the button is an e-mail with the address', async ({ browser, baseURL }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL ? { baseURL } : {}) });
    const page = await context.newPage();
    for (const [address, name] of PLACES) {
      await page.goto(address);
      await expect(page.getByRole('button', { name, exact: true })).toHaveCount(0);
      const href = await page.getByRole('link', { name, exact: true }).getAttribute('href');
      const body = new URL(href ?? '').searchParams.get('body') ?? '';
      expect(new URL(body).pathname + decodeURIComponent(new URL(body).search)).toBe(address);
    }
    await context.close();
  });

  test('2.11 a page with nothing to share has no button', async ({ request }) => {
    const { html } = await readRaw(request, '/ekaa');
    expect(html).not.toContain('share-button');
  });
});
