import type { Page } from '@playwright/test';
import en from '../messages/en.json' with { type: 'json' };
import { expect, test } from './support/test.ts';

/** Dialogs over the page. */
const SHEETS = [
  { address: '/exclusive-offers', opener: en.lists.filters, name: en.lists.filters },
  { address: '/search?searchItem=lounge', opener: en.search.showIn, name: en.search.showIn },
];

const openerOf = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name: new RegExp(`^${name}`) });

/** Whether the focus is in the open dialog; `null` without a focus. */
function focusInside(page: Page) {
  return page.evaluate(() => {
    const element = document.activeElement;
    return element === null || element === document.body ? null : element.closest('[role=dialog]') !== null;
  });
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled });

    for (const width of [390, 720]) {
      for (const { address, opener, name } of SHEETS) {
        test(`2.1 ${address} at ${width}: the sheet keeps the focus, and Esc gives it back`, async ({ page }) => {
          await page.setViewportSize({ width, height: 844 });
          await page.goto(address);
          const button = openerOf(page, opener);
          await button.focus();
          await page.keyboard.press('Enter');
          const sheet = page.getByRole('dialog', { name });
          await expect(sheet).toBeVisible();
          expect(await focusInside(page)).toBe(true);
          for (let press = 0; press < 45; press += 1) {
            await page.keyboard.press('Tab');
            expect(await focusInside(page)).not.toBe(false);
          }
          await page.keyboard.press('Shift+Tab');
          // Otherwise the focus is in the browser's own controls.
          await expect(async () => {
            if ((await focusInside(page)) !== true) await page.keyboard.press('Tab');
            expect(await focusInside(page)).toBe(true);
          }).toPass();
          await page.keyboard.press('Escape');
          await expect(sheet).toBeHidden();
          await expect(button).toBeFocused();
        });
      }
    }

    test('2.1 the sheet narrows the list, and its button says how many offers there are', async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await page.goto('/exclusive-offers');
      await openerOf(page, en.lists.filters).click();
      const sheet = page.getByRole('dialog', { name: en.lists.filters });
      await sheet.getByRole('checkbox').first().check();
      await sheet.getByRole('button', { name: /^Show \d+ offers$/ }).click();
      await expect(page).toHaveURL(/\/exclusive-offers\?category=[a-z-]+(?:&[^#]*)?#offers$/);
      await expect(sheet).toBeHidden();
    });

    test('2.1 beside the list the filters are no dialog, and an open sheet is gone', async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await page.goto('/exclusive-offers');
      await openerOf(page, en.lists.filters).click();
      await page.setViewportSize({ width: 1024, height: 844 });
      await expect(page.getByRole('dialog')).toHaveCount(0);
      const box = page.getByRole('form', { name: en.lists.filters }).getByRole('checkbox').first();
      await box.check();
      await expect(box).toBeChecked();
    });
  });
}
