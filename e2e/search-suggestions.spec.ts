import { SEARCH_DEBOUNCE_MS } from '#lib/config/constants.ts';
import { suggestions } from '#lib/contract/documents.ts';
import en from '../messages/en.json' with { type: 'json' };
import { pauseClock } from './support/pause-clock.ts';
import {
  bar,
  DESKTOP,
  expectAccessibleSearch,
  LANGUAGES,
  openBar,
  pageForm,
  pageInput,
  results,
  watchSuggestions,
} from './support/search-page.ts';
import { expect, test } from './support/test.ts';

test.use({ viewport: DESKTOP });

for (const { locale, prefix, copy, typed } of LANGUAGES) {
  test(`2.3 ${locale}: suggestions come after a pause in typing, and a click on a page opens it`, async ({ page }) => {
    const asked = watchSuggestions(page);
    await page.addInitScript(() => localStorage.setItem('token', 'abc'));
    await page.clock.install();
    await page.goto(`${prefix}/ekaa`);
    const input = await openBar(page);
    await pauseClock(page);
    const request = page.waitForRequest(/type=suggestion/);
    for (const letter of typed) {
      await input.pressSequentially(letter);
      await page.clock.runFor(SEARCH_DEBOUNCE_MS - 1);
    }
    expect(asked).toEqual([]);
    await page.clock.runFor(1);
    expect((await request).headers().token).toBe('abc');
    await page.clock.resume();
    const options = bar(page).getByRole('option');
    await expect(options.first()).toBeVisible();
    await expect(input).toHaveAttribute('aria-expanded', 'true');
    expect(asked.map(({ searchParams }) => Object.fromEntries(searchParams))).toEqual([
      { site: 'rupay', type: 'suggestion', searchItem: typed, locale },
    ]);
    const count = await options.count();
    await expect(bar(page).getByRole('status')).toHaveText(new RegExp(`^${count} `));
    const response = await (await request).response();
    const { results: given } = suggestions.parse(await response?.json());
    const first = given.find(({ page_link }) => page_link !== undefined);
    const searches = bar(page).getByRole('group', { name: copy.search.suggestedSearches }).getByRole('option');
    const pages = bar(page).getByRole('group', { name: copy.search.suggestedPages }).getByRole('option');
    await expect(searches).toHaveText(given.filter(({ page_link }) => page_link === undefined).map(({ title }) => title));
    expect(await searches.count()).toBeGreaterThan(0);
    await expect(pages.first()).toContainText(first?.title ?? '?');
    await pages.first().click();
    await expect(page).toHaveURL((url) => url.pathname === `${prefix}${first?.page_link?.split(/[?#]/)[0]}`);
    await page.goBack();
    await expect(page).toHaveURL(new RegExp(`${prefix}/ekaa$`));
  });
}

