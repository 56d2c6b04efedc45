import en from '../messages/en.json' with { type: 'json' };
import { ALL, takeAway } from './support/older-engine.ts';
import { expect, test } from './support/test.ts';

const PAGES = [
  '/',
  '/hi',
  '/credit-cards',
  '/exclusive-offers',
  '/lounges',
  '/faqs',
  '/hi/faqs',
  '/ekaa',
  '/contact-us',
  '/search?searchItem=lounge',
  '/document?file=/documents/credit-card-terms-en.pdf',
  '/a/b/c',
];

/** Popovers that stand over the page, links of the header that cannot be reached, and whether the page is wider than the window. */
function faults() {
  // Older engines keep several accordions of one name open.
  for (const details of document.querySelectorAll('details[name]')) details.removeAttribute('name');
  for (const summary of document.querySelectorAll<HTMLElement>('header details:not([open]) > summary')) summary.click();
  const isShown = (element: Element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  return {
    over: [...document.querySelectorAll('[data-popover]')]
      .filter((element) => isShown(element) && getComputedStyle(element).position !== 'static')
      .map(({ id }) => id),
    // The logo and the organisation are there twice.
    unreachable: [
      ...new Set([...document.querySelectorAll('header a, [data-popover] a')].map((link) => link.getAttribute('href'))),
    ].filter((href) => ![...document.querySelectorAll('a')].some((link) => link.getAttribute('href') === href && isShown(link))),
    openers: [...document.querySelectorAll('[data-popovertarget]')].filter(isShown).length,
    scrolled: Math.round(scrollY),
    isWide: document.documentElement.scrollWidth > document.documentElement.clientWidth,
  };
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'older engine' : 'older engine without script', () => {
    test.use({ javaScriptEnabled, bypassCSP: true, expectedComplaints: /404|Failed to load resource/ });

    for (const width of [390, 1280])
      test(`3 without popovers, anchors and :has nothing covers a page at ${width} px, and each link can be reached`, async ({
        page,
      }) => {
        test.slow();
        await page.setViewportSize({ width, height: 844 });
        await takeAway(page, ALL);
        for (const address of PAGES) {
          await page.goto(address);
          await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
          expect({ address, ...(await page.evaluate(faults)) }).toEqual({
            address,
            over: [],
            unreachable: [],
            openers: 0,
            scrolled: 0,
            isWide: false,
          });
        }
      });

    test('3 without popovers the search is a form in the header, and languages are links', async ({ page }) => {
      await takeAway(page, ALL);
      await page.goto('/ekaa');
      await page.locator('#search-bar input').fill('lounge');
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/\/search\?searchItem=lounge$/);
      await page.goto('/ekaa');
      await page.locator('header a[hreflang="hi"]:visible').first().click();
      await expect(page).toHaveURL(/\/hi\/ekaa$/);
      await page.waitForLoadState();
    });

    test('3 without :has cards are compared, and offers are listed without their filter', async ({ page }) => {
      await takeAway(page, ['has', 'transitions']);
      await page.goto('/credit-cards');
      const toggles = page.locator('.compare-toggle');
      await toggles.nth(0).click();
      await toggles.nth(1).click();
      await page.locator('.compare-tray .btn').click();
      await expect(page).toHaveURL(/compare=.*compare=/);
      await page.goto('/');
      const filter = page.locator('.offer-filter').first();
      await expect(filter.locator('.offer-slide').first()).toBeVisible();
      await expect(filter.getByRole('radio')).toHaveCount(0);
      await expect(filter.locator('.offer-empty').filter({ visible: true })).toHaveCount(0);
    });
  });
}

test.describe('older engine without anchors', () => {
  test.use({ bypassCSP: true, viewport: { width: 1280, height: 800 } });

  test('3 a menu opens under the header wherever the page is scrolled', async ({ page }) => {
    await takeAway(page, ['anchors']);
    await page.goto('/ekaa');
    for (const top of [0, 900]) {
      await page.evaluate((to) => scrollTo({ top: to, behavior: 'instant' }), top);
      await page.getByRole('navigation', { name: en.header.main }).getByRole('button').first().click();
      const sheet = await page.locator('#menu-1').boundingBox();
      const bar = await page.locator('.main-bar').boundingBox();
      expect(Math.abs((sheet?.y ?? 0) - (bar?.y ?? 0) - (bar?.height ?? 0))).toBeLessThan(2);
      expect(sheet?.height).toBeGreaterThan(100);
      await page.keyboard.press('Escape');
    }
  });
});
