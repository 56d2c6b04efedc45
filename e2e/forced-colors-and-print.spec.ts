import type { Locator } from '@playwright/test';
import { expectAccessible } from './support/accessibility.ts';
import { TEMPLATES } from './support/addresses.ts';
import { CI_ONLY } from './support/ci-only.ts';
import { expect, test } from './support/test.ts';

test.use({ javaScriptEnabled: false });

const WIDTHS = [360, 768, 1440];
/** The colour rules; `sweep.spec.ts` checks all rules on all pages. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/** For axe, which reads the colour of a text from its fill; Chromium does not report that as forced. */
function reportForcedTextColour() {
  const { getPropertyValue } = CSSStyleDeclaration.prototype;
  CSSStyleDeclaration.prototype.getPropertyValue = function (name) {
    return getPropertyValue.call(this, name === '-webkit-text-fill-color' ? 'color' : name);
  };
}

/** The colours that distinguish a control from another. */
const coloursOf = (control: Locator) =>
  control.evaluate((element) => {
    const { backgroundColor, borderBlockEndColor } = getComputedStyle(element);
    return [backgroundColor, borderBlockEndColor];
  });

test.describe('in forced colours', () => {
  test.use({ forcedColors: 'active' });

  test('the current tab, chip and page number differ from the others', async ({ page }) => {
    for (const [address, selector] of [
      ['/exclusive-offers', '.tabs-row a'],
      ['/milestone', '.chip-row a'],
      ['/milestone', '.page-number'],
    ] as const) {
      if (!page.url().endsWith(address)) await page.goto(address);
      const colours = await Promise.all(
        [':is([aria-current])', ':not([aria-current])'].map((state) => coloursOf(page.locator(`${selector}${state}`).first())),
      );
      expect(colours[0], `${address} ${selector}`).not.toEqual(colours[1]);
    }
  });

  test('a button on a picture has a ground of its own', async ({ page }) => {
    await page.goto('/');
    const ghost = page.locator('main .btn-ghost').first();
    expect(await ghost.evaluate((element) => getComputedStyle(element).backgroundColor)).not.toBe('rgba(0, 0, 0, 0)');
  });

  test('icons have the colours of the texts beside them', async ({ page }) => {
    await page.goto('/select-credit-card');
    const elements = page.locator('.icon-btn > .icon').filter({ visible: true });
    const colours = await elements.evaluateAll((icons) =>
      icons.map((icon) => [getComputedStyle(icon).backgroundColor, getComputedStyle(icon.parentElement ?? icon).color]),
    );
    const drawn = await page
      .locator('.btn.icon-after')
      .filter({ visible: true })
      .evaluateAll((links) =>
        links.map((link) => [getComputedStyle(link, '::after').backgroundColor, getComputedStyle(link).color]),
      );
    expect([colours.length > 0, drawn.length > 0]).toEqual([true, true]);
    for (const [icon, text] of [...colours, ...drawn]) expect(icon).toBe(text);
  });

  for (const [place, width] of WIDTHS.entries()) {
    test.describe(`at ${width} px`, () => {
      test.use({ javaScriptEnabled: true, viewport: { width, height: 900 }, expectedComplaints: /status of 404/ });

      test(`every third template has enough contrast at ${width} px`, { tag: CI_ONLY }, async ({ page }) => {
        await page.addInitScript(reportForcedTextColour);
        const addresses = TEMPLATES.filter((_, index) => index % WIDTHS.length === place);
        for (const [position, address] of addresses.entries()) {
          await page.goto(address);
          const exclude = position === 0 ? 'iframe' : 'body > header, body > footer, iframe';
          await expectAccessible(page, { exclude, rules: COLOUR_RULES });
        }
      });
    });
  }
});

test('on paper a page has dark titles, no controls, and shows whole rows and folded sections', async ({ page }) => {
  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize({ width: 720, height: 1000 });
  for (const address of ['/', '/lounges', '/debit-cards', '/faqs', '/exclusive-offers']) {
    await page.goto(address);
    const title = page.getByRole('heading', { level: 1 });
    await expect(title, address).toHaveCSS('color', 'rgb(20, 33, 31)');
    expect((await title.boundingBox())?.y, `${address}: top of the title`).toBeLessThan(100);
    await expect(page.locator('main :is(button, select, textarea, input:not([type="hidden"])):visible'), address).toHaveCount(0);
    const wide = await page
      .locator('main ul, main ol, main .table-frame')
      .evaluateAll((parts) => parts.filter((part) => part.scrollWidth > part.clientWidth + 1).map(({ className }) => className));
    expect(wide, `${address}: parts that are cut off`).toEqual([]);
    await expect(page.locator('main details > .absolute:visible'), `${address}: menus over the text`).toHaveCount(0);
  }
  await page.goto('/credit-cards');
  await expect(page.locator('.folded > section').last()).toBeVisible();
  for (const [address, text] of [
    ['/faqs', 'Link to this answer'],
    ['/exclusive-offers/patang-winter-wear', 'Opens in a new tab'],
  ] as const) {
    await page.goto(address);
    await expect(page.locator('main').getByText(text).filter({ visible: true }), text).toHaveCount(0);
  }
});

test('on paper icons are printed, though backgrounds are not', async ({ page }) => {
  await page.emulateMedia({ media: 'print' });
  await page.goto('/select-credit-card');
  for (const [selector, pseudo] of [
    ['main .icon', undefined],
    ['main .btn-tertiary.icon-after', '::after'],
  ] as const) {
    const icon = page.locator(selector).filter({ visible: true }).first();
    const [adjust, background] = await icon.evaluate((element, part) => {
      const { printColorAdjust, backgroundColor } = getComputedStyle(element, part);
      return [printColorAdjust, backgroundColor];
    }, pseudo);
    expect(adjust).toBe('exact');
    expect(background).not.toBe('rgba(0, 0, 0, 0)');
  }
});
