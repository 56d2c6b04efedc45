import type { Page } from '@playwright/test';
import { FULL_SCENES } from '#lib/contract/blocks/card-scene.ts';
import { expectAccessible, expectNoSidewaysScroll } from './support/accessibility.ts';
import { PHONE } from './support/phone-view.ts';
import { expect, test } from './support/test.ts';

const WIDE = { width: 1440, height: 900 };
/** Where each scene is. */
const PAGES: Readonly<Record<(typeof FULL_SCENES)[number], string>> = {
  credit: '/credit-cards',
  debit: '/debit-cards',
  business: '/business-msme',
  prepaid: '/prepaid-cards',
  offers: '/exclusive-offers',
  lounges: '/lounges',
  pay: '/emi-cc-on-upi',
  lost: '/lost-card',
};

const scenes = (page: Page) => page.locator('.full-scene');

/** The animations of the scene that a timeline of its own moves. */
const movements = (page: Page) =>
  scenes(page).evaluate(
    (section) => section.getAnimations({ subtree: true }).filter(({ timeline }) => timeline !== document.timeline).length,
  );

for (const scene of FULL_SCENES) {
  for (const [orientation, viewport] of [
    ['portrait', PHONE],
    ['landscape', WIDE],
  ] as const) {
    test(`the scene ${scene} is fetched when it comes near, in ${orientation} only, and its words are over calm ground`, async ({
      page,
    }) => {
      await page.setViewportSize(viewport);
      const asked: string[] = [];
      page.on('request', (request) => {
        const { pathname } = new URL(request.url());
        if (pathname.startsWith('/art/scenes-full/')) asked.push(pathname);
      });
      // Browsers count up to 3000 px as near.
      await page.route(PAGES[scene], async (route) => {
        const response = await route.fetch();
        const html = await response.text();
        await route.fulfill({ response, body: html.replace(/<main[^>]*>/, '$&<svg width="1" height="9000"></svg>') });
      });
      await page.goto(PAGES[scene], { waitUntil: 'load' });
      expect(asked).toEqual([]);
      await expect(scenes(page)).toHaveCount(1);
      await scenes(page).scrollIntoViewIfNeeded();
      await expect
        .poll(() => asked.toSorted())
        .toEqual(['back', 'front', 'middle', 'thumb'].map((layer) => `/art/scenes-full/${scene}/${layer}-${orientation}.svg`));
      await expectNoSidewaysScroll(page);
      const boxes = await scenes(page).evaluate((section) => {
        const box = (selector: string) => section.querySelector(selector)?.getBoundingClientRect().toJSON();
        return {
          words: box('.card-scene-text'),
          stage: box('.full-scene-stage'),
          card: box('.full-scene-card'),
          all: box(':scope > *'),
        };
      });
      // The calm part ends where the words do, and the card is below them or beside them.
      const calmEnd = boxes.stage.top + boxes.stage.height * (orientation === 'portrait' ? 0.3 : 0.45);
      expect(Math.abs(boxes.words.bottom - calmEnd)).toBeLessThan(4);
      expect(boxes.card.top).toBeGreaterThan(calmEnd);
    });
  }
}

test('a scene is still and complete when motion is reduced', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(PAGES.credit);
  await scenes(page).scrollIntoViewIfNeeded();
  expect(await movements(page)).toBe(0);
  const offsets = await scenes(page).evaluate((section) => {
    const top = section.querySelector('.full-scene-stage')?.getBoundingClientRect().top ?? Number.NaN;
    return ['.full-scene-middle', '.full-scene-front'].map(
      (layer) => (section.querySelector(layer)?.getBoundingClientRect().top ?? Number.NaN) - top,
    );
  });
  expect(offsets).toEqual([0, 0]);
});

test('two layers of a scene follow the scroll where browsers can, and rest when it fills the screen', async ({ page }) => {
  await page.setViewportSize(WIDE);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto(PAGES.debit);
  test.skip(!(await page.evaluate(() => CSS.supports('animation-timeline: view()'))), 'this browser has no view timelines');
  const offset = () =>
    scenes(page).evaluate((section) => {
      const top = (selector: string) => section.querySelector(selector)?.getBoundingClientRect().top ?? Number.NaN;
      return top('.full-scene-front') - top('.full-scene-stage');
    });
  const scrollTo = (part: number) =>
    scenes(page).evaluate((section, share) => {
      const { top } = section.getBoundingClientRect();
      window.scrollBy({ top: top - window.innerHeight * share, behavior: 'instant' });
    }, part);
  await scrollTo(0.7);
  await expect.poll(offset).toBeGreaterThan(20);
  expect(await movements(page)).toBe(2);
  await scrollTo(-0.05);
  await expect.poll(async () => Math.abs(await offset())).toBeLessThan(1);
});

test('a scene is mirrored where text runs from the right, but not the card', async ({ page }) => {
  await page.setViewportSize(WIDE);
  await page.goto(`/ur${PAGES.business}`);
  await scenes(page).scrollIntoViewIfNeeded();
  const [layer, card] = await Promise.all(
    ['.full-scene-layer', '.full-scene-card'].map((selector) =>
      scenes(page)
        .locator(selector)
        .first()
        .evaluate((element) => getComputedStyle(element).scale),
    ),
  );
  expect({ layer, card }).toEqual({ layer: '-1 1', card: 'none' });
  const [words, face] = await Promise.all(
    ['h2', '.full-scene-card'].map((selector) => scenes(page).locator(selector).boundingBox()),
  );
  expect(words?.x ?? 0).toBeGreaterThan((face?.x ?? 0) + (face?.width ?? 0));
});

test.describe('with forced colours', () => {
  test.use({ forcedColors: 'active' });

  test('the words of a scene stand above the drawing', async ({ page }) => {
    await page.goto(PAGES.lounges);
    const [words, stage] = await Promise.all(
      ['.card-scene-text', '.full-scene-stage'].map((selector) => scenes(page).locator(selector).boundingBox()),
    );
    expect(stage?.y).toBeGreaterThanOrEqual((words?.y ?? 0) + (words?.height ?? 0) - 1);
  });
});

for (const address of [PAGES.credit, `/hi${PAGES.lounges}`]) {
  test(`${address} with its scene has no accessibility violation`, async ({ page }) => {
    await page.setViewportSize(PHONE);
    await page.goto(address);
    await expectAccessible(page, { include: '.full-scene' });
  });
}
