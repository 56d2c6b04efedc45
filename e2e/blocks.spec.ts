import { frameCover } from '#lib/content/video.ts';
import en from '../messages/en.json' with { type: 'json' };
import { hydrated } from './support/hydrated.ts';
import { expect, test } from './support/test.ts';

test.use({ viewport: { width: 1440, height: 900 } });

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled });

    test('2.10 a film of YouTube is asked for only when it is pressed, and is sandboxed', async ({ page, context }) => {
      const asked: string[] = [];
      await context.route(/youtube/, (route) => {
        asked.push(route.request().url());
        return route.fulfill({ contentType: 'text/html', body: '<title>film</title>' });
      });
      const cover = frameCover({ href: '/service/film/SAMPLE-0000', label: 'Play', locale: 'en', direction: 'ltr' });
      await page.route('**/ekaa', async (route) => {
        const response = await route.fetch();
        const frame = `<iframe id="film" srcdoc="${cover.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}"></iframe>`;
        await route.fulfill({ response, body: (await response.text()).replace('</body>', `${frame}</body>`) });
      });
      await page.goto('/ekaa');
      const film = page.locator('#film');
      await film.scrollIntoViewIfNeeded();
      const play = film.contentFrame().getByRole('link');
      await expect(play).toBeVisible();
      expect(asked).toEqual([]);
      await play.click();
      await expect.poll(() => asked.length).toBe(1);
      expect(new URL(asked[0] ?? '').hostname).toBe('www.youtube-nocookie.com');
      await expect(film.contentFrame().locator('iframe')).toHaveAttribute('sandbox', /allow-scripts/);
    });

    test('offers are chosen by kind, by keyboard too', async ({ page }) => {
      await page.goto('/');
      const filter = page.getByRole('group', { name: en.offers.filter });
      const list = page.locator('.offer-slide');
      const total = await list.count();
      await filter.getByRole('radio').first().focus();
      await page.keyboard.press('ArrowRight');
      await expect(filter.getByRole('radio').nth(1)).toBeChecked();
      const shown = page.locator('.offer-slide:visible');
      await expect.poll(() => shown.count()).toBeLessThan(total);
      await expect(shown.first()).toHaveAttribute('data-kinds', /\b1\b/);
      await page.keyboard.press('ArrowLeft');
      await expect(shown).toHaveCount(total);
    });

    test('4 a question is closed until it is pressed, or until an address names it', async ({ page }) => {
      await page.goto('/ekaa');
      const closed = page.locator('main details:not([open])').last();
      const answer = closed.locator('summary + div');
      const fragment = await answer.getAttribute('id');
      await expect(answer).toBeHidden();
      await page.goto('about:blank');
      await page.goto(`/ekaa#${fragment}`);
      await expect(page.locator(`[id="${fragment}"]`)).toBeVisible();
    });
  });
}

test('2.8 banners use the mobile picture up to 575 px', async ({ page }) => {
  const source = () =>
    page
      .locator('main section picture img')
      .first()
      .evaluate((image: HTMLImageElement) => image.currentSrc);
  await page.setViewportSize({ width: 575, height: 800 });
  await page.goto('/ekaa');
  await expect.poll(source).toContain('mobile');
  await page.setViewportSize({ width: 576, height: 800 });
  await expect.poll(source).toContain('desktop');
});

test('2.11 the chosen kind of offer is counted by the pager', async ({ page }) => {
  await page.goto('/');
  const filter = page.getByRole('group', { name: en.offers.filter });
  await hydrated(page.locator('.offer-filter .carousel-controls').getByRole('button').first());
  const active = page.locator('.offer-filter .carousel-controls [aria-current]');
  await page.locator('.offer-filter .carousel').evaluate((list) => list.scrollTo({ left: 600 }));
  await expect(active).not.toContainText('1/');
  await filter.getByRole('radio').nth(1).check({ force: true });
  const shown = await page.locator('.offer-slide:visible').count();
  await expect(active).toHaveText(new RegExp(`^1/${shown}`));
});

test('visitors get the not-found page instead of the block gallery', async ({ request, baseURL }) => {
  test.skip(Boolean(process.env.BASE_URL), 'a server named from outside may be the development server');
  for (const address of ['/gallery', '/hi/gallery']) {
    const answer = await request.get(`${baseURL}${address}`);
    expect(answer.status()).toBe(404);
    expect(await answer.text()).not.toContain('Block gallery');
  }
});
