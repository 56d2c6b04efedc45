import { BACK_TO_TOP_PX } from '#lib/config/constants.ts';
import en from '../messages/en.json' with { type: 'json' };
import hi from '../messages/hi.json' with { type: 'json' };
import { hydrated } from './support/hydrated.ts';
import { expect, test } from './support/test.ts';

const DESKTOP = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };

test.use({ viewport: DESKTOP });

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled });

    test('2.1, 2.2, 2.5 the skip link, a language link, the footer menus and the way back to the top', async ({ page }) => {
      await page.goto('/ekaa');
      await test.step('2.2 the skip link is first, shows on focus and moves the focus to the content', async () => {
        await page.keyboard.press('Tab');
        const skip = page.getByRole('link', { name: en.header.skip });
        await expect(skip).toBeFocused();
        expect((await skip.boundingBox())?.width).toBeGreaterThan(100);
        await page.keyboard.press('Enter');
        await expect(page.locator('main')).toBeFocused();
        await page.keyboard.press('Tab');
        expect(await page.evaluate(() => document.querySelector('main')?.contains(document.activeElement))).toBe(true);
      });
      await test.step('2.2 a language link keeps the page', async () => {
        await page.getByRole('button', { name: en.language.choose }).click();
        const link = page.locator('#language-menu').getByRole('link', { name: /हिन्दी/ });
        await expect(link).toHaveAttribute('lang', 'hi');
        await link.click();
        await expect(page).toHaveURL(/\/hi\/ekaa$/);
        await expect(page.locator('html')).toHaveAttribute('lang', 'hi');
        await expect(page.getByText(hi.language.disclaimerTitle)).toBeVisible();
        await page.getByRole('button', { name: hi.language.choose }).click();
        await page.locator('#language-menu').getByRole('link', { name: 'English' }).click();
        await expect(page).toHaveURL(/\/ekaa$/);
        await expect(page.locator('html')).toHaveAttribute('lang', 'en');
        await expect(page.getByText(en.language.disclaimerTitle)).toHaveCount(0);
      });
      await test.step('2.5 the footer menus are accordions under 768 px, and columns above with the same links', async () => {
        const footer = page.getByRole('contentinfo');
        await footer.scrollIntoViewIfNeeded();
        const link = footer.getByRole('link', { name: 'Debit cards' });
        await expect(link).toHaveCount(1);
        await expect(link).toBeVisible();
        await expect(footer.locator('summary').first()).toBeHidden();
        await expect(footer.getByRole('heading', { name: 'Cards' })).toBeVisible();
        await page.setViewportSize(PHONE);
        await expect(link).toBeHidden();
        await footer.locator('summary').first().click();
        await expect(link).toBeVisible();
        await footer.locator('summary').first().click();
        await expect(link).toBeHidden();
      });
      await test.step('2.1 the way back to the top appears after 350 px and leads there', async () => {
        await page.setViewportSize({ width: 1024, height: 500 });
        await page.evaluate(() => window.scrollTo(0, 0));
        const link = page.getByRole('link', { name: en.backToTop.label });
        await expect(link).not.toBeInViewport();
        await page.evaluate((edge) => window.scrollTo(0, edge - 10), BACK_TO_TOP_PX);
        await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(BACK_TO_TOP_PX - 10);
        await expect(link).not.toBeInViewport();
        await page.evaluate((edge) => window.scrollTo(0, edge + 100), BACK_TO_TOP_PX);
        await expect(link).toBeInViewport({ ratio: 1 });
        await link.click();
        await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
        await expect(link).not.toBeInViewport();
      });
    });
  });
}

test('2.2 a language link stores the choice in the cookie and in browser storage, English too', async ({
  page,
  context,
  baseURL,
}) => {
  const stored = async () => {
    const cookies = await context.cookies(baseURL);
    const cookie = cookies.find(({ name }) => name === 'selectedLanguageCode');
    return [cookie?.value, cookie?.sameSite, await page.evaluate(() => localStorage.getItem('selectedLanguageCode'))];
  };
  await page.goto('/ekaa');
  expect(await stored()).toEqual([undefined, undefined, null]);
  await page.getByRole('button', { name: en.language.choose }).click();
  await page.locator('#language-menu').getByRole('link', { name: /हिन्दी/ }).click();
  await expect(page).toHaveURL(/\/hi\/ekaa$/);
  expect(await stored()).toEqual(['hi', 'Lax', 'hi']);
  await page.goto('/rupay-global');
  await expect(page).toHaveURL(/\/hi\/rupay-global$/);
  await page.getByRole('button', { name: hi.language.choose }).click();
  await page.locator('#language-menu').getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL(/[^i]\/rupay-global$/);
  expect(await stored()).toEqual(['en', 'Lax', 'en']);
});

