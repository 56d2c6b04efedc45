import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from './test.ts';

interface Part {
  /** Selector of the only checked part. */
  include?: string;
  /** Selector of an excluded part. */
  exclude?: string;
  /** The only checked rules. */
  rules?: string[];
}

/** Renders parts with `content-visibility`, whose boxes are estimated until then. */
async function renderAll(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const element of document.querySelectorAll<HTMLElement>('body *')) {
      if (getComputedStyle(element).contentVisibility === 'auto') element.style.contentVisibility = 'visible';
    }
  });
}

/** Checks that axe finds no violation; each is reported with some of its elements. */
export async function expectAccessible(page: Page, { include, exclude, rules }: Part = {}): Promise<void> {
  // Legacy mode runs in the page only: no frame of the site is open to axe.
  const axe = new AxeBuilder({ page }).setLegacyMode(true).options({ resultTypes: ['violations'] });
  if (include) axe.include(include);
  if (exclude) axe.exclude(exclude);
  if (rules) axe.withRules(rules);
  await renderAll(page);
  const { violations } = await axe.analyze();
  const found = violations.map(({ id, nodes }) => ({
    id,
    elements: nodes.slice(0, 5).map(({ html, failureSummary }) => ({ html, failureSummary })),
  }));
  const { width = 0 } = page.viewportSize() ?? {};
  expect(found, `accessibility violations at ${width} px`).toEqual([]);
}

export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect(overflow, 'wider than the window, in px').toBe(0);
  await page.evaluate(() => window.scrollTo({ left: 400 }));
  expect(await page.evaluate(() => window.scrollX)).toBe(0);
}