test('2.4 no accessibility violation with results, without, and with suggestions', async ({ page }) => {
  const [english, hindi] = LANGUAGES;
  const checkAt = async (width: number) => {
    await page.setViewportSize({ width, height: 900 });
    await expectAccessibleSearch(page);
  };
  await page.goto(results('', 'zzqqxxw'));
  await checkAt(390);
  await page.goto(results(hindi.prefix, hindi.term));
  await checkAt(390);
  await page.goto(results('', english.term));
  await checkAt(1440);
  await (await pageInput(page)).fill(english.typed);
  await expect(page.locator('main').getByRole('option').first()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await checkAt(390);
  await page.goto('/ekaa');
  await (await openBar(page)).fill(english.typed);
  await expect(bar(page).getByRole('option').first()).toBeVisible();
  await checkAt(1440);
});

test('2.3 the suggestions are a combobox: arrows, Home, End, Enter; Esc closes the list, then the bar', async ({ page }) => {
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
  await page.keyboard.press('Escape');
  await expect(bar(page)).toBeHidden();
  await expect(page.locator('[popovertarget="search-bar"]').first()).toBeFocused();
  await openBar(page);
  await page.keyboard.press('ArrowDown');
  await expect(options.first()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect.poll(active).toBe(0);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL((url) => url.pathname !== '/ekaa');
});

test('2.3 a suggestion on the search page takes the place of the present search', async ({ page }) => {
  const [, { prefix, term }] = LANGUAGES;
  await page.goto(`${prefix}/ekaa`);
  await page.goto(results(prefix, term));
  const input = await pageInput(page);
  await expect(input).toHaveValue(term);
  await input.fill('upi');
  await page.locator('main').getByRole('option').first().click();
  await expect(page).not.toHaveURL(results(prefix, term));
  await page.goBack();
  await expect(page).toHaveURL(new RegExp(`${prefix}/ekaa$`));
});

test('2.3 cards have their faces, cities the letters of their airport and what opens their lounges', async ({ page }) => {
  await page.goto('/ekaa');
  const input = await openBar(page);
  await input.fill('select d');
  const face = bar(page).getByRole('option').filter({ hasText: 'Select debit' }).locator('img');
  await expect.poll(() => face.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await input.fill('loun');
  const city = bar(page)
    .getByRole('option')
    .filter({ has: page.locator('.suggestion-code').getByText('DEL', { exact: true }) });
  await expect(city).toContainText(/\d lounges · Select 2 a quarter/);
  const kinds = await bar(page).getByRole('group', { name: en.search.suggestedPages }).getByRole('option').allTextContents();
  const names = kinds.map((text) => Object.values(en.search.kinds).find((kind) => text.endsWith(kind)));
  expect(names.filter((name, index) => name !== names[index - 1])).toHaveLength(new Set(names).size);
});

test('2.3 a search that is suggested is searched for and stands in the field', async ({ page }) => {
  await page.goto('/ekaa');
  const input = await openBar(page);
  await input.fill('loun');
  const first = bar(page).getByRole('group', { name: en.search.suggestedSearches }).getByRole('option').first();
  const words = (await first.innerText()).trim();
  await first.click();
  await expect(page).toHaveURL(results('', words).replaceAll('%20', '+'));
  await expect(pageForm(page).locator('input[name="searchItem"]')).toHaveValue(words);
});

test('2.3 a suggestion without a page is searched for; clearing the text by typing changes nothing', async ({ page }) => {
  await page.route(/type=suggestion/, (route) => route.fulfill({ json: { results: [{ title: 'metro' }] } }));
  await page.goto(results('', 'lounge'));
  const input = await pageInput(page);
  await input.fill('');
  await input.fill('met');
  await expect(page).toHaveURL(results('', 'lounge'));
  await page.locator('main').getByRole('option').first().click();
  await expect(page).toHaveURL(results('', 'metro'));
  await page.locator('main').getByRole('link', { name: en.search.clear }).click();
  await expect(page).toHaveURL((url) => url.pathname === '/');
  await expect(bar(page)).toBeVisible();
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
  await input.fill('two');
  const overtaken = await second;
  await expect(options).toHaveText(['one old']);
  await input.fill('three');
  await expect(options).toHaveText(['three new']);
  free();
  await (await overtaken.response())?.finished();
  await expect(options).toHaveText(['three new']);
});

test.describe('when the service fails', () => {
  test.use({ expectedComplaints: /status of 50[023]/ });

  test("7, 8 the catalogue's message shows in the panel, and the form still searches", async ({ page }) => {
    const error = { status: 500, name: 'Error', message: en.error.catalogue['500'] };
    await page.route(/type=suggestion/, (route) => {
      const isFirst = route.request().url().includes('searchItem=lounge');
      return isFirst
        ? route.fulfill({ status: 500, json: { data: null, error } })
        : route.fulfill({ status: route.request().url().includes('searchItem=metro') ? 502 : 503, body: '<h1>Proxy</h1>' });
    });
    await page.goto('/ekaa');
    const input = await openBar(page);
    await input.fill('lounge');
    const status = bar(page).getByRole('status');
    await expect(status).toHaveText(en.error.catalogue['500']);
    await expect(status).toBeInViewport();
    await expect(bar(page).getByRole('option')).toHaveCount(0);
    await input.fill('');
    await expect(status).toHaveText('');
    await input.fill('offers');
    await expect(status).toHaveText(en.error.catalogue['503']);
    await input.fill('metro');
    await expect(status).toHaveText(en.error.catalogue.unknown);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/search\?searchItem=metro$/);
  });
});

for (const where of ['page', 'bar'] as const) {
  test(`2.3 closing the search of the ${where} on the search page goes back one step, before any script is loaded`, async ({
    page,
  }) => {
    await page.goto('/ekaa');
    await page.goto(results('', 'lounge'));
    if (where === 'bar') {
      await page.locator('[popovertarget="search-bar"]').first().click();
      await bar(page).getByRole('button', { name: en.search.close }).click();
    } else await pageForm(page).getByRole('link', { name: en.search.back }).click();
    await expect(page).toHaveURL(/\/ekaa$/);
  });
}

test('2.2 the click on the logo goes home and clears the search text', async ({ page }) => {
  await page.goto('/');
  await (await openBar(page)).fill('lounge');
  await page.locator('.main-bar').getByRole('link').first().click();
  await expect(page).toHaveURL((url) => url.pathname === '/');
  await expect(await openBar(page)).toHaveValue('');
});
