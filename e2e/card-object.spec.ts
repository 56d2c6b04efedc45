import type { Page } from '@playwright/test';
import { LOCALES, localizePath } from '#lib/i18n/locales.ts';
import en from '#messages/en.json' with { type: 'json' };
import hi from '#messages/hi.json' with { type: 'json' };
import ur from '#messages/ur.json' with { type: 'json' };
import { expectAccessible, expectNoSidewaysScroll } from './support/accessibility.ts';
import { watchHydrations } from './support/islands.ts';
import { expect, test } from './support/test.ts';

const CARD = '/credit-cards/select-credit';
const NUMBER = '1234 5678 9012 3456';

const stageOf = (page: Page) => page.locator('.card-object-stage');
const turnOf = (page: Page, name = en.cardObject.turn) => page.getByRole('checkbox', { name });

/** The cosine of the angle by which the card is turned: 1 shows the face, -1 the back. */
const turned = (page: Page) =>
  page
    .locator('.card-object-body')
    .evaluate((body) => Math.round(new DOMMatrix(getComputedStyle(body).transform).m11 * 100) / 100);

/** What the script has set. */
const tiltOf = (page: Page) => page.locator('.card-object-body').evaluate((body: HTMLElement) => body.style.rotate);

/** Names under which elements travel to the next page. */
const namesOf = (page: Page) =>
  page.evaluate(() =>
    Array.from(document.querySelectorAll('body *'), (element) => getComputedStyle(element).viewTransitionName).filter(
      (name) => name !== 'none',
    ),
  );

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a card is turned by a click on it, by its button and by the keyboard, and says which side is shown', async ({ page }) => {
    await page.goto(CARD);
    const turn = turnOf(page);
    const face = page.getByRole('img', { name: 'Black Select card' });
    await expect(turn).not.toBeChecked();
    await expect(page.getByText(NUMBER)).toBeHidden();
    await stageOf(page).click();
    await expect(turn).toBeChecked();
    await expect.poll(() => turned(page)).toBe(-1);
    await expect(page.getByText(NUMBER)).toBeVisible();
    await expect(page.getByText(en.cardObject.helpline)).toBeVisible();
    await expect(face).toBeHidden();
    await page.locator('.card-object .chip').click();
    await expect.poll(() => turned(page)).toBe(1);
    await expect(face).toBeVisible();
    await page
      .getByRole('link', { name: /credit cards/i })
      .last()
      .focus();
    await turn.focus();
    await page.keyboard.press('Space');
    await expect(turn).toBeChecked();
    await expect.poll(() => turned(page)).toBe(-1);
    await expect(page.locator('.card-object .chip')).not.toHaveCSS('outline-style', 'none');
  });

  test('a virtual card and an accessory have no back', async ({ page }) => {
    for (const address of ['/credit-cards/virtual-credit', '/on-the-go/kada']) {
      await page.goto(address);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(turnOf(page)).toHaveCount(0);
    }
  });

  test('1 in Urdu its words run from the right and its number from the left', async ({ page }) => {
    await page.goto(`/ur${CARD}`);
    await turnOf(page, ur.cardObject.turn).press('Space');
    await expect(page.getByText(ur.cardObject.helpline)).toHaveCSS('direction', 'rtl');
    await expect(page.getByText(NUMBER)).toHaveCSS('direction', 'ltr');
    await expect(stageOf(page)).toHaveCSS('direction', 'ltr');
  });

  test('its back has room for the words of every language, and the page is not wider than a phone', async ({ page }) => {
    test.slow();
    for (const width of [320, 390, 1440]) {
      await page.setViewportSize({ width, height: 844 });
      for (const locale of LOCALES) {
        await page.goto(localizePath(CARD, locale));
        const words = await page
          .locator('.card-object-words')
          .evaluate((element) => [element.scrollHeight - element.clientHeight, element.scrollWidth - element.clientWidth]);
        expect(words, `${locale} at ${width} px`).toEqual([0, 0]);
        await expectNoSidewaysScroll(page);
      }
    }
  });

  test.describe('in forced colours', () => {
    test.use({ forcedColors: 'active' });

    test('the button shows that the card is turned', async ({ page }) => {
      await page.goto(CARD);
      const chip = page.locator('.card-object .chip');
      const colour = () => chip.evaluate((element) => getComputedStyle(element).backgroundColor);
      const before = await colour();
      await chip.click();
      expect(await colour()).not.toBe(before);
    });
  });
});

