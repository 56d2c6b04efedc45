import type { Page } from '@playwright/test';
import { expect, test } from './support/test.ts';

/** The visible part of the width of each element. */
function seenParts(page: Page, selector: string) {
  return page.locator(selector).evaluateAll((elements) =>
    elements.flatMap((element) => {
      const { left, right, top, bottom, width } = element.getBoundingClientRect();
      const seen = Math.min(right, innerWidth) - Math.max(left, 0);
      return seen > 0 && bottom > 0 && top < innerHeight ? seen / width : [];
    }),
  );
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });

  test('on a phone every page of cards opens with card faces', async ({ page }) => {
    for (const [address, least] of [
      ['/credit-cards', 3],
      ['/hi/debit-cards', 3],
      ['/prepaid-cards', 3],
      ['/msme-cards', 3],
      ['/select-credit-card', 1],
      ['/rupay-platinum', 1],
      ['/rupay-card-studio-all-cards', 8],
      ['/credit-cards/select-credit', 1],
    ] as const) {
      await page.goto(address);
      expect((await seenParts(page, 'main .card-img')).length, address).toBeGreaterThanOrEqual(least);
    }
  });

  test('cards to compare wait in a tray that stops at three, with pointer and keys', async ({ page }) => {
    await page.goto('/debit-cards');
    const tray = page.locator('.compare-tray');
    const toggle = page.locator('.compare-toggle');
    const chosen = tray.getByRole('checkbox', { checked: true });
    for (const position of [0, 1, 3]) await toggle.nth(position).click();
    await expect(tray.locator('label:visible')).toHaveCount(3);
    await expect(tray.getByText('Remove one to choose another.')).toBeVisible();
    await expect(tray.getByRole('checkbox', { checked: false })).toHaveCount(0);
    await expect(toggle.nth(2)).toHaveCSS('pointer-events', 'none');
    await tray.locator('label:visible').first().click();
    await expect(chosen).toHaveCount(2);
    await tray.getByRole('checkbox').nth(4).focus();
    await page.keyboard.press('Space');
    await expect(chosen).toHaveCount(3);
    await tray.getByRole('button', { name: 'Compare' }).click();
    await expect(page).toHaveURL(/(?:compare=[^&#]+[&#]){3}/);
    await expect(page.locator('#compare').getByRole('columnheader')).toHaveCount(4);
  });
});

test.describe('a choice for the comparison', () => {
  const tab = (page: Page, name: RegExp) => page.locator('#cards nav').getByRole('link', { name });

  test('2.1 survives a change of tab', async ({ page }) => {
    await page.goto('/credit-cards');
    const tray = page.locator('.compare-tray');
    await page.locator('.compare-toggle').nth(1).click();
    const chosen = await tray.getByRole('checkbox', { checked: true }).getAttribute('value');
    await tab(page, /^Select/).click();
    await expect(page).toHaveURL(/tab=select/);
    await expect(tray.getByRole('checkbox', { checked: true })).toHaveValue(chosen ?? '');
    await tray.locator('label:visible').click();
    await tab(page, /^Platinum/).click();
    await expect(page).toHaveURL(/tab=platinum/);
    await expect(tray.getByRole('checkbox', { checked: true })).toHaveCount(0);
  });

  test.describe('without script', () => {
    test.use({ javaScriptEnabled: false });

    test('2.1 is sent, one card too, and survives a change of tab', async ({ page }) => {
      await page.goto('/credit-cards');
      const tray = page.locator('.compare-tray');
      await page.locator('.compare-toggle').nth(1).click();
      const chosen = await tray.getByRole('checkbox', { checked: true }).getAttribute('value');
      await tray.getByRole('button', { name: 'Compare' }).click();
      await expect(page).toHaveURL(/compare=/);
      await tab(page, /^Select/).click();
      await expect(page).toHaveURL(/tab=select/);
      await expect(tray.getByRole('checkbox', { checked: true })).toHaveValue(chosen ?? '');
    });
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the faces of a comparison stand level', async ({ page }) => {
    for (const address of ['/prepaid-cards', '/hi/prepaid-cards']) {
      await page.goto(address);
      const tops = await page
        .locator('.comparison th img')
        .evaluateAll((all) => all.map((face) => face.getBoundingClientRect().top));
      expect(tops, address).toEqual(tops.map(() => tops[0]));
      expect(tops).toHaveLength(3);
    }
  });

  test('2.1 a card in the tray shows its name under its face and cross', async ({ page }) => {
    await page.goto('/hi/credit-cards');
    await page.locator('.compare-toggle').first().click();
    const card = page.locator('.compare-options > :checked + label');
    const [name, cross] = await Promise.all(['.truncate', '.icon'].map((part) => card.locator(part).boundingBox()));
    if (!name || !cross) throw new Error('No card in the tray');
    expect(name.y).toBeGreaterThanOrEqual(cross.y + cross.height);
  });

  test('a page opens at its top', async ({ page }) => {
    for (const width of [390, 768, 1440]) {
      await page.setViewportSize({ width, height: 844 });
      for (const address of ['/hi/prepaid-cards/gift', '/international-offers/world']) {
        await page.goto(address);
        expect(await page.evaluate(() => scrollY), `${address} at ${width} px`).toBe(0);
      }
    }
  });
});

test.describe('on a tablet', () => {
  for (const width of [768, 1024]) {
    test(`no pattern runs through the text of a banner, at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 1024 });
      for (const address of ['/credit-cards', '/hi/credit-cards', '/hi/msme-cards']) {
        await page.goto(address);
        const banner = page.locator('main .banner').first();
        const pattern = await banner.locator('> img').boundingBox();
        const text = await banner.locator('p').first().boundingBox();
        expect(pattern?.x, address).toBeGreaterThanOrEqual((text?.x ?? 0) + (text?.width ?? 0));
      }
    });
  }

  test('the buttons of a card fill their row', async ({ page }) => {
    await page.setViewportSize({ width: 768, height: 1024 });
    await page.goto('/hi/prepaid-cards/gift');
    const widths = await page
      .locator('main div:has(> .btn)')
      .first()
      .locator('> .btn')
      .evaluateAll((all) => all.map((button) => button.getBoundingClientRect().width));
    expect(widths).toHaveLength(2);
    expect(widths[0]).toBe(widths[1]);
  });
});

test('the next tile of a carousel shows itself at every width, and tiles that fit have no arrows', async ({ page }) => {
  await page.goto('/ekaa');
  const track = page.locator('main ul.carousel').first();
  await track.scrollIntoViewIfNeeded();
  for (const width of [390, 768, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    const box = await track.boundingBox();
    const tiles = await track.locator('> li').evaluateAll((all) => all.map((tile) => tile.getBoundingClientRect().toJSON()));
    const edge = (box?.x ?? 0) + (box?.width ?? 0);
    const cut = tiles.find(({ left, right }) => left < edge && right > edge);
    expect(cut && edge - cut.left, `${width}`).toBeGreaterThan(40);
    expect(cut && cut.right - edge, `${width}`).toBeGreaterThan(40);
  }
  const controls = page.locator('.carousel-controls').first();
  await expect(controls).toBeVisible();
  await track.evaluate((list) => {
    for (const tile of [...list.children].slice(4)) tile.remove();
  });
  await expect(controls).toBeHidden();
});

test('2.1 on a phone the link to the top stands in the main bar, over no text', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/faqs');
  const link = page.locator('.back-to-top a');
  await page.evaluate(() => scrollTo(0, 900));
  const boxes = await Promise.all([link, page.locator('.main-bar')].map((part) => part.boundingBox()));
  const [own, bar] = boxes;
  if (!own || !bar) throw new Error('a part is missing');
  expect(own.y).toBeGreaterThanOrEqual(bar.y);
  expect(own.y + own.height).toBeLessThanOrEqual(bar.y + bar.height);
  // Behind it is the bar, and neither the logo nor a button.
  const behind = await link.evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return [x + 1, x + width - 1].map((edge) =>
      document.elementsFromPoint(edge, y + height / 2).some((other) => other.closest('.main-bar :is(a, button)')),
    );
  });
  expect(behind).toEqual([false, false]);
});
