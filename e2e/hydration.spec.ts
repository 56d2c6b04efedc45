import type { Locator, Page } from '@playwright/test';
import { PAGE_SCRIPT_ADDRESS } from '#app/service/page.js/page-script-file.ts';
import { HYDRATED_EVENT } from '#lib/browser/hydrated-event.ts';
import { PAGE_VERSION_HEADER } from '#lib/next-internals/hydration-script.ts';
import en from '../messages/en.json' with { type: 'json' };
import { ISLANDS, watchHydrations } from './support/islands.ts';
import { drawn, screenOf, TERMS } from './support/pdf.ts';
import { DESKTOP } from './support/search-page.ts';
import { clipboard, expect, test } from './support/test.ts';

// The fetch that a test lets fail is logged to the console.
test.use({
  viewport: DESKTOP,
  permissions: clipboard,
  expectedComplaints: /ERR_FAILED|status of 404/,
});

/** The signs that a visitor wants an island, each alone. */
const SIGNS: Record<string, (control: Locator) => Promise<void>> = {
  pointer: (control) => control.dispatchEvent('pointerover'),
  touch: (control) => control.dispatchEvent('touchstart'),
  focus: (control) => control.focus(),
};

/** Opens a page and counts its hydrations. */
async function open(page: Page, address: string) {
  await watchHydrations(page);
  await page.goto(address);
}

const hydrations = (page: Page) => page.evaluate(() => Number(Reflect.get(window, 'hydrations')));
const expectHydrated = (page: Page) => expect.poll(() => hydrations(page), { timeout: 20_000 }).toBe(1);

const signs = Object.entries(SIGNS);

for (const [index, [name, address, control, use]] of ISLANDS.entries()) {
  // In turn: one document listener handles all islands.
  for (const [sign, give] of signs.slice(index % signs.length, (index % signs.length) + 1)) {
    test(`7 ${name}: ${sign} hydrates the page`, async ({ page }) => {
      await open(page, address);
      expect(await hydrations(page)).toBe(0);
      await give(control(page));
      await expectHydrated(page);
    });
  }
  test(`7 ${name}: a click hydrates the page, and none is lost`, async ({ page }) => {
    await open(page, address);
    await control(page).click();
    await expectHydrated(page);
    await use?.(page);
  });
}

test('7 a page that does not exist keeps its screen when it is hydrated', async ({ page }) => {
  await open(page, '/hi/nope');
  const heading = await page.locator('h1').textContent();
  await page.locator('[data-island]').first().dispatchEvent('pointerover');
  await expectHydrated(page);
  await expect(page.locator('h1')).toHaveText(heading ?? '?');
  await expect(page.getByRole('contentinfo')).toBeAttached();
});

test('7 the PDF screen is hydrated at once', async ({ page }) => {
  await open(page, screenOf(TERMS));
  await expectHydrated(page);
  await drawn(page, 1);
});

test('7 a page whose islands nobody touches fetches no script of the framework and no flight data', async ({ page, baseURL }) => {
  const asked: string[] = [];
  page.on('request', (request) => ['script', 'fetch', 'xhr'].includes(request.resourceType()) && asked.push(request.url()));
  await open(page, '/ekaa');
  // A page that scrolls can move an island below the pointer.
  for (const type of ['pointerover', 'touchstart', 'focusin', 'click']) await page.locator('h1').dispatchEvent(type);
  await page.keyboard.press('End');
  await expect(page.getByRole('contentinfo')).toBeInViewport();
  expect(asked).toEqual([`${baseURL}${PAGE_SCRIPT_ADDRESS}`]);
  expect(await hydrations(page)).toBe(0);
});

const larger = (page: Page) => page.getByRole('button', { name: en.fontSize.larger });

test('7 a click before the script of all pages has come is not lost', async ({ page }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(`**${PAGE_SCRIPT_ADDRESS}`, async (route) => {
    await held;
    await route.continue();
  });
  await watchHydrations(page);
  await page.goto('/ekaa', { waitUntil: 'commit' });
  await larger(page).click();
  release();
  await expectHydrated(page);
  await expect(page.locator('html')).toHaveAttribute('style', /--font-adjust/);
});

test('7 a click between the hydration and its end counts once', async ({ page }) => {
  await page.addInitScript((ended) => {
    const dispatch = document.dispatchEvent.bind(document);
    document.dispatchEvent = (event) => {
      if (event.type !== ended || Reflect.has(window, 'end')) return dispatch(event);
      Reflect.set(window, 'end', () => dispatch(event));
      return true;
    };
  }, HYDRATED_EVENT);
  await page.goto('/ekaa');
  await larger(page).dispatchEvent('pointerover');
  await page.waitForFunction(() => Reflect.has(window, 'end'));
  const step = () => page.evaluate(() => document.documentElement.style.getPropertyValue('--font-adjust'));
  // One click while it is held back, and one after.
  await larger(page).click();
  await page.evaluate(() => Reflect.get(window, 'end')());
  await larger(page).click();
  expect(await step()).toBe('0.02rem');
});