test('each side is accessible', async ({ page }) => {
  await page.goto(CARD);
  await expectAccessible(page, { include: '.card-object' });
  await stageOf(page).click();
  await expect.poll(() => turned(page)).toBe(-1);
  await expectAccessible(page, { include: '.card-object' });
});

test.describe('the light', () => {
  test('follows the pointer, rests when it has gone, and is scripted on pages with a card only', async ({ page }) => {
    const scripts: string[] = [];
    page.on('response', async (response) => {
      if (response.request().resourceType() !== 'script') return;
      // A script that comes when the page is left has no text.
      const text = await response.text().catch(() => '');
      if (text.includes('deviceorientation')) scripts.push(response.url());
    });
    const hydrations = await watchHydrations(page);
    await page.goto(CARD);
    expect(scripts).toEqual([]);
    const stage = stageOf(page);
    const light = () => page.locator('.card-object-light').evaluate((element) => getComputedStyle(element).translate);
    const resting = await light();
    await stage.hover();
    await expect.poll(hydrations).toBe(1);
    const tilt = () => tiltOf(page);
    await expect(async () => {
      await stage.hover({ position: { x: 30, y: 30 } });
      await stage.hover({ position: { x: 40, y: 40 } });
      expect(await tilt()).toContain('deg');
    }).toPass();
    expect(await light()).not.toBe(resting);
    await page.mouse.move(5, 5);
    await expect.poll(tilt).toBe('');
    expect(scripts).toHaveLength(1);
    await page.goto('/ekaa');
    await page.locator('[data-island]').first().dispatchEvent('pointerover');
    await expect.poll(hydrations).toBe(1);
    await page.waitForLoadState('networkidle');
    expect(scripts).toHaveLength(1);
  });

  test('moves with the scroll', async ({ page }) => {
    await page.goto(CARD);
    const place = () => page.locator('.card-object-light').evaluate((element) => getComputedStyle(element).transform);
    const before = await place();
    await page.evaluate(() => scrollTo(0, 200));
    await expect.poll(place).not.toBe(before);
  });

  test.describe('with reduced motion', () => {
    test.use({ contextOptions: { reducedMotion: 'reduce' } });

    test('stands still, and the card turns at once', async ({ page }) => {
      const hydrations = await watchHydrations(page);
      await page.goto(CARD);
      const stage = stageOf(page);
      await expect(page.locator('.card-object-light')).toHaveCSS('animation-name', 'none');
      await stage.hover();
      await expect.poll(hydrations).toBe(1);
      await page.waitForLoadState('networkidle');
      await stage.hover({ position: { x: 30, y: 30 } });
      expect(await tiltOf(page)).toBe('');
      await stage.click();
      const body = page.locator('.card-object-body');
      const durations = (await body.evaluate((element) => getComputedStyle(element).transitionDuration)).split(',');
      expect(Math.max(...durations.map(Number.parseFloat))).toBeLessThan(0.001);
      await expect.poll(() => turned(page)).toBe(-1);
      await page.goto('/credit-cards');
      expect(await page.evaluate(() => Reflect.get(document, 'activeViewTransition') ?? null)).toBeNull();
    });
  });
});

