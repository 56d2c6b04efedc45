import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import en from '../messages/en.json' with { type: 'json' };
import hi from '../messages/hi.json' with { type: 'json' };
import { expect, test } from './test.ts';

const DESKTOP = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };
const LANGUAGES = [
  { locale: 'en', prefix: '', copy: en, term: 'lounge', typed: 'lou' },
  { locale: 'hi', prefix: '/hi', copy: hi, term: 'लाउंज', typed: 'लाउ' },
] as const;

const results = (prefix: string, term: string, more = '') => `${prefix}/search?searchItem=${encodeURIComponent(term)}${more}`;
const pageForm = (page: Page) => page.locator('#search-form-page');
const bar = (page: Page) => page.locator('#search-bar');

async function openBar(page: Page) {
  await page.locator('[popovertarget="search-bar"]').first().click();
  const input = bar(page).getByRole('combobox');
  await expect(input).toBeFocused();
  return input;
}

/** Of the page without its footer: while that is off the screen its layout is skipped, and the sweep looks at it. */
async function violations(page: Page) {
  const found = await new AxeBuilder({ page }).exclude('footer').analyze();
  return found.violations.map(({ id, nodes }) => ({ id, html: nodes.map(({ html }) => html) }));
}

/** The suggestion requests a page makes, as they are made. */
function watchSuggestions(page: Page) {
  const asked: URL[] = [];
  page.on('request', (request) => {
    if (request.url().includes('type=suggestion')) asked.push(new URL(request.url()));
  });
  return asked;
}

test.use({ viewport: DESKTOP });

for (const { locale, prefix, copy, term } of LANGUAGES) {
  for (const javaScriptEnabled of [true, false]) {
    test.describe(`${locale} ${javaScriptEnabled ? 'with' : 'without'} script`, () => {
      test.use({ javaScriptEnabled });

      test('2.4 the results have the term in the title, their count, marked words and links', async ({ page }) => {
        await page.goto(results(prefix, term));
        await expect(page.getByRole('heading', { level: 1 })).toContainText(term);
        await expect(page.locator('main [role=status]').filter({ hasText: /\d/ })).toBeVisible();
        await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex, follow');
        await expect(page.locator('main mark').first()).toHaveText(new RegExp(`^${term}`, 'i'));
        await expect(pageForm(page).locator('input')).toHaveValue(term);
        const link = page.locator('main li a:has(h2)').first();
        const address = (await link.getAttribute('href')) ?? '';
        await link.click();
        await expect(page).toHaveURL((url) => decodeURI(url.pathname) === new URL(address, url).pathname);
      });

      test('2.4 category tabs with counts stand beside the results on a desktop, breadcrumbs above', async ({ page }) => {
        await page.goto(results(prefix, term, '&page_no=2'));
        await expect(page.getByRole('navigation', { name: copy.breadcrumb.label })).toBeVisible();
        const tabs = page.getByRole('navigation', { name: copy.search.categories }).getByRole('link');
        await expect(tabs.first()).toHaveAttribute('aria-current', 'true');
        await expect(tabs.nth(1)).toHaveText(/\d+$/);
        const second = /(\d+)$/.exec((await tabs.nth(1).textContent()) ?? '')?.[1];
        await tabs.nth(1).click();
        await expect(page).toHaveURL(/category=/);
        expect(new URL(page.url()).searchParams.has('page_no')).toBe(false);
        await expect(tabs.nth(1)).toHaveAttribute('aria-current', 'true');
        await expect(page.locator('main [role=status]').filter({ hasText: second ?? '?' })).toBeVisible();
      });

      test('2.4 on a phone a selector opens a list of radio buttons', async ({ page }) => {
        await page.setViewportSize(PHONE);
        await page.goto(results(prefix, term));
        await expect(page.getByRole('navigation', { name: copy.search.categories })).toBeHidden();
        await page.locator('[popovertarget="search-categories"]').click();
        const popup = page.getByRole('dialog', { name: copy.search.showIn });
        await expect(popup.getByRole('radio').first()).toBeChecked();
        await popup.getByRole('radio').nth(1).check();
        await popup.getByRole('button', { name: copy.search.show }).click();
        await expect(page).toHaveURL(/category=[a-z]+/);
        await page.locator('[popovertarget="search-categories"]').click();
        await expect(popup.getByRole('radio').nth(1)).toBeChecked();
        await page.keyboard.press('Escape');
        await expect(popup).toBeHidden();
      });

      test('4 a new text selects the first tab', async ({ page }) => {
        await page.goto(results(prefix, term, '&category=questions'));
        await pageForm(page).locator('input').fill('upi');
        await pageForm(page).getByRole('button', { name: copy.search.submit, exact: true }).click();
        await expect(page).toHaveURL(/searchItem=upi$/);
        const tabs = page.getByRole('navigation', { name: copy.search.categories }).getByRole('link');
        await expect(tabs.first()).toHaveAttribute('aria-current', 'true');
      });

      test('5 pages appear only above ten results', async ({ page }) => {
        await page.goto(results(prefix, term));
        const pages = page.getByRole('navigation', { name: copy.paginator.label });
        await expect(page.locator('main li a:has(h2)')).toHaveCount(10);
        await pages.getByRole('link', { name: copy.paginator.next }).click();
        await expect(page).toHaveURL(/page_no=2/);
        await page.goto(results(prefix, term, '&category=cards'));
        expect(await page.locator('main li a:has(h2)').count()).toBeLessThanOrEqual(10);
        await expect(pages).toHaveCount(0);
      });

      test('2.4 a page behind the last shows the last', async ({ page }) => {
        await page.goto(results(prefix, term, '&page_no=900'));
        expect(await page.locator('main li a:has(h2)').count()).toBeGreaterThan(0);
        const pages = page.getByRole('navigation', { name: copy.paginator.label });
        await expect(pages.getByRole('button', { name: copy.paginator.next })).toBeDisabled();
      });

      test('2.4 with no text or no results a message shows, with what to do next', async ({ page }) => {
        for (const address of [`${prefix}/search`, results(prefix, 'zzqqxxw')]) {
          await page.goto(address);
          await expect(page.locator('main').getByText(copy.search.noResult)).toBeVisible();
          await expect(page.locator('main').getByRole('link', { name: copy.notFound.popular.lounges })).toBeVisible();
        }
      });

      test('2.3 closing without a way back on this site goes home', async ({ page }) => {
        await page.goto(results(prefix, term), { waitUntil: 'networkidle' });
        await pageForm(page).getByRole('link', { name: copy.search.clear }).click();
        await expect(page).toHaveURL((url) => url.pathname === (prefix || '/'));
      });
    });
  }
}