test('7 with data saving nothing is fetched before a click or focus', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
  const asked: string[] = [];
  page.on('request', (request) => ['script', 'fetch'].includes(request.resourceType()) && asked.push(request.url()));
  await open(page, '/ekaa');
  for (const type of ['pointerover', 'touchstart']) await larger(page).dispatchEvent(type);
  await page.evaluate(() => new Promise(requestAnimationFrame));
  expect(asked).toHaveLength(1);
  await larger(page).focus();
  await expectHydrated(page);
});

test('2.3 the search is fetched for when its button is touched, and what is typed meanwhile is asked for once', async ({
  page,
}) => {
  const suggested: string[] = [];
  page.on('request', (request) => request.url().includes('type=suggestion') && suggested.push(request.url()));
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/_next/static/chunks/*.js', async (route) => {
    await held;
    await route.continue();
  });
  await open(page, '/ekaa');
  const button = page.locator('[popovertarget="search-bar"]').first();
  const flight = page.waitForRequest(/_rsc$/);
  await button.dispatchEvent('touchstart');
  await flight;
  await button.click();
  await page.keyboard.type('lou');
  release();
  await expect(page.locator('#search-bar').getByRole('option').first()).toBeVisible();
  await expect(page.locator('#search-bar input[name="searchItem"]')).toHaveValue('lou');
  expect(suggested).toHaveLength(1);
});

for (const [what, pattern] of [
  ['flight data', '**/ekaa?_rsc'],
  ['scripts', '**/_next/static/chunks/*.js'],
] as const) {
  test(`7 ${what} that do not come leave the document, and the next click tries again`, async ({ page }) => {
    await open(page, '/ekaa');
    await page.route(pattern, (route) => route.abort());
    const failed = page.waitForEvent('requestfailed');
    await larger(page).click();
    await failed;
    await page.unroute(pattern);
    // Keys pressed until the failure is noticed are replayed.
    await expect(async () => {
      await larger(page).click();
      expect(await hydrations(page)).toBe(1);
    }).toPass({ timeout: 20_000 });
    await expect(page.locator('html')).toHaveAttribute('style', /--font-adjust/);
  });
}

test('7 scripts of an old deployment that are gone leave a document that works', async ({ page }) => {
  await open(page, '/faqs');
  await page.route('**/_next/static/chunks/*.js', (route) => route.fulfill({ status: 404, body: 'gone' }));
  const gone = page.waitForResponse((response) => response.status() === 404);
  await larger(page).click();
  await gone;
  await page.locator('[popovertarget="search-bar"]').first().click();
  const input = page.locator('#search-bar input[name="searchItem"]');
  await input.fill('lounge');
  await input.press('Enter');
  await expect(page).toHaveURL(/\/search\?searchItem=lounge$/);
});

test.describe('7 content that has changed since the page was made', () => {
  test.beforeEach(async ({ page }) => {
    await page.route('**/ekaa?_rsc', async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, headers: { ...response.headers(), [PAGE_VERSION_HEADER]: 'another' } });
    });
  });
  // A test may end before the flight data arrives.
  test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }));

  test('the page is loaded again, once', async ({ page }) => {
    let loads = 0;
    page.on('load', () => {
      loads += 1;
    });
    await open(page, '/ekaa');
    await larger(page).dispatchEvent('pointerover');
    await expect.poll(() => loads).toBe(2);
    const answered = page.waitForResponse(/_rsc$/);
    await larger(page).dispatchEvent('pointerover');
    await (await answered).finished();
    await page.locator('[popovertarget="search-bar"]').first().click();
    await expect(page.locator('#search-bar input[name="searchItem"]')).toBeFocused();
    expect([loads, await hydrations(page)]).toEqual([2, 0]);
  });

  test('something typed is not lost', async ({ page }) => {
    await open(page, '/ekaa');
    const input = page.locator('#search-bar input[name="searchItem"]');
    // Before the bar opens: its focus requests the flight data.
    await input.evaluate((field: HTMLInputElement) => {
      field.value = 'lounge';
    });
    const answered = page.waitForResponse(/_rsc$/);
    await page.locator('[popovertarget="search-bar"]').first().click();
    await (await answered).finished();
    await larger(page).dispatchEvent('touchstart');
    await expect(input).toHaveValue('lounge');
    await input.press('Enter');
    await expect(page).toHaveURL(/\/search\?searchItem=lounge$/);
  });
});
