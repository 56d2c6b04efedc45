import type { Locator } from '@playwright/test';
import { PHONE } from './support/phone-view.ts';
import { expect, test } from './support/test.ts';

test.use({ javaScriptEnabled: false });

const boxOf = (element: Locator) => element.evaluate((target) => target.getBoundingClientRect().toJSON() as DOMRect);

test.describe('on phones', () => {
  test.use({ viewport: PHONE });

  test('2.11 three columns of texts stand below each other, each with its title', async ({ page }) => {
    for (const address of ['/contact', '/fraud-awareness', '/hi/contact', '/ur/fraud-awareness']) {
      await page.goto(address);
      const row = page.locator('main tbody tr').first();
      const [frame, name, ...cells] = await Promise.all(
        [page.locator('.table-frame').first(), row.locator('th'), row.locator('td').nth(0), row.locator('td').nth(1)].map(boxOf),
      );
      const tops = [name, ...cells].map((box) => box?.top ?? 0);
      expect([address, tops]).toEqual([address, tops.toSorted((a, b) => a - b)]);
      expect(Math.min(...cells.map(({ width }) => width))).toBeGreaterThan((frame?.width ?? 0) - 10);
      const title = await row
        .locator('td')
        .last()
        .evaluate((cell) => getComputedStyle(cell, '::before').content);
      expect(title).not.toBe('none');
    }
  });

  test('2.11 links of the breadcrumb are 44 px high', async ({ page }) => {
    await page.goto('/lounges/delhi');
    const heights = await page
      .locator('.breadcrumb a')
      .evaluateAll((links) => links.map((link) => link.getBoundingClientRect().height));
    expect(heights.length).toBe(2);
    expect(Math.min(...heights)).toBeGreaterThanOrEqual(44);
  });

  test('2.2 the foot of the open menu leaves four fifths of the screen to the menu', async ({ page }) => {
    await page.goto('/');
    await page.locator('[popovertarget="side-menu"]').first().click();
    const heights = await Promise.all(
      ['.side-menu-tools', '.side-menu-links'].map(async (part) => (await boxOf(page.locator(part))).height),
    );
    expect(heights.reduce((sum, height) => sum + height, 0)).toBeLessThan(PHONE.height / 5);
  });

  test('2.11 a family of cards shows a whole face', async ({ page }) => {
    await page.goto('/');
    const tiles = page.locator('a:has(> .family-face)');
    for (const tile of await tiles.all()) {
      const [outer, face] = await Promise.all([boxOf(tile), boxOf(tile.locator('img'))]);
      expect(face.bottom).toBeLessThanOrEqual(outer.bottom);
      expect(face.left).toBeGreaterThanOrEqual(outer.left);
      expect(face.right).toBeLessThanOrEqual(outer.right);
    }
  });

  test('a lost card: eight banks, the search and the way to all of them, then what to do', async ({ page }) => {
    await page.goto('/lost-card');
    const rows = page.locator('#banks .bank-row');
    await expect(rows.filter({ visible: true })).toHaveCount(8);
    await page.getByText('Show all banks (44)').click();
    await expect(rows.filter({ visible: true })).toHaveCount(44);
    await page.goto('/lost-card?search=Nilgiri');
    await expect(rows.filter({ visible: true })).toHaveCount(1);
  });
});

test.describe('on wide screens', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('2.2 the link to the earlier site is marked without a fill', async ({ page }) => {
    await page.goto('/');
    const style = await page.locator('.top-bar .highlighted-link').evaluate((link) => {
      const { backgroundColor, borderTopWidth } = getComputedStyle(link);
      return { backgroundColor, borderTopWidth };
    });
    expect(style).toEqual({ backgroundColor: 'rgba(0, 0, 0, 0)', borderTopWidth: '1px' });
  });

  test('2.1 the last row of a list of ten cards is as wide as the others', async ({ page }) => {
    await page.goto('/debit-cards');
    const grid = page.locator('#cards .card-grid');
    const [whole, last] = await Promise.all([boxOf(grid), boxOf(grid.locator('> li').last())]);
    await expect(grid.locator('> li')).toHaveCount(10);
    expect(Math.abs(whole.right - last.right)).toBeLessThan(1);
  });

  test('2.11 tiles beyond the grid fade', async ({ page }) => {
    await page.goto('/');
    const mask = await page
      .locator('.carousel-tiles')
      .first()
      .evaluate((list) => getComputedStyle(list).maskImage);
    expect(mask).toContain('linear-gradient');
  });

  test('2.11 the pill of a film says its length until the film is pressed, and does not come back', async ({ page }) => {
    await page.goto('/ekaa');
    const pill = page.locator('.video-pill');
    await expect(pill).toHaveText('Play, 12 s');
    await page.locator('.video > video').focus();
    await expect(pill).toBeHidden();
    await page.locator('h1').click();
    await expect(pill).toBeHidden();
  });
});
