import { expect, test } from './support/test.ts';

/** Of an iPhone on its side and upright, in CSS pixels. */
const INSETS = { left: 47, right: 47, bottom: 21 };
const PAGES = [
  '/',
  '/credit-cards',
  '/hi/faqs',
  '/exclusive-offers',
  '/lounges',
  '/document?file=/documents/credit-card-terms-en.pdf',
];

test.describe('3 phones', () => {
  test.use({ viewport: { width: 844, height: 390 }, hasTouch: true, isMobile: true });

  test('nothing that is read or touched is behind the notch', async ({ page, context }) => {
    const devtools = await context.newCDPSession(page);
    await devtools.send('Emulation.setSafeAreaInsetsOverride', { insets: INSETS });
    for (const address of PAGES) {
      await page.goto(address);
      await expect(page.locator('meta[name=viewport]')).toHaveAttribute('content', /viewport-fit=cover/);
      const hidden = await page.evaluate(({ left, right }) => {
        const texts = [...document.querySelectorAll('header a, header button, main :is(h1, h2, h3, p, label, .btn), footer a')];
        return texts
          .filter(
            (element) =>
              element.checkVisibility() && !element.closest('.sr-only, .scroller, .carousel, .table-frame, .skip-link'),
          )
          .map((element) => ({ box: element.getBoundingClientRect(), text: element.textContent?.trim().slice(0, 40) }))
          .filter(({ box }) => box.width > 1 && (box.left < left - 12 || box.right > innerWidth - right + 12))
          .map(({ text }) => text);
      }, INSETS);
      expect({ address, hidden }).toEqual({ address, hidden: [] });
    }
  });

  test('a field has letters of at least 16 px with the smallest text, so that no phone zooms in', async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('fontStep', '-5'));
    for (const address of [
      '/',
      '/search?searchItem=lounge',
      '/exclusive-offers',
      '/lounges',
      '/faqs',
      '/rupay-card-studio-all-cards',
      '/emi-cc-on-upi',
    ]) {
      await page.goto(address);
      const small = await page.evaluate(() =>
        [...document.querySelectorAll('input:not([type=hidden], [type=radio], [type=checkbox]), select, textarea')]
          .map((field) => [field.getAttribute('name'), Number.parseFloat(getComputedStyle(field).fontSize)] as const)
          .filter(([, size]) => size < 16),
      );
      expect({ address, small }).toEqual({ address, small: [] });
    }
  });

  test('what was touched does not stay marked', async ({ page }) => {
    await page.goto('/credit-cards');
    const button = page.locator('main .btn').first();
    const colour = () => button.evaluate((element) => getComputedStyle(element).backgroundColor);
    const before = await colour();
    await button.hover();
    await expect(button).toBeVisible();
    expect(await colour()).toBe(before);
  });
});
