import type { Locator, Page } from '@playwright/test';
import ur from '../messages/ur.json' with { type: 'json' };
import { TEMPLATE_ADDRESSES } from './bench/templates.ts';
import { expectNoSidewaysScroll } from './support/accessibility.ts';
import { hydrated } from './support/hydrated.ts';
import { drawn, screenOf, TERMS } from './support/pdf.ts';
import { expect, test } from './support/test.ts';

const URDU = TEMPLATE_ADDRESSES.filter((address) => /^\/ur(?:\/|$)/.test(address));
const WIDTHS = [390, 1440];

const centreOf = async (element: Locator) => {
  const { x, width } = (await element.boundingBox()) ?? { x: Number.NaN, width: 0 };
  return x + width / 2;
};

/** Texts that are cut above or below in a box that hides what leaves it; the texts of screen readers are cut on purpose. */
function clippedTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    for (const element of document.querySelectorAll<HTMLElement>('body *')) {
      if (getComputedStyle(element).contentVisibility === 'auto') element.style.contentVisibility = 'visible';
    }
    return [...document.querySelectorAll<HTMLElement>('body *')].flatMap((element) => {
      const { overflowY, position } = getComputedStyle(element);
      const isHidden = (overflowY === 'hidden' || overflowY === 'clip') && element.clientHeight > 1;
      const hasText = [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());
      return isHidden && hasText && position !== 'absolute' && element.scrollHeight > element.clientHeight + 1
        ? [`${element.className}: ${element.textContent?.slice(0, 40)}`]
        : [];
    });
  });
}

/** Whether the characters of each line of a text stand from left to right. */
function standsLeftToRight(element: Element): boolean {
  const text = document.createTreeWalker(element, NodeFilter.SHOW_TEXT).nextNode();
  const places = Array.from(text?.textContent ?? '', (character, index) => {
    const range = document.createRange();
    range.setStart(text ?? element, index);
    range.setEnd(text ?? element, index + 1);
    const { left, top } = range.getBoundingClientRect();
    // The marks around a number have no width and no place of their own.
    return /[\u2066-\u2069]/.test(character) ? [] : [{ left, top }];
  }).flat();
  const isAfter = ({ left, top }: { left: number; top: number }, before = { left, top }) =>
    top > before.top || left >= before.left;
  return places.length > 0 && places.every((place, index) => isAfter(place, places[index - 1]));
}