for (const { locale, prefix, copy, term, typed } of LANGUAGES) {
  test(`2.3 ${locale}: suggestions come after a pause in typing, and a click opens the search page`, async ({ page }) => {
    const asked = watchSuggestions(page);
    await page.addInitScript(() => localStorage.setItem('token', 'abc'));
    await page.goto(`${prefix}/ekaa`);
    const input = await openBar(page);
    const request = page.waitForRequest(/type=suggestion/);
    await input.pressSequentially(typed, { delay: 50 });
    expect(asked).toEqual([]);
    expect((await request).headers().token).toBe('abc');
    const options = bar(page).getByRole('option');
    await expect(options.first()).toBeVisible();
    await expect(input).toHaveAttribute('aria-expanded', 'true');
    expect(asked.map(({ searchParams }) => Object.fromEntries(searchParams))).toEqual([
      { site: 'rupay', type: 'suggestion', searchItem: typed, locale },
    ]);
    const count = await options.count();
    await expect(bar(page).getByRole('status')).toHaveText(new RegExp(`^${count} `));
    const text = ((await options.nth(1).textContent()) ?? '').trim();
    await options.nth(1).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText(text);
    expect(new URL(page.url()).pathname).toBe(`${prefix}/search`);
    await page.goBack();
    await expect(page).toHaveURL(new RegExp(`${prefix}/ekaa$`));
  });

  test(`2.3 ${locale}: a suggestion on the search page takes the place of the present search`, async ({ page }) => {
    await page.goto(`${prefix}/ekaa`);
    await page.goto(results(prefix, term), { waitUntil: 'networkidle' });
    const input = pageForm(page).getByRole('combobox');
    await expect(input).toHaveValue(term);
    await input.fill('upi');
    await page.locator('main').getByRole('option').first().click();
    await expect(page).not.toHaveURL(results(prefix, term));
    await page.goBack();
    await expect(page).toHaveURL(new RegExp(`${prefix}/ekaa$`));
  });

  test(`2.3 ${locale}: clearing the text on the search page goes home and reopens the bar`, async ({ page }) => {
    await page.goto(results(prefix, term), { waitUntil: 'networkidle' });
    await pageForm(page).getByRole('combobox').fill('');
    await expect(page).toHaveURL((url) => url.pathname === (prefix || '/'));
    await expect(bar(page)).toBeVisible();
    await expect(bar(page).locator('input')).toHaveValue('');
  });

  for (const width of [390, 1440]) {
    test(`2.4 ${locale}: no accessibility violation with results, without, and with suggestions at ${width} px`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 900 });
      for (const address of [results(prefix, term), results(prefix, 'zzqqxxw')]) {
        await page.goto(address, { waitUntil: 'networkidle' });
        expect(await violations(page)).toEqual([]);
      }
      const input = pageForm(page).getByRole('combobox');
      await input.fill(typed);
      await expect(page.locator('main').getByRole('option').first()).toBeVisible();
      await page.keyboard.press('ArrowDown');
      expect(await violations(page)).toEqual([]);
      await page.goto(`${prefix}/ekaa`, { waitUntil: 'networkidle' });
      await (await openBar(page)).fill(typed);
      await expect(bar(page).getByRole('option').first()).toBeVisible();
      expect(await violations(page)).toEqual([]);
    });
  }

  test(`2.4 ${locale}: nothing scrolls sideways at 320 px`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 700 });
    for (const address of [results(prefix, term), results(prefix, 'x'.repeat(150)), `${prefix}/search`]) {
      await page.goto(address, { waitUntil: 'networkidle' });
      await page.evaluate(() => window.scrollTo({ left: 400 }));
      expect(await page.evaluate(() => window.scrollX)).toBe(0);
    }
    await expect(pageForm(page).getByRole('link', { name: copy.search.clear })).toBeInViewport();
  });
}

