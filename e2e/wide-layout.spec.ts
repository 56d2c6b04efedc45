import type { Locator } from '@playwright/test';
import { expect, test } from './support/test.ts';

test.use({ javaScriptEnabled: false, viewport: { width: 1440, height: 900 } });

/** The width of the content of a page at 1440 px. */
const CONTENT_WIDTH = 1216;

const boxesOf = (elements: Locator) =>
  elements.evaluateAll((all) =>
    all.map((element) => {
      const { left, right, top, bottom, height } = element.getBoundingClientRect();
      return { left, right, top, bottom, height };
    }),
  );

test('steps of a section, and the questions of the card chooser, use the width of the page', async ({ page }) => {
  await page.goto('/hi/lost-card');
  const steps = await boxesOf(page.locator('.steps-across > li'));
  expect(steps).toHaveLength(5);
  expect(new Set(steps.map(({ top }) => top)).size).toBe(1);
  expect((steps.at(-1)?.right ?? 0) - (steps[0]?.left ?? 0)).toBeCloseTo(CONTENT_WIDTH, 0);

  await page.goto('/which-card');
  const [form] = await boxesOf(page.locator('main form:has(fieldset)'));
  expect((form?.right ?? 0) - (form?.left ?? 0)).toBeCloseTo(CONTENT_WIDTH, 0);
});

test('a card is in the first view with all its facts', async ({ page }) => {
  for (const address of ['/hi/credit-cards/classic-credit', '/hi/prepaid-cards/gift']) {
    await page.goto(address);
    const [facts] = await boxesOf(page.locator('main dl').first());
    expect(facts?.bottom, address).toBeLessThanOrEqual(900);
  }
});

test('in a row of offers the logos stand level, also beside a value of two lines', async ({ page }) => {
  await page.goto('/hi/international-offers/Discover');
  const headers = await boxesOf(page.locator('.offer-header'));
  expect(headers.length).toBeGreaterThanOrEqual(12);
  expect(new Set(headers.map(({ height }) => height)).size).toBe(1);
});

test.describe('with script', () => {
  test.use({ javaScriptEnabled: true });

  test('below tiles that all fit there is no room for controls', async ({ page }) => {
    await page.goto('/rupay-platinum');
    const [section, tiles] = await Promise.all(
      ['section:has(> .wrap .carousel-tiles)', '.carousel-tiles'].map((part) => boxesOf(page.locator(part).first())),
    );
    expect((section?.[0]?.bottom ?? 0) - (tiles?.[0]?.bottom ?? 0)).toBeLessThan(100);
  });
});
