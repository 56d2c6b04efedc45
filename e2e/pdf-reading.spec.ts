import type { Page } from '@playwright/test';
import {
  DIRECTORY,
  drawn,
  find,
  openDocument,
  openFitted,
  screenOf,
  sheet,
  TERMS,
  TERMS_HINDI,
  touch,
  way,
} from './support/pdf.ts';
import { expect, test } from './support/test.ts';

/** Swiping once leads to the second page, so nothing has turned a page before. */
async function expectNoTurn(page: Page) {
  await page.getByRole('button', { name: 'Next page' }).click();
  await drawn(page, 2);
  await expect(page).toHaveURL(/page=2$/);
}

test.use({ viewport: { width: 1280, height: 800 } });

test('2.7 the page is as wide as the window, after a resize and a turn of the phone too', async ({ page }) => {
  await openDocument(page, TERMS);
  const width = () =>
    sheet(page, 1)
      .locator('canvas')
      .first()
      .evaluate((canvas) => canvas.getBoundingClientRect().width);
  for (const size of [
    { width: 1280, height: 800 },
    { width: 900, height: 700 },
    { width: 390, height: 844 },
    { width: 844, height: 390 },
  ]) {
    await page.setViewportSize(size);
    await expect.poll(width).toBe(size.width);
  }
  await page.getByRole('button', { name: 'Next page' }).click();
  await drawn(page, 2);
  expect(
    await sheet(page, 2)
      .locator('canvas')
      .first()
      .evaluate((canvas) => canvas.getBoundingClientRect().width),
  ).toBe(844);
});

test('2.7 words are found in the whole document', async ({ page }) => {
  await openDocument(page, DIRECTORY);
  await page.keyboard.press('Control+f');
  const field = page.getByRole('textbox', { name: 'Find in the document' });
  await expect(field).toBeFocused();
  await field.fill('no such words');
  await expect(page.getByRole('search').getByText('No matches')).toBeVisible();
  await field.fill('Kolkata');
  await expect(page.getByRole('search').getByText(/^1 of \d+$/)).toBeVisible();
  await expect(page.locator('.textLayer .highlight.selected')).toBeVisible();
  await field.press('Enter');
  await expect(page.getByRole('search').getByText(/^2 of \d+$/)).toBeVisible();
  await expect(page).not.toHaveURL(/page=1$/);
  await field.press('Shift+Enter');
  await expect(page.getByRole('search').getByText(/^1 of \d+$/)).toBeVisible();
  await field.press('Escape');
  await expect(page.getByRole('search')).toHaveCount(0);
  await expect(page.locator('.textLayer .highlight')).toHaveCount(0);
});

test('2.7 one page at a time, with the total once loaded; a change scrolls to the top', async ({ page }) => {
  await openDocument(page, DIRECTORY);
  const pager = page.getByRole('navigation', { name: 'Pages' });
  await expect(pager.getByRole('status')).toHaveText('Page 1 of 40');
  await expect(page.locator('.page')).toHaveCount(1);
  await expect(pager.getByRole('button', { name: 'Previous page' })).toHaveAttribute('aria-disabled', 'true');
  await page.mouse.move(600, 400);
  await page.mouse.wheel(0, 500);
  const scrollTop = () => page.locator('.pdf-container').evaluate((container) => container.scrollTop);
  await expect.poll(scrollTop).toBeGreaterThan(100);
  await pager.getByRole('button', { name: 'Next page' }).click();
  await expect(pager.getByRole('status')).toHaveText('Page 2 of 40');
  await drawn(page, 2);
  await expect(page.locator('.page')).toHaveCount(1);
  await expect.poll(scrollTop).toBe(0);

  await test.step('2.7 all pages are shown small on wide screens only; choosing one is a step in the history', async () => {
    await page.getByRole('button', { name: 'All pages' }).click();
    const small = page.getByRole('navigation', { name: 'All pages' });
    await expect(small.getByRole('button')).toHaveCount(40);
    await expect(small.getByRole('button', { name: 'Page 2', exact: true })).toHaveAttribute('aria-current', 'page');
    await expect(small.locator('canvas').first()).toBeVisible();
    expect(await small.locator('canvas').count()).toBeLessThan(20);
    await small.getByRole('button', { name: 'Page 4', exact: true }).click();
    await drawn(page, 4);
    await page.goBack();
    await drawn(page, 2);
    await page.goForward();
    await drawn(page, 4);
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(small).toBeHidden();
    await expect(page.getByRole('button', { name: 'All pages' })).toBeHidden();
  });
});

