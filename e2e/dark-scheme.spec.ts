import type { Page } from '@playwright/test';
import { expectAccessible } from './support/accessibility.ts';
import { TEMPLATES } from './support/addresses.ts';
import { CI_ONLY } from './support/ci-only.ts';
import { PHONE } from './support/phone-view.ts';
import { expect, test } from './support/test.ts';

const SURFACE = 'rgb(6, 35, 39)';
const PLATE = 'rgb(232, 224, 210)';
/** The other rules are about markup, which both schemes have alike; `sweep.spec.ts` checks it. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];
const OTHER_PAGES = [
  '/lost-card',
  '/contact',
  '/which-card',
  '/something-went-wrong',
  '/lounges/mumbai',
  '/milestone',
  '/site-map',
];
const ALWAYS = ['/', '/credit-cards', '/exclusive-offers'];

const backgroundOf = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => getComputedStyle(element).backgroundColor);

test.use({ colorScheme: 'dark', expectedComplaints: /status of 404|Blocked script execution in 'about:srcdoc'/ });

for (const address of new Set([...ALWAYS, ...TEMPLATES, ...OTHER_PAGES])) {
  test(`${address} has enough contrast in the dark scheme`, { tag: ALWAYS.includes(address) ? [] : CI_ONLY }, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(address);
    for (const size of [{ width: 1440, height: 900 }, PHONE]) {
      await page.setViewportSize(size);
      await expectAccessible(page, { exclude: 'iframe[srcdoc]', rules: COLOUR_RULES });
    }
  });
}

test('what opens has enough contrast in the dark scheme', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/exclusive-offers');
  for (const open of ['.menu-button', '[popovertarget="language-menu"]', '.search-button']) {
    await page.locator(open).first().click();
    await expectAccessible(page, { include: 'body > header', rules: COLOUR_RULES });
    await page.keyboard.press('Escape');
  }
  await page.setViewportSize(PHONE);
  await page.locator('[popovertarget="side-menu"]').first().click();
  await expectAccessible(page, { include: 'body > header', rules: COLOUR_RULES });
});

test('a chosen card, its tray and a checked filter have enough contrast in the dark scheme', { tag: CI_ONLY }, async ({
  page,
}) => {
  await page.goto('/credit-cards');
  await page.locator('.compare-toggle').nth(0).click();
  await page.locator('.compare-toggle').nth(1).click();
  await expect(page.locator('.compare-tray .btn')).toBeVisible();
  await expectAccessible(page, { include: '.compare-form', rules: COLOUR_RULES });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the document brings its dark ground, text and controls with it, so nothing flashes', async ({ page }) => {
    await page.route('**/_next/**', (route) => route.abort());
    await page.goto('/lost-card', { waitUntil: 'commit' });
    await expect(page.locator('main')).toBeVisible();
    expect(await backgroundOf(page, 'body')).toBe(SURFACE);
    await expect(page.locator('html')).toHaveCSS('color-scheme', 'dark');
    await expect(page.locator('body')).toHaveCSS('color', 'rgb(246, 240, 228)');
  });

  test('the bar of the browser has the colour of either scheme', async ({ page }) => {
    await page.goto('/');
    const colours = await page
      .locator('meta[name="theme-color"]')
      .evaluateAll((all) => all.map((meta) => [meta.getAttribute('media'), meta.getAttribute('content')]));
    expect(Object.fromEntries(colours)).toEqual({
      '(prefers-color-scheme: light)': '#0a3338',
      '(prefers-color-scheme: dark)': '#062327',
    });
  });

  test('paper is light', async ({ page }) => {
    await page.goto('/lost-card');
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    await expect(page.locator('html')).toHaveCSS('color-scheme', 'normal');
    expect(await backgroundOf(page, 'body')).toBe('rgb(255, 255, 255)');
    await expect(page.locator('main h1')).toHaveCSS('color', 'rgb(20, 33, 31)');
    await expect(page.locator('main p').first()).toHaveCSS('color', 'rgb(20, 33, 31)');
  });

  test('logos that are drawn for light grounds have one, in forced colours too', async ({ page }) => {
    await page.goto('/exclusive-offers');
    expect(await backgroundOf(page, '.offer-logo')).toBe(PLATE);
    await page.emulateMedia({ colorScheme: 'dark', forcedColors: 'active' });
    expect(await backgroundOf(page, '.offer-logo')).toBe(PLATE);
    await page.emulateMedia({ colorScheme: 'light', forcedColors: 'none' });
    expect(await backgroundOf(page, '.offer-logo')).toBe('rgba(0, 0, 0, 0)');
  });

  test('the wordmark is light on dark, and dark on light', async ({ page }) => {
    await page.goto('/');
    const logo = page.locator('.main-bar .logo-link img').first();
    for (const [colorScheme, isDark] of [
      ['dark', true],
      ['light', false],
    ] as const) {
      await page.emulateMedia({ colorScheme });
      const shot = (await logo.screenshot()).toString('base64');
      const share = await sharesOf(page, shot);
      expect(share.light > share.dark, colorScheme).toBe(!isDark);
      expect(Math.min(share.light, share.dark), colorScheme).toBeGreaterThan(0.05);
    }
  });
});

/** The shares of light and dark pixels of a PNG. */
async function sharesOf(page: Page, png: string): Promise<{ light: number; dark: number }> {
  const reader = await page.context().browser()?.newPage();
  if (!reader) throw new Error('No browser');
  const shares = await reader.evaluate(async (data) => {
    const image = new Image();
    image.src = `data:image/png;base64,${data}`;
    await image.decode();
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [image.width, image.height];
    const context = canvas.getContext('2d');
    if (!context) throw new Error('No canvas');
    context.drawImage(image, 0, 0);
    const { data: pixels } = context.getImageData(0, 0, image.width, image.height);
    const all = pixels.length / 4;
    let light = 0;
    let dark = 0;
    for (let at = 0; at < pixels.length; at += 4) {
      const grey = ((pixels[at] ?? 0) + (pixels[at + 1] ?? 0) + (pixels[at + 2] ?? 0)) / 3;
      if (grey > 190) light += 1;
      if (grey < 80) dark += 1;
    }
    return { light: light / all, dark: dark / all };
  }, png);
  await reader.close();
  return shares;
}

test('the page of a document stays white between dark bars', async ({ page }) => {
  await page.goto('/document?file=/documents/credit-card-terms-en.pdf');
  const sheet = page.locator('.pdfViewer .page[data-page-number="1"] canvas').first();
  await expect(sheet).toBeVisible();
  await expect
    .poll(() =>
      sheet.evaluate((canvas) => {
        if (!(canvas instanceof HTMLCanvasElement)) throw new Error('No canvas');
        return [...(canvas.getContext('2d')?.getImageData(8, 8, 1, 1).data ?? [])].join();
      }),
    )
    .toBe('255,255,255,255');
  expect(await backgroundOf(page, '.pdf-pager')).not.toBe('rgb(255, 255, 255)');
  await expectAccessible(page, { exclude: '.pdfViewer', rules: COLOUR_RULES });
});
