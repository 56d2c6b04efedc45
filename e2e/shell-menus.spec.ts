import type { Page } from '@playwright/test';
import en from '../messages/en.json' with { type: 'json' };
import { expect, test } from './support/test.ts';

const DESKTOP = { width: 1440, height: 900 };
const TABLET = { width: 768, height: 900 };

/** In order. */
function menuButtons(page: Page) {
  return page.getByRole('navigation', { name: en.header.main }).getByRole('button');
}

/** Whether the focused element is on the screen and not covered. */
function focusUncovered(page: Page) {
  return page.evaluate(() => {
    const element = document.activeElement;
    if (element === null || element === document.body) return false;
    const box = element.getBoundingClientRect();
    const top = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
    return top !== null && (element.contains(top) || top.contains(element));
  });
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled, viewport: DESKTOP });

    test('2.2 a menu opens under the main bar, and Esc closes it and gives the focus back', async ({ page }) => {
      await page.goto('/ekaa');
      const button = menuButtons(page).first();
      const sheet = page.locator('#menu-1');
      await expect(sheet).toBeHidden();
      await button.click();
      await expect(sheet).toBeVisible();
      await expect(menuButtons(page).first()).toHaveAccessibleName('Cards');
      const bar = await page.locator('.main-bar').boundingBox();
      expect((await sheet.boundingBox())?.y).toBeCloseTo((bar?.y ?? 0) + (bar?.height ?? 0), 0);
      await page.keyboard.press('Tab');
      await expect(sheet.getByRole('link').first()).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(sheet).toBeHidden();
      await expect(button).toBeFocused();
    });

    test('2.2 an open menu stays under the main bar when the page scrolls', async ({ page }) => {
      await page.goto('/ekaa');
      await menuButtons(page).first().click();
      await page.evaluate(() => window.scrollTo(0, 600));
      const bottom = () => page.evaluate(() => document.querySelector('.main-bar')?.getBoundingClientRect().bottom ?? -1);
      await expect.poll(bottom).toBeLessThan(100);
      await expect
        .poll(async () => Math.round(((await page.locator('#menu-1').boundingBox())?.y ?? 0) - (await bottom())))
        .toBe(0);
    });

    test('4 only one of menus, language list and search bar is open', async ({ page }) => {
      await page.goto('/ekaa');
      const buttons = [
        ['#menu-1', menuButtons(page).nth(0)],
        ['#menu-2', menuButtons(page).nth(1)],
        ['#search-bar', page.getByRole('button', { name: en.search.open, exact: true })],
        ['#language-menu', page.getByRole('button', { name: en.language.choose })],
        ['#menu-1', menuButtons(page).nth(0)],
      ] as const;
      for (const [id, button] of buttons) {
        await button.click();
        await expect(page.locator(id)).toBeVisible();
        await expect(page.locator(':popover-open')).toHaveCount(1);
      }
      await menuButtons(page).first().click();
      await expect(page.locator(':popover-open')).toHaveCount(0);
    });

    test('2.2 the keyboard goes through a menu and on, and never behind an open sheet', async ({ page }) => {
      await page.goto('/ekaa');
      await menuButtons(page).first().focus();
      await page.keyboard.press('Enter');
      const links = await page.locator('#menu-1').getByRole('link').count();
      expect(links).toBeGreaterThan(5);
      for (let index = 0; index < links; index += 1) {
        await page.keyboard.press('Tab');
        await expect(page.locator('#menu-1').getByRole('link').nth(index)).toBeFocused();
      }
      await page.keyboard.press('Tab');
      await expect(menuButtons(page).nth(1)).toBeFocused();
      await expect(page.locator('#menu-1')).toBeHidden();
      if (javaScriptEnabled) await expect(page.locator('#menu-1:popover-open')).toHaveCount(0);
      await page.keyboard.press('Enter');
      await expect(page.locator('#menu-2')).toBeVisible();
      await page.keyboard.press('Tab');
      await page.keyboard.press('Escape');
      await expect(menuButtons(page).nth(1)).toBeFocused();
    });

    test('2.2 utility links fold into More between 768 and 1023 px', async ({ page }) => {
      await page.goto('/ekaa');
      const utility = page.getByRole('navigation', { name: en.header.utility });
      const more = utility.getByRole('button', { name: en.header.more });
      const all = await utility.getByRole('link').count();
      await expect(more).toBeHidden();
      await page.setViewportSize(TABLET);
      await expect(utility.getByRole('link')).toHaveCount(1);
      await more.click();
      await expect(utility.getByRole('link')).toHaveCount(all);
      await page.keyboard.press('Tab');
      await page.keyboard.press('Escape');
      await expect(more).toBeFocused();
    });

    test('2.3 the search bar is a form that opens the search page in the language of the page', async ({ page }) => {
      await page.goto('/hi/ekaa');
      await page.locator('[popovertarget="search-bar"]').first().click();
      const input = page.locator('#search-bar input');
      await expect(input).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/\/hi\/ekaa$/);
      await input.fill('lounge');
      await page.keyboard.press('Escape');
      await expect(input).toBeHidden();
      await page.locator('[popovertarget="search-bar"]').first().click();
      await input.fill('lounge');
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/\/hi\/search\?searchItem=lounge$/);
    });
  });
}

test('2.2 what has the focus is never hidden under the main bar', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 500 });
  await page.goto('/ekaa');
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await page.getByRole('contentinfo').getByRole('link').last().focus();
  for (let press = 0; press < 25; press += 1) {
    await page.keyboard.press('Shift+Tab');
    expect(await focusUncovered(page)).toBe(true);
  }
});

test('2.2 links with a card index open their tab, and the current section is marked', async ({ page }) => {
  await page.setViewportSize(DESKTOP);
  await page.goto('/ekaa');
  await menuButtons(page).first().click();
  await expect(page.locator('#menu-1 a[href="/prepaid-cards?tab=gift"]')).toBeVisible();
  const current = page.locator('header [aria-current="page"]');
  expect(await current.evaluateAll((links) => [...new Set(links.map((link) => link.getAttribute('href')))])).toEqual(['/ekaa']);
  await expect(page.locator('.menu-item[data-current]')).toHaveCount(1);
});
