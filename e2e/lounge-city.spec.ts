import { readRaw } from './support/html.ts';
import { PHONE } from './support/phone-view.ts';
import { expect, test } from './support/test.ts';

test('the page of a city has its lounges by terminal, cards, map and other cities, and is found from the list of lounges', async ({
  request,
}) => {
  const { response, html, text } = await readRaw(request, '/lounges/mumbai');
  expect(response.status()).toBe(200);
  expect(text).toContain('<title>Airport lounges in Mumbai: 5 lounges, timings and cards</title>');
  expect(html).toMatch(/<link rel="canonical" href="[^"]+\/lounges\/mumbai"/);
  expect(html).toMatch(/hrefLang="hi" href="[^"]+\/hi\/lounges\/mumbai"/i);
  expect(html.match(/<li id="[a-z-]+" class="lounge-row/g)).toHaveLength(5);
  for (const terminal of ['Mumbai airport, Terminal 2', 'Mumbai airport, Terminal 1']) expect(text).toContain(`${terminal}</h2>`);
  expect(text).toContain('https://www.openstreetmap.org/search?query=BOM%20airport');
  expect(text).toMatch(/Select<\/span>.*?5 of 5 lounges/);
  expect(text).toContain('href="/lounges/delhi"');
  expect((await readRaw(request, '/hi/lounges')).text).toContain('href="/hi/lounges/mumbai"');
  for (const [from, to] of [
    ['/hi/lounges?city=delhi', '/hi/lounges/delhi'],
    ['/lounges/Mumbai', '/lounges/mumbai'],
  ] as const) {
    const moved = await request.get(from, { maxRedirects: 0 });
    expect([from, moved.status(), moved.headers().location]).toEqual([from, 308, expect.stringMatching(new RegExp(`${to}$`))]);
  }
});

test('the city whose lounges were looked at last is offered on the list, which stays as it is', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.goto('/lounges');
  const near = page.locator('#near-city');
  await expect(near).toHaveAttribute('href', '#cities');
  const before = await near.boundingBox();
  await near.click();
  await expect(page.locator('#cities')).toBeInViewport();
  await page.goto('/lounges/kochi');
  await page.goto('/lounges');
  await expect(near).toHaveText('Kochi');
  expect((await near.boundingBox())?.y).toBe(before?.y);
  await page.goto('/hi/lounges');
  await expect(near).toHaveText('कोच्चि');
  await near.click();
  await expect(page).toHaveURL(/\/hi\/lounges\/kochi$/);
});

test.describe('on phones', () => {
  test.use({ viewport: PHONE, javaScriptEnabled: false });

  for (const address of ['/lounges/delhi', '/hi/lounges/delhi', '/lounges']) {
    test(`the lounges of ${address} can be scanned: facilities with icons, and cards in one line`, async ({ page }) => {
      await page.goto(address);
      const row = page.locator('.lounge-row').first();
      const facility = row.locator('li.icon-before').first();
      expect(await facility.evaluate((element) => getComputedStyle(element, '::before').display)).not.toBe('none');
      const tops = await row
        .locator('ul:has(.tag) > li')
        .evaluateAll((items) =>
          items.map((item) => Math.round(item.getBoundingClientRect().top + item.getBoundingClientRect().height / 2)),
        );
      expect(tops.length).toBeGreaterThan(2);
      expect(Math.max(...tops) - Math.min(...tops)).toBeLessThan(6);
    });
  }

  test('the drawing of a city is between the words of the banner and the first terminal', async ({ page }) => {
    for (const address of ['/lounges/delhi', '/hi/lounges/thiruvananthapuram', '/ur/lounges/mumbai']) {
      await page.goto(address);
      const art = page.locator('.city-art');
      await expect.poll(() => art.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(480);
      const [words, picture, terminal] = await Promise.all(
        [page.locator('.banner p').last(), art, page.locator('main h2').first()].map((part) => part.boundingBox()),
      );
      if (!words || !picture || !terminal) throw new Error('a part is missing');
      expect([address, words.y + words.height <= picture.y + 1, picture.y + picture.height <= terminal.y]).toEqual([
        address,
        true,
        true,
      ]);
      expect(picture.x).toBeGreaterThanOrEqual(0);
    }
  });
});
