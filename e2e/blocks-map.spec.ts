import type { Page } from '@playwright/test';
import en from '../messages/en.json' with { type: 'json' };
import { hydrated } from './support/hydrated.ts';
import { expect, test } from './support/test.ts';

test.use({ viewport: { width: 1440, height: 900 } });

function map(page: Page) {
  const stage = page.locator('.map-stage');
  return {
    stage,
    picture: stage.getByAltText(en.map.alt),
    gulf: stage.getByRole('button', { name: 'Gulf' }),
    oceania: stage.getByRole('button', { name: 'Oceania' }),
    popups: stage.locator('.map-popup:visible'),
  };
}

/** Waits until the script has replaced the style sheet's popups on hover and focus. */
async function openMap(page: Page) {
  await page.goto('/rupay-global');
  const parts = map(page);
  await hydrated(parts.stage);
  await expect(parts.stage).toHaveAttribute('data-live');
  return parts;
}

test('2.9 hovering shows, leaving hides, a click keeps it open until the next one, one at a time', async ({ page }) => {
  const { gulf, oceania, popups } = await openMap(page);
  await expect(popups).toHaveCount(0);
  await gulf.hover();
  await expect(popups).toHaveCount(1);
  await expect(popups.getByAltText('Gulf popup')).toBeVisible();
  await gulf.click();
  await expect(popups).toHaveCount(1);
  await page.mouse.move(2, 2);
  await oceania.hover();
  await expect(popups).toContainText('Gulf');
  await gulf.click();
  await expect(popups).toHaveCount(0);
  await oceania.hover();
  await expect(popups).toHaveCount(1);
  await expect(popups).toContainText('Oceania');
  await page.mouse.move(2, 2);
  await expect(popups).toHaveCount(0);
});

test('2.9 the pointer can move from the mark into its popup', async ({ page }) => {
  const { gulf, popups } = await openMap(page);
  await gulf.hover();
  const from = await gulf.boundingBox();
  const to = await popups.boundingBox();
  if (!from || !to) throw new Error('the map has no popup');
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
  await page.mouse.move(from.x + from.width / 2, to.y + to.height / 2, { steps: 30 });
  await expect(popups).toHaveCount(1);
});

test('2.9 a keyboard opens a region and Escape closes it, with the focus on its button', async ({ page }) => {
  const { gulf, popups } = await openMap(page);
  await gulf.focus();
  await expect(popups).toHaveCount(0);
  await page.keyboard.press('Enter');
  await expect(gulf).toHaveAttribute('aria-expanded', 'true');
  await expect(popups).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(popups).toHaveCount(0);
  await expect(gulf).toBeFocused();
});

test('2.9 the popup stands at the visual centre at every width and stays in the window', async ({ page }) => {
  const { gulf, picture, oceania, popups } = await openMap(page);
  const share = async () => {
    const [mark, image] = [await gulf.boundingBox(), await picture.boundingBox()];
    if (!mark || !image) throw new Error('the map is not there');
    return [(mark.x + mark.width / 2 - image.x) / image.width, (mark.y + mark.height / 2 - image.y) / image.height];
  };
  const wide = await share();
  await page.setViewportSize({ width: 800, height: 900 });
  const narrow = await share();
  expect(narrow[0]).toBeCloseTo(wide[0] ?? 0, 2);
  expect(narrow[1]).toBeCloseTo(wide[1] ?? 0, 2);
  await oceania.hover();
  const box = await popups.boundingBox();
  expect(box?.x).toBeGreaterThanOrEqual(0);
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(800);
});

test.describe('by touch', () => {
  test.use({ hasTouch: true });

  test('2.9 a tap toggles', async ({ page }) => {
    const { gulf, oceania, popups } = await openMap(page);
    await gulf.tap();
    await expect(popups).toHaveCount(1);
    await oceania.tap();
    await expect(popups).toContainText('Oceania');
    await expect(popups).toHaveCount(1);
    await oceania.tap();
    await expect(popups).toHaveCount(0);
  });
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with script, on a phone' : 'without script', () => {
    test.use({ javaScriptEnabled });

    test('2.9 under 768 px the list of regions opens the content in place', async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 800 });
      await page.goto('/rupay-global');
      await expect(map(page).gulf).toBeHidden();
      const region = page.locator('main details', { hasText: 'Gulf' }).first();
      await expect(region.getByAltText('Gulf popup')).toBeHidden();
      await region.locator('summary').click();
      await expect(region.getByAltText('Gulf popup')).toBeVisible();
    });

    test('2.9 under 768 px a tap on a region opens its entry in the list, which takes the focus', async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 800 });
      await page.goto('/rupay-global');
      const region = page.locator('main details', { hasText: 'Africa' }).first();
      const entry = region.locator('.map-entry');
      const link = page.locator(`.map-links a[href="#${await entry.getAttribute('id')}"]`);
      // A tap on the marker; the polygon has the same target.
      await link.locator('circle').click();
      await expect(entry).toBeInViewport();
      await expect(entry).toBeFocused();
      await expect(page.locator('.map-home')).toBeVisible();
    });
  });
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('2.9 hovering and focus show the popup', async ({ page }) => {
    await page.goto('/rupay-global');
    const { gulf, oceania, popups } = map(page);
    await gulf.hover();
    await expect(popups).toHaveCount(1);
    await page.mouse.move(2, 2);
    await oceania.focus();
    await expect(popups).toContainText('Oceania');
  });
});
