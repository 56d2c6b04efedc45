import { expectNoSidewaysScroll } from './support/accessibility.ts';
import { hydrated } from './support/hydrated.ts';
import { DESKTOP, LANGUAGES, PHONE, pageForm, results } from './support/search-page.ts';
import { expect, test } from './support/test.ts';

test.use({ viewport: DESKTOP });

for (const { locale, prefix, copy, term, few } of LANGUAGES) {
  // English with script, Hindi without: language and script are independent.
  const javaScriptEnabled = locale === 'en';
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
      await page.goto(results(prefix, few, '&category=cards'));
      await expect(page.locator('main li a:has(h2)')).not.toHaveCount(0);
      await expect(pages).toHaveCount(0);
    });

    test('2.4 a page behind the last shows the last', async ({ page }) => {
      await page.goto(results(prefix, term, '&page_no=900'));
      expect(await page.locator('main li a:has(h2)').count()).toBeGreaterThan(0);
      const pages = page.getByRole('navigation', { name: copy.paginator.label });
      await expect(pages.getByRole('button', { name: copy.paginator.next })).toBeDisabled();
    });

    test('2.4 with no text or no results a message shows, with what to do next', async ({ page }) => {
      for (const [address, hint] of [
        [`${prefix}/search`, copy.search.empty],
        [results(prefix, 'zzqqxxw'), copy.search.none],
      ] as const) {
        await page.goto(address);
        await expect(page.locator('main').getByText(copy.search.noResult)).toBeVisible();
        await expect(page.locator('main').getByText(hint)).toBeVisible();
        await expect(page.locator('main').getByRole('link', { name: copy.notFound.popular.lounges })).toBeVisible();
      }
    });

    test('2.3 closing without a way back on this site goes home', async ({ page }) => {
      await page.goto(results(prefix, term));
      const clear = pageForm(page).getByRole('link', { name: copy.search.back });
      if (javaScriptEnabled) await hydrated(clear);
      await clear.click();
      await expect(page).toHaveURL((url) => url.pathname === (prefix || '/'));
    });
  });
}

for (const { locale, prefix, copy, term } of LANGUAGES) {
  test(`2.4 ${locale}: nothing scrolls sideways at 320 px`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 700 });
    for (const address of [results(prefix, term), results(prefix, 'x'.repeat(150)), `${prefix}/search`]) {
      await page.goto(address);
      await expectNoSidewaysScroll(page);
    }
    await expect(pageForm(page).getByRole('link', { name: copy.search.back })).toBeInViewport();
  });
}

test('2.3 a text that is no pattern and no markup stays a text', async ({ page }) => {
  for (const text of ['.*(', '<img src=x onerror=alert(1)>', '"><script>alert(1)</script>']) {
    await page.goto(results('', text));
    await expect(page.getByRole('heading', { level: 1 })).toContainText(text);
    await expect(page.locator('main img')).toHaveCount(0);
  }
});

for (const { locale, prefix, copy } of LANGUAGES) {
  test(`2.4 ${locale}: every search without results shows its own text, and works with script`, async ({ page }) => {
    for (const text of ['zzqqxxw', `zzqqxxw '"& <b>`, '$zzqqxxw $& $1', '%zzqqxxw + %2B']) {
      expect((await page.goto(results(prefix, text)))?.status()).toBe(200);
      expect(await page.title()).toContain(`“${text}”`);
      await expect(page.getByRole('heading', { level: 1 })).toContainText(`“${text}”`);
      const input = pageForm(page).locator('input[name="searchItem"]');
      await hydrated(input);
      await expect(input).toHaveValue(text);
      expect(await page.content()).not.toContain('\uE000');
      const language = new URL((await page.locator('a[hreflang=en]').first().getAttribute('href')) ?? '', page.url());
      expect([language.pathname, language.searchParams.get('searchItem')]).toEqual(['/search', text]);
    }
    for (const text of ['xarppott', 'yarppott']) {
      await page.goto(results(prefix, text));
      await expect(page.getByRole('heading', { level: 1 })).toContainText(`“${text}”`);
      const spelling = page.locator('main p > a', { hasText: copy.search.spelling.slice(0, 5) });
      await expect(spelling).toHaveText(/“\w+”/);
      await spelling.click();
      await expect(page.getByRole('status').filter({ hasText: /\d/ })).toBeVisible();
    }
  });
}