test('2.7 the page is in the address; turning pages leaves no entries in the history', async ({ page }) => {
  await page.goto('/');
  // Beyond the end: the last page.
  await openDocument(page, DIRECTORY, '&page=99', 40);
  await expect(page).toHaveURL(/[?&]page=40$/);
  await expect(page.getByRole('button', { name: 'Next page' })).toHaveAttribute('aria-disabled', 'true');
  await page.getByRole('button', { name: 'Previous page' }).click();
  await expect(page).toHaveURL(/page=39$/);
  await page.reload();
  await drawn(page, 39);
  await page.getByRole('button', { name: 'Previous page' }).click();
  await expect(page).toHaveURL(/page=38$/);
  await page.goBack();
  await expect(page).toHaveURL((url) => url.pathname === '/');
});

test('2.7 arrow keys turn the page, and the way back leads to the page that led here', async ({ page }) => {
  await page.goto('/faqs');
  // No number: the first page.
  await page.evaluate((address) => location.assign(address), screenOf(TERMS, '&page=no'));
  await drawn(page, 1);
  await expect(page.getByRole('navigation', { name: 'Pages' }).getByRole('status')).toHaveText('Page 1 of 6');
  await page.keyboard.press('ArrowRight');
  await drawn(page, 2);
  await page.keyboard.press('ArrowRight');
  await drawn(page, 3);
  await page.keyboard.press('ArrowLeft');
  await drawn(page, 2);
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(page).toHaveURL(/\/faqs$/);
});

test('2.7 keys, buttons, and the wheel with Ctrl zoom the page, the wheel at the point it is over', async ({ page }) => {
  await openDocument(page, TERMS);
  const width = () => sheet(page, 1).evaluate((element) => Math.round(element.getBoundingClientRect().width));
  await page.keyboard.press('+');
  await expect.poll(() => width().then((drawnWidth) => Math.abs(drawnWidth - 1600))).toBeLessThan(10);
  await page.keyboard.press('Control+=');
  await expect.poll(() => width().then((drawnWidth) => Math.abs(drawnWidth - 2000))).toBeLessThan(10);
  await page.keyboard.press('0');
  await expect.poll(width).toBe(1280);
  await page.keyboard.press('Control+-');
  await expect.poll(() => width().then((drawnWidth) => Math.abs(drawnWidth - 1024))).toBeLessThan(10);
  await page.getByRole('button', { name: 'Zoom in' }).click();
  await expect.poll(width).toBe(1280);
  await page.mouse.move(900, 400);
  await page.keyboard.down('Control');
  await page.mouse.wheel(0, -60);
  await page.keyboard.up('Control');
  await expect.poll(width).toBeGreaterThan(2000);
  expect(await page.locator('.pdf-container').evaluate((container) => container.scrollLeft)).toBeGreaterThan(300);
});