test('2.3 the suggestions are a combobox: arrows, Home, End, Enter, and Esc closes the list first', async ({ page }) => {
  await page.goto('/ekaa');
  const input = await openBar(page);
  await input.fill('lou');
  const options = bar(page).getByRole('option');
  await expect(options.first()).toBeVisible();
  const active = () => options.evaluateAll((items) => items.findIndex((item) => item.getAttribute('aria-selected') === 'true'));
  const last = (await options.count()) - 1;
  for (const [key, expected] of [
    ['ArrowDown', 0],
    ['ArrowDown', 1],
    ['End', last],
    ['ArrowDown', -1],
    ['ArrowUp', last],
    ['Home', 0],
  ] as const) {
    await page.keyboard.press(key);
    await expect.poll(active).toBe(expected);
    await expect(input).toBeFocused();
  }
  await expect(input).toHaveAttribute('aria-activedescendant', (await options.first().getAttribute('id')) ?? '');
  await page.keyboard.press('Escape');
  await expect(options).toHaveCount(0);
  await expect(input).toHaveAttribute('aria-expanded', 'false');
  await expect(bar(page)).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(options.first()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect.poll(active).toBe(0);
  const text = ((await options.first().textContent()) ?? '').trim();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toContainText(text);
});

test('2.3 Esc with no list open closes the bar and gives the focus back', async ({ page }) => {
  await page.goto('/ekaa');
  await openBar(page);
  await page.keyboard.press('Escape');
  await expect(bar(page)).toBeHidden();
  await expect(page.locator('[popovertarget="search-bar"]').first()).toBeFocused();
});

test('2.3 the old list stays while a new one loads, and an overtaken answer is dropped', async ({ page }) => {
  const answers: Record<string, string[]> = { one: ['one old'], two: ['two slow'], three: ['three new'] };
  let free = () => {};
  const held = new Promise<void>((resolve) => {
    free = resolve;
  });
  await page.route(/type=suggestion/, async (route) => {
    const asked = new URL(route.request().url()).searchParams.get('searchItem') ?? '';
    if (asked === 'two') await held;
    const json = { results: (answers[asked] ?? []).map((title) => ({ title })) };
    await route.fulfill({ json }).catch(() => undefined);
  });
  await page.goto('/ekaa');
  const input = await openBar(page);
  await input.fill('one');
  const options = bar(page).getByRole('option');
  await expect(options).toHaveText(['one old']);
  const second = page.waitForRequest(/searchItem=two/);
  const dropped = page.waitForEvent('requestfailed', (request) => request.url().includes('searchItem=two'));
  await input.fill('two');
  await second;
  await expect(options).toHaveText(['one old']);
  await input.fill('three');
  await dropped;
  await expect(options).toHaveText(['three new']);
  free();
  await expect(options).toHaveText(['three new']);
});

test.describe('when the service fails', () => {
  test.use({ expectedComplaints: [/status of 500/] });

  test('7 suggestions quietly stop, and the form still searches', async ({ page }) => {
    await page.route(/type=suggestion/, (route) => route.fulfill({ status: 500, json: {} }));
    await page.goto('/ekaa');
    const input = await openBar(page);
    const failed = page.waitForResponse(/type=suggestion/);
    await input.fill('lounge');
    await failed;
    await expect(bar(page).getByRole('option')).toHaveCount(0);
    await expect(bar(page).getByRole('status')).toHaveText('');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/search\?searchItem=lounge$/);
  });
});

test('2.3 closing on the search page goes back one step', async ({ page }) => {
  await page.goto('/ekaa');
  await (await openBar(page)).fill('lounge');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/search/);
  await expect(pageForm(page).getByRole('combobox')).toHaveValue('lounge');
  await pageForm(page).getByRole('link', { name: en.search.clear }).click();
  await expect(page).toHaveURL(/\/ekaa$/);
});

test('2.2 the click on the logo goes home and clears the search text', async ({ page }) => {
  await page.goto('/');
  await (await openBar(page)).fill('lounge');
  await page.locator('.main-bar').getByRole('link').first().click();
  await expect(page).toHaveURL((url) => url.pathname === '/');
  await expect(await openBar(page)).toHaveValue('');
});

test('2.3 a text that is no pattern and no markup stays a text', async ({ page }) => {
  for (const text of ['.*(', '<img src=x onerror=alert(1)>', '"><script>alert(1)</script>']) {
    await page.goto(results('', text));
    await expect(page.getByRole('heading', { level: 1 })).toContainText(text);
    await expect(page.locator('main img')).toHaveCount(0);
  }
});
