import type { Page } from '@playwright/test';
import { expectAccessible } from './support/accessibility.ts';
import { CI_ONLY } from './support/ci-only.ts';
import { drawn, find, openDocument, screenOf, sheet, TERMS, take } from './support/pdf.ts';
import { expect, test } from './support/test.ts';

/** The text layer is invisible: its contrast is the document's. */
const expectAccessibleViewer = (page: Page) => expectAccessible(page, { exclude: '.textLayer' });

test('2.7 no violation with any tool, the search and all pages', { tag: CI_ONLY }, async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openDocument(page, TERMS);
  for (const tool of ['Highlight', 'Text', 'Image', 'Draw']) {
    await take(page, tool);
    await expectAccessibleViewer(page);
  }
  await page.getByRole('button', { name: 'All pages' }).click();
  await find(page, 'card');
  await expect(page.getByRole('search').getByText(/^1 of/)).toBeVisible();
  await expectAccessibleViewer(page);
});

test('2.7 on a phone no violation with any tool and the search; the settings of a tool take the place of the search', {
  tag: CI_ONLY,
}, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openDocument(page, TERMS);
  await find(page, 'card');
  await expect(page.getByRole('search').getByText(/^1 of/)).toBeVisible();
  await expectAccessibleViewer(page);
  await take(page, 'Image');
  await expect(page.getByRole('search')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Choose an image' })).toBeVisible();
  await expectAccessibleViewer(page);
  for (const tool of ['Highlight', 'Text', 'Draw']) {
    await take(page, tool);
    await expectAccessibleViewer(page);
  }
});

test('2.7 the keyboard goes through back, tools, download, sharing, document and pager in this order', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openDocument(page, TERMS);
  await expect(page.getByRole('button', { name: 'Highlight' })).toBeEnabled();
  await expect(sheet(page, 1).locator('.annotationLayer a').first()).toBeVisible();
  const nameOfFocus = () =>
    page.evaluate(() => {
      const element = document.activeElement;
      if (element?.matches('.textLayer')) return 'the words of the page';
      if (element?.closest('.annotationLayer')) return 'a link inside the document';
      return element?.getAttribute('aria-label') ?? element?.textContent?.trim() ?? '';
    });
  const names: string[] = [];
  while (names.length < 40 && names.at(-1) !== 'Zoom in') {
    await page.keyboard.press('Tab');
    const name = await nameOfFocus();
    if (name !== names.at(-1)) names.push(name);
  }
  expect(names).toEqual([
    'Skip to content',
    'Back',
    'Highlight',
    'Text',
    'Image',
    'Draw',
    'Undo',
    'Redo',
    'Read as text',
    'Find in the document',
    'All pages',
    'Download with annotations',
    'Language and text size',
    'Share',
    'Document',
    'the words of the page',
    'a link inside the document',
    'Previous page',
    'Next page',
    'Zoom out',
    'Zoom in',
  ]);
});

test('2.7 nothing scrolls sideways at 320 px, with a tool in hand and in Hindi too', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(`/hi${screenOf(TERMS)}`);
  await drawn(page, 1);
  await take(page, 'ड्रॉ करें');
  const sideways = () => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect(await sideways()).toBe(0);
  for (const button of await page.getByRole('button').all()) {
    const box = await button.boundingBox();
    if (box) expect(box.x + box.width).toBeLessThanOrEqual(320);
  }
});