for (const width of WIDTHS) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 } });

    for (const address of URDU) {
      test(`1 ${address} is mirrored, fits the window and cuts no text`, async ({ page }) => {
        await page.goto(address);
        await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
        await expectNoSidewaysScroll(page);
        const logo = await page.locator('.main-bar > .wrap > .logo-link').boundingBox();
        expect((logo?.x ?? 0) + (logo?.width ?? 0)).toBeGreaterThan(width * 0.8);
        expect(await centreOf(page.locator('.main-bar > .wrap > .search-button'))).toBeLessThan(width * 0.3);
        // A page without translation is in English from left to right, between the header and footer in Urdu.
        for (const crumbs of await page.locator('main[dir="rtl"] .breadcrumb, main:not([dir]) .breadcrumb').all()) {
          if (!(await crumbs.isVisible()) || (await crumbs.evaluate((list) => getComputedStyle(list).direction)) === 'ltr')
            continue;
          const [home, first] = [crumbs.locator('> li').nth(0), crumbs.locator('> li').nth(1)];
          expect(await centreOf(home)).toBeGreaterThan(width / 2);
          expect(await centreOf(first)).toBeLessThan(await centreOf(home));
        }
        expect(await clippedTexts(page)).toEqual([]);
      });
    }

    test('1 the next slide comes from the left', async ({ page }) => {
      await page.goto('/ur');
      const track = page.locator('main ul.carousel').first();
      const frame = track.locator('xpath=..');
      const next = frame.getByRole('button', { name: ur.carousel.next });
      const previous = frame.getByRole('button', { name: ur.carousel.previous });
      await hydrated(next);
      const offset = () => track.evaluate((list) => Math.round(list.scrollLeft));
      expect(await centreOf(next)).toBeLessThan(await centreOf(previous));
      expect(await offset()).toBe(0);
      await next.click();
      await expect.poll(offset).toBeLessThan(0);
      await expect(frame.locator('ol [aria-current] > [aria-hidden]')).toHaveText('2/3');
      expect(await frame.locator('ol [aria-current] > [aria-hidden]').evaluate(standsLeftToRight)).toBe(true);
      await previous.click();
      await expect.poll(offset).toBe(0);
      await track.focus();
      await page.keyboard.press('ArrowLeft');
      await expect.poll(offset).toBeLessThan(0);
    });

    test('1 a telephone number, an amount and a percentage read from left to right', async ({ page }) => {
      await page.goto('/ur/lost-card');
      const numbers = page.locator('main a[href^="tel:"]');
      expect(await numbers.count()).toBeGreaterThan(10);
      for (const number of (await numbers.all()).slice(0, 5)) expect(await number.evaluate(standsLeftToRight)).toBe(true);
      await page.goto('/ur/contact');
      const text = page.locator('main a[href^="tel:+"]').first();
      expect(await text.evaluate(standsLeftToRight)).toBe(true);
      await page.goto('/ur');
      await expect(page.locator('main').getByText('\u2066₹1,500\u2069').first()).toBeAttached();
      await expect(page.locator('.offer-value').getByText('\u206620%\u2069').first()).toBeAttached();
    });

    test('1 the document keeps its direction in a mirrored viewer', async ({ page }) => {
      await page.goto(`/ur${screenOf(TERMS)}`);
      await drawn(page, 1);
      await expect(page.locator('.pdf-container')).toHaveCSS('direction', 'ltr');
      const [previous, next] = [page.locator('.pdf-pager button').nth(0), page.locator('.pdf-pager button').nth(1)];
      expect(await centreOf(next)).toBeLessThan(await centreOf(previous));
      await page.keyboard.press('0');
      await page.keyboard.press('ArrowLeft');
      await expect(page.locator('.pdf-pager strong')).toHaveText('2');
      await page.keyboard.press('ArrowRight');
      await expect(page.locator('.pdf-pager strong')).toHaveText('1');
      await expectNoSidewaysScroll(page);
    });
  });
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  const isInside = async (element: Locator) => {
    const { x, width } = (await element.boundingBox()) ?? { x: -1, width: 0 };
    return x >= 0 && x + width <= 390;
  };

  test('1 the side menu opens at the left edge, where its button is', async ({ page }) => {
    await page.goto('/ur');
    await page.getByRole('button', { name: ur.header.openMenu }).click();
    const menu = page.getByRole('navigation', { name: ur.header.main });
    await expect(menu).toBeVisible();
    await expect.poll(async () => (await menu.boundingBox())?.x).toBe(0);
    expect(await isInside(menu)).toBe(true);
  });

  test('1 the list of languages opens inside the window', async ({ page }) => {
    await page.goto('/ur');
    await page.locator('.main-bar [popovertarget$="language-menu"]').click();
    const list = page.locator('.language-list:popover-open');
    await expect(list).toBeVisible();
    expect(await isInside(list)).toBe(true);
  });
});

test.describe('on a wide screen', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('1 the Tab key walks through the header from right to left', async ({ page }) => {
    await page.goto('/ur');
    const links = page.locator('.menu-button:visible');
    const places = await Promise.all((await links.all()).map(centreOf));
    expect(places.length).toBeGreaterThan(3);
    expect(places).toEqual(places.toSorted((a, b) => b - a));
    await links.first().focus();
    await page.keyboard.press('Tab');
    await expect(links.nth(1)).toBeFocused();
  });

  test('1 lists under buttons of the header open inside the window', async ({ page }) => {
    await page.goto('/ur');
    await page.locator('.top-bar .language-button').click();
    const list = page.locator('#language-menu');
    await expect(list).toBeVisible();
    const [box, button] = [await list.boundingBox(), await page.locator('.top-bar .language-button').boundingBox()];
    expect(box?.x).toBeGreaterThanOrEqual(0);
    expect(box?.x).toBeCloseTo(button?.x ?? 0, 0);
  });

  test('1 what is typed has the direction of its letters, an empty field that of the page', async ({ page }) => {
    await page.goto('/ur/lounges');
    const field = page.locator('#lounge-place');
    await expect(field).toHaveCSS('direction', 'rtl');
    await expect(field).toHaveCSS('unicode-bidi', 'plaintext');
  });
});
