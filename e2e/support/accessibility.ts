import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from './test.ts';

interface Part {
  /** Selector of the only part that is checked. */
  include?: string;
  /** Selector of a part that is left out. */
  exclude?: string;
  /** The only rules that are checked. */
  rules?: string[];
}

/** Renders what is rendered only near the window (`content-visibility`): until then its box and those of its content do not fit. */
async function renderAll(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const element of document.querySelectorAll<HTMLElement>('body *')) {
      if (getComputedStyle(element).contentVisibility === 'auto') element.style.contentVisibility = 'visible';
    }
  });
}

/** Checks that axe finds no violation in the page as it is now. Each violation is reported with some of its elements. */
export async function expectAccessible(page: Page, { include, exclude, rules }: Part = {}): Promise<void> {
  // Legacy mode runs in the page alone: no page of the site has a frame that axe could look into.
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

/** Checks that the page cannot be scrolled sideways. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect(overflow, 'wider than the window, in px').toBe(0);
  await page.evaluate(() => window.scrollTo({ left: 400 }));
  expect(await page.evaluate(() => window.scrollX)).toBe(0);
}
