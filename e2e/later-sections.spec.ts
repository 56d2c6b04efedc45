import type { Page } from '@playwright/test';
import { PHONE } from './support/phone-view.ts';
import { expect, test } from './support/test.ts';

test.use({ viewport: PHONE, javaScriptEnabled: false });

/** Stops the clock of what lays out the later sections by itself. */
const holdLayout = (page: Page) =>
  page.evaluate(() => {
    for (const animation of document.getAnimations()) if (animation instanceof CSSAnimation) animation.cancel();
  });

for (const address of ['/', '/hi']) {
  test(`2.1 ${address} has no blank section a moment after the first view, without scrolling`, async ({ page }) => {
    await page.goto(address);
    const sections = page.locator('main section').filter({ has: page.locator('h2') });
    const states = () =>
      sections.evaluateAll((elements) => elements.map((section) => getComputedStyle(section).contentVisibility));
    await expect.poll(async () => new Set(await states())).toEqual(new Set(['visible']));
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  });

  test(`2.1 ${address} is laid out on phones where it is seen, and stays as long as it is`, async ({ page }) => {
    await page.goto(address);
    await holdLayout(page);
    const scene = page.locator('.card-scene h2');
    const isLaidOut = () => scene.evaluate((title) => title.checkVisibility({ contentVisibilityAuto: true }));
    expect(await isLaidOut()).toBe(false);
    const height = () => page.evaluate(() => document.documentElement.scrollHeight);
    const before = await height();
    await scene.scrollIntoViewIfNeeded();
    await expect(scene).toBeInViewport();
    await expect.poll(isLaidOut).toBe(true);
    expect(Math.abs((await height()) - before)).toBeLessThan(600);
  });

  test(`2.1 ${address} is laid out whole on wide screens and on paper`, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto(address);
    const deferred = page.locator('main section').filter({ has: page.locator('h2') });
    const states = () =>
      deferred.evaluateAll((sections) => sections.map((section) => getComputedStyle(section).contentVisibility));
    expect(new Set(await states())).toEqual(new Set(['visible']));
    await page.setViewportSize(PHONE);
    await holdLayout(page);
    expect(await states()).toContain('auto');
    await page.emulateMedia({ media: 'print' });
    expect(new Set(await states())).toEqual(new Set(['visible']));
  });
}

test('2.11 an address that leads below such sections shows its target under the header', async ({ page }) => {
  for (const address of ['/debit-cards', '/hi/ekaa']) {
    await page.goto(address);
    const target = page.locator('main [id]').last();
    const id = await target.getAttribute('id', { timeout: 5000 });
    await page.goto('about:blank');
    await page.goto(`${address}#${encodeURIComponent(id ?? '')}`);
    await expect(target).toBeInViewport();
    const top = await target.evaluate((element) => element.getBoundingClientRect().top);
    expect(top, address).toBeGreaterThan(60);
    expect(top, address).toBeLessThan(300);
  }
});

/** Pages, and a text near the end, which is not laid out at first. */
const LATE_TEXTS = [
  ['/', 'main .lang-name'],
  ['/hi', 'main .lang-name'],
  ['/hi/select-credit-card', 'main > div > section h2'],
] as const;

for (const [address, selector] of LATE_TEXTS) {
  test(`2.1 the end of ${address} is in view again after going back to it`, async ({ page }) => {
    await page.goto(address);
    const text = page.locator(selector).last();
    await text.scrollIntoViewIfNeeded();
    await page.goto('/faqs');
    await page.goBack();
    // Not at the pixel: the heights of sections that are not laid out are estimates.
    await expect(text).toBeInViewport();
  });
}

for (const address of ['/', '/hi']) {
  test(`2.1 the last section of ${address} is laid out on phones when it is near`, async ({ page }) => {
    await page.goto(address);
    await holdLayout(page);
    const text = page.locator('main .lang-name').last();
    const isLaidOut = () => text.evaluate((element) => element.checkVisibility({ contentVisibilityAuto: true }));
    expect(await isLaidOut()).toBe(false);
    await text.scrollIntoViewIfNeeded();
    await expect.poll(isLaidOut).toBe(true);
  });
}

test.describe('with script', () => {
  test.use({ javaScriptEnabled: true });

  test('2.1 the search of the browser finds and shows text that is not laid out yet', async ({ page }) => {
    for (const [address, selector] of LATE_TEXTS) {
      await page.goto(address);
      const text = page.locator(selector).last();
      const words = (await text.textContent()) ?? '';
      // Missing in the types: it is in no standard.
      const isFound = await page.evaluate(
        (searched) => (window as unknown as { find(text: string): boolean }).find(searched),
        words,
      );
      expect(isFound, address).toBe(true);
      await expect(text).toBeInViewport();
    }
  });
});