test('2.7 links inside the document work, and the browser goes back to where they were; right-click is blocked, the keyboard is not', async ({
  page,
  context,
  browserName,
}) => {
  if (browserName === 'chromium') await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openDocument(page, TERMS);
  // The fifth line of the contents.
  await sheet(page, 1).locator('.annotationLayer a').nth(4).click();
  await drawn(page, 3);
  await expect(page).toHaveURL(/page=3$/);
  await page.goBack();
  await drawn(page, 1);
  await page.evaluate(() => {
    document.addEventListener('contextmenu', (event) =>
      document.body.setAttribute('data-blocked', String(event.defaultPrevented)),
    );
  });
  await sheet(page, 1).click({ button: 'right', position: { x: 300, y: 200 } });
  await expect(page.locator('body')).toHaveAttribute('data-blocked', 'true');
  const byKey = await sheet(page, 1).evaluate((element) =>
    element.dispatchEvent(new PointerEvent('contextmenu', { bubbles: true, cancelable: true })),
  );
  expect(byKey).toBe(true);
  // A click moves the focus to the page, which keeps no key from the browser or a screen reader.
  await page.evaluate(() => {
    document.body.removeAttribute('data-blocked');
    window.addEventListener('keydown', ({ key, defaultPrevented }) => {
      if (defaultPrevented) document.body.setAttribute('data-kept', key);
    });
  });
  for (const key of ['ContextMenu', 'Shift+F10', 'Tab', 'PageDown', 'Control+a', 'Control+c']) await page.keyboard.press(key);
  await expect(page.locator('body')).not.toHaveAttribute('data-blocked', 'true');
  await expect(page.locator('body')).not.toHaveAttribute('data-kept', /./);
});

/** Checks that the text layer matches the drawn letters on the second page. */
async function expectTextOnLetters(page: Page) {
  // How much lines are stretched to the drawn width: letters of another font would not match.
  // Shorter lines are headings, whose letters are bolder.
  const stretched = await sheet(page, 2)
    .locator('.textLayer span[style*="--scale-x"]')
    .evaluateAll((spans) =>
      spans
        .filter((span) => (span.textContent?.length ?? 0) > 45)
        .map((span) => getComputedStyle(span).getPropertyValue('--scale-x')),
    );
  expect(stretched.length).toBeGreaterThan(5);
  for (const share of stretched) expect(Math.abs(Number(share) - 1)).toBeLessThan(0.02);
}

test('2.7 what can be selected lies on the letters that are drawn', async ({ page }) => {
  await openDocument(page, TERMS, '&page=2', 2);
  await expectTextOnLetters(page);
  const line = sheet(page, 2).getByText('These terms describe what every credit card');
  const box = await line.boundingBox();
  if (!box) throw new Error('no text');
  await page.mouse.move(box.x + 2, box.y + box.height / 2);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2, { steps: 8 });
  await page.mouse.up();
  expect(await page.evaluate(() => document.getSelection()?.toString())).toContain('These terms describe what');
});

test('2.7 a document in Hindi: text on its letters, links to pages of the site, words with their vowel signs', async ({
  page,
  baseURL,
}) => {
  await openDocument(page, TERMS_HINDI, '&page=2', 2);
  await expectTextOnLetters(page);
  await page.keyboard.press('ArrowRight');
  await drawn(page, 3);
  await page.keyboard.press('ArrowRight');
  await drawn(page, 4);
  const link = sheet(page, 4).locator('.annotationLayer a[href$="/hi/lost-card"]');
  await expect(link).toHaveAttribute('href', `${baseURL}/hi/lost-card`);
  await expect(link).toHaveAttribute('target', '_blank');
  await find(page, 'बैंक');
  await expect(page.getByRole('search').getByText(/^\d+ of \d+$/)).toBeVisible();
  const found = page.locator('.textLayer .highlight');
  await expect(found.first()).toBeVisible();
  expect(new Set(await found.allTextContents())).toEqual(new Set(['बैंक']));
});

