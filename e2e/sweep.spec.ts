import { expectAccessible, expectNoSidewaysScroll } from './support/accessibility.ts';
import { CONTENT_ADDRESSES } from './support/addresses.ts';
import { expect, test } from './support/test.ts';

const SPECIAL = ['/something-went-wrong', '/hi/something-went-wrong', '/search?searchItem=lounge', '/hi/search?searchItem=लाउंज'];
/** One page of each route in each language: two records of a kind have the same markup. */
const OF_EACH_ROUTE = new Map(CONTENT_ADDRESSES.map(({ route, locale, address }) => [`${route.pattern} ${locale}`, address]));
const ADDRESSES = [...OF_EACH_ROUTE.values(), ...SPECIAL, '/nope', '/hi/nope'];
/** The header and footer change at 768 px, what is between them does not. */
const WITH_TABLET = ['/', '/hi'];

/** Header and footer are the same on every page: axe checks them on these. */
const WITH_SHELL = [...WITH_TABLET, '/nope', '/hi/nope'];
const SHELL = 'body > header, body > footer';
const FRAMES = 'iframe[srcdoc]';

/**
 * The widths at which axe checks a page, and whether it checks the contrast of colours there, which takes two thirds of its time. Both
 * languages have the same markup and colours: Hindi is checked on a phone only, with the contrast, which English then needs at 1440 px
 * only.
 */
function checksOf(address: string): readonly { width: number; contrast: boolean }[] {
  if (WITH_TABLET.includes(address)) return [360, 768, 1440].map((width) => ({ width, contrast: true }));
  const isHindi = address.startsWith('/hi/');
  const phone = { width: 360, contrast: isHindi };
  return isHindi ? [phone] : [phone, { width: 1440, contrast: true }];
}

// The second comes from axe in the cover of a frame, which runs no script.
test.use({ expectedComplaints: /status of 404|Blocked script execution in 'about:srcdoc'/ });

for (const address of ADDRESSES) {
  // One visit for all widths: a page load takes longer than a check.
  test(`2.1 ${address} has no accessibility violation and does not scroll sideways`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 700 });
    await page.goto(address);
    await expectNoSidewaysScroll(page);
    const exclude = WITH_SHELL.includes(address) ? FRAMES : `${SHELL}, ${FRAMES}`;
    for (const { width, contrast } of checksOf(address)) {
      await page.setViewportSize({ width, height: 900 });
      await expectAccessible(page, { exclude, contrast });
    }
  });
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  for (const address of ['/nope', '/hi/nope', '/exclusive-offers/nope']) {
    test(`2.6 ${address} opens as a page without script`, async ({ page }) => {
      await page.goto(address);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    });
  }
});
