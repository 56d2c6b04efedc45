import type { Page } from '@playwright/test';
import { LOCALES } from '#lib/i18n/locales.ts';
import ta from '../messages/ta.json' with { type: 'json' };
import ur from '../messages/ur.json' with { type: 'json' };
import { PHONE } from './support/phone-view.ts';
import { expect, test } from './support/test.ts';

const offerOf = (page: Page) => page.locator('.language-offer');

test.describe('a browser that prefers Tamil', () => {
  test.use({ locale: 'ta-IN', viewport: PHONE });

  test('2.2 a page is offered in it once, in Tamil, without a redirect, and the choice is stored', async ({ page }) => {
    await page.goto('/lounges?city=mumbai');
    await expect(offerOf(page)).toHaveCount(1);
    await page.goto('/lounges');
    await page.waitForLoadState('networkidle');
    await expect(offerOf(page)).toHaveCount(0);
    await page.evaluate(() => localStorage.clear());
    await page.reload();
    const offer = offerOf(page);
    await expect(offer).toHaveAttribute('lang', 'ta');
    const dismiss = offer.getByRole('button', { name: ta.language.dismiss });
    await expect(dismiss).toBeVisible();
    const link = offer.getByRole('link', { name: ta.language.offer });
    await expect(link).toHaveAttribute('href', '/ta/lounges');
    const [left, right] = await Promise.all([link, dismiss].map((button) => button.boundingBox()));
    expect((left?.x ?? 0) + (left?.width ?? 0)).toBeLessThan(right?.x ?? 0);
    await link.click();
    await expect(page).toHaveURL('/ta/lounges');
    await expect(offerOf(page)).toHaveCount(0);
    await page.goto('/lost-card');
    await expect(page).toHaveURL('/ta/lost-card');
  });

  test('2.2 an offer that is dismissed does not come back', async ({ page }) => {
    await page.goto('/');
    await offerOf(page).getByRole('button').click();
    await expect(offerOf(page)).toHaveCount(0);
    await page.reload();
    await page.waitForLoadState('networkidle');
    await expect(offerOf(page)).toHaveCount(0);
  });

  test('2.2 nothing is offered on a page that is not translated, or is in Tamil already', async ({ page }) => {
    for (const address of ['/ekaa', '/ta/lounges']) {
      await page.goto(address);
      await page.waitForLoadState('networkidle');
      await expect(offerOf(page)).toHaveCount(0);
    }
  });

  test('2.3 a word of Tamil in Latin letters finds what it says', async ({ request }) => {
    for (const searchItem of ['லவுஞ்ச்', 'lavunj', 'lounge', 'लाउंज']) {
      const answer = await request.get('/api/search', { params: { site: 'rupay', searchItem, locale: 'ta' } });
      const { results }: { results: { page_link: string; locale: string }[] } = await answer.json();
      expect([searchItem, results.slice(0, 3).map(({ page_link }) => page_link)]).toEqual([
        searchItem,
        expect.arrayContaining([expect.stringMatching(/^\/lounges/)]),
      ]);
      expect(results[0]?.locale).toBe('ta');
    }
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: PHONE });

  test('2.2 one tap opens the list of all languages, each in its own script; the page and its query stay', async ({ page }) => {
    await page.goto('/exclusive-offers?category=travel');
    await page.locator('[popovertarget="phone-language-menu"]').click();
    const links = page.locator('#phone-language-menu').getByRole('link');
    await expect(links).toHaveCount(LOCALES.length);
    await expect(links.nth(7)).toHaveText('اردو');
    await expect(links.nth(7)).toHaveAttribute('lang', 'ur');
    await links.nth(7).click();
    await expect(page).toHaveURL('/ur/exclusive-offers?category=travel');
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  });

  test('1 what is not translated is English, marked as such, under a frame in the language', async ({ page }) => {
    await page.goto('/ur/ekaa');
    const title = page.getByRole('heading', { level: 1 });
    expect(await title.evaluate((element) => element.closest('[lang]')?.getAttribute('lang'))).toBe('en');
    expect(await title.evaluate((element) => element.closest('[dir]')?.getAttribute('dir'))).toBe('ltr');
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/ekaa$/);
    await expect(page.locator('link[rel="canonical"]')).not.toHaveAttribute('href', /\/ur\//);
    await expect(page.locator('link[rel="alternate"][hreflang="ur"]')).toHaveCount(0);
    await expect(page.getByRole('complementary', { name: ur.language.disclaimerTitle })).toContainText(ur.language.untranslated);
  });
});

test('2.11 a translated page is announced in every language, and its answer names its own', async ({ request }) => {
  const answer = await request.get('/te/lost-card');
  const html = await answer.text();
  const announced = [...html.matchAll(/<link rel="alternate" hrefLang="([\w-]+)"/gi)].map(([, code]) => code);
  expect(announced.toSorted()).toEqual([...LOCALES, 'x-default'].toSorted());
  expect(html).toContain('<meta property="og:locale" content="te_IN"/>');
  expect(answer.headers()['content-language']).toBe('te');
});