test.describe('with fingers', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('2.7 on a phone the page is as wide as the window, upright, turned and turned back', async ({ page }) => {
    await openDocument(page, TERMS);
    const width = () => sheet(page, 1).evaluate((element) => element.getBoundingClientRect().width);
    for (const size of [
      { width: 390, height: 844 },
      { width: 844, height: 390 },
      { width: 390, height: 844 },
    ]) {
      await page.setViewportSize(size);
      await expect.poll(width).toBe(size.width);
      await expect(page.locator('.pdf-container')).not.toHaveAttribute('data-wide');
    }
  });

  test('2.7 read as text: the words wrap in the window, can be selected, and all pages are there', async ({ page }) => {
    await openDocument(page, TERMS);
    await page.getByRole('button', { name: 'Read as text' }).click();
    const view = page.getByRole('region', { name: 'Read as text' });
    await expect(view.getByRole('region').nth(1)).toBeVisible();
    const { size, overflow, letters } = await view.evaluate((element) => ({
      size: Math.min(
        ...[...element.querySelectorAll('p:not([aria-hidden])')].map((p) => Number.parseFloat(getComputedStyle(p).fontSize)),
      ),
      overflow: element.scrollWidth - element.clientWidth,
      letters: element.textContent?.length ?? 0,
    }));
    expect(size).toBeGreaterThanOrEqual(16);
    expect(overflow).toBe(0);
    expect(letters).toBeGreaterThan(2000);
    await expect(page.getByRole('navigation', { name: 'Pages' })).toHaveCount(0);

    await test.step('2.7 its words are found, one after the other', async () => {
      await page.getByRole('button', { name: 'Find in the document' }).click();
      const bar = page.locator('.pdf-screen').getByRole('search');
      await bar.getByRole('textbox').fill('cash');
      await expect(bar.getByText(/^1 of \d+$/)).toBeVisible();
      const current = view.locator('mark[data-current]');
      await expect(current).toBeInViewport();
      const first = await current.evaluate((mark) => mark.parentElement?.textContent);
      await bar.getByRole('button', { name: 'Next' }).click();
      await expect(bar.getByText(/^2 of \d+$/)).toBeVisible();
      await expect.poll(() => current.evaluate((mark) => mark.parentElement?.textContent)).not.toBe(first);
      await bar.getByRole('textbox').fill('(no such words');
      await expect(bar.getByText('No matches')).toBeVisible();
      await bar.getByRole('textbox').press('Escape');
      await expect(view.locator('mark')).toHaveCount(0);
    });
    await page.getByRole('button', { name: 'Read as text' }).click();
    await drawn(page, 1);
  });

  test('2.7 at 320 px every tool and its options are in the window, and the way to the text has words', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await openDocument(page, TERMS);
    const cut = () =>
      page
        .locator('.pdf-screen')
        .getByRole('button')
        .filter({ visible: true })
        .evaluateAll((buttons) =>
          buttons
            .filter((button) => {
              const { left, right } = button.getBoundingClientRect();
              return left < -0.5 || right > window.innerWidth + 0.5;
            })
            .map((button) => button.textContent),
        );
    expect(await cut()).toEqual([]);
    const read = page.getByRole('button', { name: 'Read as text' });
    await expect(read).toHaveText('Read as text');
    await expect(read).toBeInViewport({ ratio: 1 });
    for (const tool of ['Highlight', 'Text', 'Draw']) {
      await page.getByRole('toolbar').getByRole('button', { name: tool }).click();
      await expect(page.locator('.pdf-options').getByRole('button', { name: 'Delete' })).toBeVisible();
      const { overflow } = await page
        .locator('.pdf-options')
        .evaluate((options) => ({ overflow: options.scrollWidth - options.clientWidth }));
      expect([tool, overflow, await cut()]).toEqual([tool, 0, []]);
    }
  });

  test('2.7 a swipe turns the page, a scroll does not', async ({ page }) => {
    await openFitted(page, TERMS);
    await touch(page, way({ x: 320, y: 400 }, { x: 80, y: 410 }));
    await drawn(page, 2);
    await touch(page, way({ x: 80, y: 400 }, { x: 320, y: 390 }));
    await drawn(page, 1);
    await touch(page, way({ x: 200, y: 600 }, { x: 230, y: 300 }));
    await expectNoTurn(page);
  });

  test('2.7 two fingers zoom the page; then a finger moves it and does not turn it', async ({ page }) => {
    await openFitted(page, TERMS);
    const width = () => sheet(page, 1).evaluate((element) => element.getBoundingClientRect().width);
    await touch(page, way({ x: 180, y: 400 }, { x: 90, y: 400 }), way({ x: 220, y: 400 }, { x: 310, y: 400 }));
    await expect.poll(width).toBeGreaterThan(600);
    expect(await page.evaluate(() => window.visualViewport?.scale)).toBe(1);
    await touch(page, way({ x: 320, y: 400 }, { x: 80, y: 410 }));
    await expectNoTurn(page);
  });
});
