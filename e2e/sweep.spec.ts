import AxeBuilder from '@axe-core/playwright';
import { CONTENT_ADDRESSES, MISSING_ADDRESSES } from './addresses.ts';
import { expect, test } from './test.ts';

const SPECIAL = ['/something-went-wrong', '/hi/something-went-wrong', '/search?searchItem=lounge', '/hi/search?searchItem=लाउंज'];
/** One of each route in each language: two records of a kind are drawn alike. */
const OF_EACH_ROUTE = new Map(CONTENT_ADDRESSES.map(({ route, locale, address }) => [`${route.pattern} ${locale}`, address]));
const ADDRESSES = [...OF_EACH_ROUTE.values(), ...SPECIAL, '/nope', '/hi/nope'];
const WIDTHS = [360, 1440];
/** The shell changes at 768 px; what stands in it does not. */
const WIDTHS_OF = new Map(['/', '/hi', '/ekaa', '/hi/ekaa'].map((address) => [address, [...WIDTHS, 768]]));

// The second is heard when axe tries the cover of a frame, which runs no script.
test.use({ expectedComplaints: /status of 404|Blocked script execution in 'about:srcdoc'/ });

for (const address of ADDRESSES) {
  // One visit serves all widths: a page of its own for each of them would take longer than the rest of the suite.
  test(`2.1 ${address} has no accessibility violation and does not scroll sideways`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 700 });
    await page.goto(address);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    expect(overflow, 'at 320 px').toBe(0);
    await page.evaluate(() => window.scrollTo({ left: 400 }));
    expect(await page.evaluate(() => window.scrollX)).toBe(0);
    for (const width of WIDTHS_OF.get(address) ?? WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      // Nor does axe run in it: waiting for it would never end.
      const { violations } = await new AxeBuilder({ page }).exclude('iframe[srcdoc]').analyze();
      const found = violations.map(({ id, nodes }) => ({
        id,
        targets: nodes.slice(0, 5).map(({ html, failureSummary }) => ({ html, failureSummary })),
      }));
      expect(found, `at ${width} px`).toEqual([]);
    }
  });
}

for (const { address } of MISSING_ADDRESSES) {
  test(`2.6 ${address} opens as a page without script`, async ({ browser, baseURL }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL ? { baseURL } : {}) });
    const page = await context.newPage();
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await context.close();
  });
}
