import type { Page } from '@playwright/test';
import en from '../messages/en.json' with { type: 'json' };
import { hydrated } from './support/hydrated.ts';
import { expect, test } from './support/test.ts';

test.use({ viewport: { width: 1440, height: 900 } });

function carousel(page: Page) {
  const track = page.locator('main ul.carousel').first();
  const frame = track.locator('xpath=..');
  return {
    track,
    next: frame.getByRole('button', { name: en.carousel.next }),
    previous: frame.getByRole('button', { name: en.carousel.previous }),
    active: frame.locator('ol [aria-current]'),
    offset: () => track.evaluate((list) => Math.round(list.scrollLeft)),
    room: () => track.evaluate((list) => list.scrollWidth - list.clientWidth),
  };
}

/** Opens and hydrates a page, and waits until the list is measured. */
async function openCarousel(page: Page, address = '/ekaa') {
  await page.goto(address);
  return await measured(page);
}

async function measured(page: Page) {
  const parts = carousel(page);
  await hydrated(parts.next);
  await expect(parts.track).toHaveAttribute('style', /--scrolled/);
  return parts;
}

test('2.11 the controls move by 180 px, lose no press while the list moves, and are unavailable at the ends, where they keep the focus', async ({
  page,
}) => {
  const { track, next, previous, active, offset, room } = await openCarousel(page);
  await track.scrollIntoViewIfNeeded();
  await expect(previous).toHaveAttribute('aria-disabled', 'true');
  await expect(active).toContainText('1/');
  await next.click();
  await expect.poll(offset).toBe(180);
  await expect(previous).toHaveAttribute('aria-disabled', 'false');
  await previous.click();
  await expect.poll(offset).toBe(0);
  const end = await room();
  const rest = Math.min(3 * 180, end);
  for (let press = 0; press < 3; press += 1) await next.click();
  await expect.poll(offset).toBe(rest);
  // A moving list would have moved within two frames.
  await track.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  expect(await offset()).toBe(rest);
  for (let way = rest; way < end; way += 180) await next.click();
  await expect.poll(offset).toBe(end);
  await expect(next).toHaveAttribute('aria-disabled', 'true');
  await expect(next).toBeFocused();
  const total = await track.locator('> li').count();
  await expect(active).toContainText(`${total}/${total}`);
});

test('2.11 an arrow that leads nowhere is muted, on light and on dark', async ({ page }) => {
  for (const address of ['/ekaa', '/']) {
    const { next, previous } = await openCarousel(page, address);
    await expect(previous).toHaveAttribute('aria-disabled', 'true');
    const look = (arrow: typeof next) => arrow.evaluate((button) => getComputedStyle(button).color);
    expect(await look(previous)).not.toBe(await look(next));
    const still = await previous.evaluate((button) => getComputedStyle(button).backgroundColor);
    await previous.hover();
    await previous.evaluate((button) => Promise.all(button.getAnimations().map(({ finished }) => finished)));
    expect(await previous.evaluate((button) => getComputedStyle(button).backgroundColor)).toBe(still);
  }
});

test('9 with reduced motion the carousel jumps', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const { next, track } = await openCarousel(page);
  await next.click();
  expect(await track.evaluate((list) => list.scrollLeft)).toBe(180);
});

test('2.11 a mouse drags the list without following its links, and selects its text', async ({ page }) => {
  const { track, offset } = await openCarousel(page);
  await track.scrollIntoViewIfNeeded();
  const link = track.getByRole('link').nth(1);
  const box = await link.boundingBox();
  if (!box) throw new Error('the list has no link');
  await page.mouse.move(box.x + 20, box.y + box.height / 2);
  await page.mouse.down();
  await page.mouse.move(box.x - 100, box.y + box.height / 2, { steps: 6 });
  await page.mouse.up();
  await expect.poll(offset).toBe(120);
  expect(new URL(page.url()).pathname).toBe('/ekaa');
  const text = track.locator('p').nth(1);
  const words = await text.boundingBox();
  if (!words) throw new Error('the list has no text');
  await page.mouse.move(words.x + 2, words.y + 8);
  await page.mouse.down();
  await page.mouse.move(words.x + 120, words.y + 8, { steps: 6 });
  await page.mouse.up();
  expect(await offset()).toBe(120);
  expect(await page.evaluate(() => getSelection()?.toString().length)).toBeGreaterThan(3);
  await link.click();
  await expect(page).not.toHaveURL(/\/ekaa$/);
});

test('2.11 in a right-to-left page forward is to the left', async ({ page }) => {
  await page.goto('/ekaa', { waitUntil: 'domcontentloaded' });
  await page.evaluate(() => {
    document.documentElement.dir = 'rtl';
  });
  const { next, offset, previous } = await measured(page);
  await next.click();
  await expect.poll(offset).toBe(-180);
  await expect(previous).toHaveAttribute('aria-disabled', 'false');
});

test('2.11 the hero moves by slide', async ({ page }) => {
  const { next, active, offset } = await openCarousel(page, '/');
  await next.click();
  await expect.poll(offset).toBe(1440);
  await expect(active).toContainText('2/3');
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('2.11 all slides are reachable, and controls that need script are hidden', async ({ page }) => {
    await page.goto('/');
    const { next, track } = carousel(page);
    await expect(next).toBeHidden();
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    const slides = track.locator('> li');
    await expect(slides).toHaveCount(3);
    await slides.last().scrollIntoViewIfNeeded();
    await expect(slides.last().getByRole('heading')).toBeInViewport();
  });
});