test.describe('from page to page', () => {
  /** Names of the groups of the transition to the open page. */
  const travelled = (page: Page) => page.evaluate(() => Reflect.get(window, 'travelled'));
  test.beforeEach(({ page }) =>
    page.addInitScript(() => {
      addEventListener('pagereveal', (event) => {
        const transition = Reflect.get(event, 'viewTransition');
        transition?.ready.then(
          () =>
            Object.assign(window, {
              travelled: document
                .getAnimations()
                .map(({ effect }) => (effect as KeyframeEffect).pseudoElement)
                .filter((name) => name?.startsWith('::view-transition-group(card-')),
            }),
          () => undefined,
        );
      });
    }),
  );

  test('the face of a card travels from its tile to its page, and back', async ({ page }) => {
    // A browser skips the transition to a page that comes late.
    await expect(async () => {
      await page.goto('/credit-cards?tab=select');
      await page.getByRole('link', { name: 'View Select', exact: true }).click();
      await expect(page).toHaveURL(CARD);
      await expect.poll(() => travelled(page), { timeout: 3000 }).toEqual(['::view-transition-group(card-select-credit)']);
    }).toPass();
  });

  test('no name is there twice, on lists, cards and comparisons', async ({ page }) => {
    for (const address of [
      '/credit-cards',
      '/credit-cards?compare=select-credit,platinum-credit#compare',
      '/credit-cards?compare=select-credit,platinum-credit',
      '/debit-cards',
      '/prepaid-cards',
      CARD,
      `${CARD}#compare`,
      '/credit-cards/virtual-credit',
    ]) {
      await page.goto(address);
      const check = async (when: string) => {
        const names = await namesOf(page);
        expect(names, `${address} ${when}`).toEqual([...new Set(names)]);
      };
      await check('at rest');
      for (const link of await page.locator('.card-tile a').all()) {
        await link.focus();
        await check('with a link in focus');
      }
      const toggles = page.locator('.compare-toggle');
      for (let position = 0; position < Math.min(2, await toggles.count()); position += 1) await toggles.nth(position).click();
      await check('with chosen cards');
      for (const link of await page.locator('.card-tile a').all()) {
        await link.focus();
        await check('with chosen cards and a link in focus');
      }
    }
  });

  test('a compared card travels from the tray to the table', async ({ page }) => {
    const choose = async () => {
      await page.goto('/debit-cards');
      for (const position of [0, 1]) await page.locator('.compare-toggle').nth(position).click();
    };
    await choose();
    const chosen = await page
      .locator('.compare-tray')
      .getByRole('checkbox', { checked: true })
      .evaluateAll((all) => all.map((input) => (input as HTMLInputElement).value));
    // A page in its first render may be shown before its table has come: the cards fade then.
    await page.request.get(`/debit-cards?${chosen.map((slug) => `compare=${slug}`).join('&')}`);
    // A browser skips the transition to a page that comes late.
    await expect(async () => {
      await choose();
      await page.locator('.compare-tray').getByRole('button', { name: 'Compare' }).click();
      await expect(page).toHaveURL(/compare=/);
      await expect
        .poll(() => travelled(page), { timeout: 3000 })
        .toEqual(expect.arrayContaining(chosen.map((slug) => `::view-transition-group(card-${slug})`)));
    }).toPass();
  });
});

test('the name of the button is in the language of the page', async ({ page }) => {
  await page.goto(`/hi${CARD}`);
  await expect(turnOf(page, hi.cardObject.turn)).toHaveCount(1);
  await expect(page.getByText(hi.cardObject.notch.credit)).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('a swipe over a card loads no script; once it was turned, it tilts as the phone does', async ({ page }) => {
    const hydrations = await watchHydrations(page);
    await page.goto(CARD);
    await stageOf(page).dispatchEvent('touchstart');
    await stageOf(page).dispatchEvent('pointerover');
    await page.waitForTimeout(500);
    expect(await hydrations()).toBe(0);
    await stageOf(page).tap();
    await expect(turnOf(page)).toBeChecked();
    await expect.poll(hydrations).toBe(1);
    await expect(turnOf(page)).toBeChecked();
    const hold = (beta: number, gamma: number) =>
      page.evaluate((angles) => dispatchEvent(new DeviceOrientationEvent('deviceorientation', angles)), {
        alpha: 0,
        beta,
        gamma,
      });
    await expect(async () => {
      await hold(40, 0);
      await hold(50, 10);
      expect(await tiltOf(page)).toContain('deg');
    }).toPass();
  });
});