test('2.2 A+, A and A- change the text size in steps, stop at the limits and are remembered', async ({ page }) => {
  await page.goto('/ekaa');
  const group = page.getByRole('group', { name: en.fontSize.group });
  const larger = group.getByRole('button', { name: en.fontSize.larger });
  const normal = group.getByRole('button', { name: en.fontSize.normal });
  const smaller = group.getByRole('button', { name: en.fontSize.smaller });
  const size = () => page.evaluate(() => Number.parseFloat(getComputedStyle(document.documentElement).fontSize));
  const normalSize = await size();
  /** On a slow machine the size changes after the press. */
  const expectSize = (share: number) => expect.poll(async () => Math.abs((await size()) - normalSize * share)).toBeLessThan(0.05);
  await hydrated(larger);
  await expect(normal).toHaveAttribute('aria-pressed', 'true');
  for (let step = 1; step <= 5; step += 1) {
    await larger.click();
    await expectSize(1 + step / 100);
  }
  await expect(larger).toHaveAttribute('aria-disabled', 'true');
  await expect(larger).toBeFocused();
  await larger.click({ force: true });
  await expectSize(1.05);
  await expect(normal).toHaveAttribute('aria-pressed', 'false');
  await normal.click();
  await expectSize(1);
  for (let step = 1; step <= 6; step += 1) await smaller.click({ force: true });
  await expectSize(0.95);
  await expect(smaller).toHaveAttribute('aria-disabled', 'true');

  await page.reload();
  await expectSize(0.95);
  await expect(smaller).toHaveAttribute('aria-disabled', 'true');
  await expect(normal).toHaveAttribute('aria-pressed', 'false');
  await page.setViewportSize(PHONE);
  await page.getByRole('button', { name: en.header.openMenu }).click();
  await expect(group.getByRole('button', { name: en.fontSize.smaller })).toHaveAttribute('aria-disabled', 'true');
});

test('2.2 the stored text size is applied before the body is parsed', async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.setItem('fontStep', '3');
    const observer = new MutationObserver(() => {
      if (document.body === null) return;
      observer.disconnect();
      Object.assign(window, { adjustAtBody: document.documentElement.style.getPropertyValue('--font-adjust') });
    });
    observer.observe(document, { childList: true, subtree: true });
  });
  await page.goto('/ekaa');
  expect(await page.evaluate(() => Reflect.get(window, 'adjustAtBody'))).toBe('0.03rem');
});

test('2.2 the text size buttons are not offered without script', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, viewport: DESKTOP, ...(baseURL ? { baseURL } : {}) });
  const page = await context.newPage();
  await page.goto('/ekaa');
  await expect(page.getByRole('group', { name: en.fontSize.group })).toBeHidden();
  await context.close();
});

test.describe('2.2 layout shifts', () => {
  test.use({ expectedComplaints: /net::ERR_FAILED/ });

  test('2.2 loading a page moves nothing', async ({ page }) => {
    // A font that loads after the first paint replaces a font of this machine.
    await page.route('**/*.woff2', (route) => route.abort());
    await page.addInitScript(() => {
      Object.assign(window, { shift: 0 });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          Object.assign(window, { shift: Number(Reflect.get(window, 'shift')) + Number(Reflect.get(entry, 'value')) });
        }
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto('/hi/ekaa');
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
    expect(Number(await page.evaluate(() => Reflect.get(window, 'shift')))).toBeLessThan(0.01);
  });
});

test('2.5 the copyright notice carries this year, and social links open a new tab without opener', async ({ page }) => {
  await page.goto('/ekaa');
  const footer = page.getByRole('contentinfo');
  await expect(footer.getByText(`© ${new Date().getFullYear()}`)).toHaveCount(1);
  await expect(footer.getByText('#year#')).toHaveCount(0);
  // Only the logo that links to the home page has its name.
  await expect(footer.getByRole('img', { name: /home/ })).toHaveCount(0);
  const social = footer.getByRole('list', { name: en.footer.social }).getByRole('link');
  expect(await social.count()).toBeGreaterThan(0);
  for (const link of await social.all()) {
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
    await expect(link).toHaveAccessibleName(/opens in a new tab/);
  }
});

test('2.2 the link to the earlier site is highlighted and opens a new tab', async ({ page }) => {
  await page.goto('/ekaa');
  const link = page.getByRole('navigation', { name: en.header.utility }).getByRole('link', { name: 'Visit the earlier site' });
  await expect(link).toHaveAttribute('target', '_blank');
  await expect(link).toHaveCSS('border-top-style', 'solid');
  await expect(link).toHaveCSS('color', 'rgb(251, 199, 101)');
});
