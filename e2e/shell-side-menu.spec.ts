import type { Page } from '@playwright/test';
import en from '../messages/en.json' with { type: 'json' };
import { expect, test } from './support/test.ts';

const TABLET = { width: 768, height: 900 };
const PHONE = { width: 390, height: 844 };

function sideMenu(page: Page) {
  return page.getByRole('navigation', { name: en.header.main });
}

async function openSideMenu(page: Page) {
  await page.getByRole('button', { name: en.header.openMenu }).click();
  await expect(sideMenu(page)).toBeVisible();
}

/** The largest scroll offset of an element and its descendants, in CSS pixels. */
function furthestScrolled(element: Element): number {
  return Math.max(...[element, ...element.querySelectorAll('*')].map(({ scrollTop }) => scrollTop));
}

/** Whether the focus is inside the side menu; `null` without a focus. */
function focusInside(page: Page) {
  return page.evaluate(() => {
    const element = document.activeElement;
    return element === null || element === document.body ? null : element.closest('#side-menu') !== null;
  });
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled, viewport: PHONE });

    test('2.2 the side menu keeps the focus inside, and Esc closes it and gives the focus back', async ({ page }) => {
      await page.goto('/ekaa');
      await openSideMenu(page);
      await expect(page.getByRole('button', { name: en.header.closeMenu })).toBeFocused();
      for (let press = 0; press < 40; press += 1) {
        await page.keyboard.press('Tab');
        const inside = await focusInside(page);
        if (inside !== null) expect(inside).toBe(true);
      }
      await page.keyboard.press('Escape');
      await expect(sideMenu(page)).toBeHidden();
      await expect(page.getByRole('button', { name: en.header.openMenu })).toBeFocused();
    });

    test('2.2 the side menu holds what both bars hold, and one section is open at a time', async ({ page }) => {
      await page.goto('/');
      await openSideMenu(page);
      const menu = sideMenu(page);
      const sections = menu.locator('details');
      await sections.nth(0).locator('summary').first().click();
      await expect(sections.nth(0)).toHaveAttribute('open');
      await expect(menu.getByRole('link', { name: 'All credit cards' })).toBeVisible();
      await expect(menu.getByRole('link', { name: 'Prepaid range' })).toBeVisible();
      await sections.nth(1).locator('summary').first().click();
      await expect(sections.nth(1)).toHaveAttribute('open');
      await expect(sections.nth(0)).not.toHaveAttribute('open');
      await expect(menu.getByRole('link', { name: 'All credit cards' })).toBeHidden();
      await expect(menu.getByRole('link', { name: 'Careers' })).toBeVisible();
      await expect(menu.getByRole('link', { name: en.header.organisation })).toBeVisible();
    });

    test('2.2 the page behind the side menu does not scroll', async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 400 });
      await page.goto('/ekaa');
      await openSideMenu(page);
      await page.mouse.move(195, 300);
      // The menu has scrolled, so the wheel event was handled, which is lost while the menu opens; at its end scrolling chains.
      await expect(async () => {
        await page.mouse.wheel(0, 4000);
        await expect.poll(() => sideMenu(page).evaluate(furthestScrolled), { timeout: 2000 }).toBeGreaterThan(0);
      }).toPass();
      await page.mouse.wheel(0, 800);
      await page.mouse.wheel(0, -4000);
      await expect.poll(() => sideMenu(page).evaluate(furthestScrolled)).toBe(0);
      expect(await page.evaluate(() => window.scrollY)).toBe(0);
    });

    test('2.2 the side menu is gone at 768 px and the page is free', async ({ page }) => {
      await page.goto('/ekaa');
      await openSideMenu(page);
      await page.setViewportSize(TABLET);
      await expect(page.getByRole('button', { name: en.header.closeMenu })).toBeHidden();
      // Without script it closes with the next click anywhere.
      if (!javaScriptEnabled) await page.mouse.click(400, 500);
      await sideMenu(page).getByRole('button').first().click();
      await expect(page.locator('#menu-1')).toBeVisible();
      await page.keyboard.press('Escape');
      await page.setViewportSize(PHONE);
      if (javaScriptEnabled) await expect(sideMenu(page)).toBeHidden();
    });
  });
}
