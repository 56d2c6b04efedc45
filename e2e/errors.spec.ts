import en from '../messages/en.json' with { type: 'json' };
import hi from '../messages/hi.json' with { type: 'json' };
import { expect, test } from './support/test.ts';

test.use({ expectedComplaints: /status of 404/ });

for (const [locale, copy, prefix] of [
  ['en', en, ''],
  ['hi', hi, '/hi'],
] as const) {
  test(`2.6 a missing page in ${locale} has ways on: home, search, pages people look for`, async ({ page }) => {
    await page.goto(`${prefix}/nope`);
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(main.getByRole('link', { name: copy.notFound.home })).toHaveAttribute('href', prefix || '/');
    await expect(main.getByRole('list', { name: copy.notFound.links }).getByRole('link')).toHaveCount(5);
    await main.getByRole('link', { name: copy.notFound.search }).click();
    await expect(page).toHaveURL(new RegExp(`${prefix}/search$`));
  });

  test(`2.6 the error page in ${locale} returns to where the visitor was, or home`, async ({ page }) => {
    await page.goto(`${prefix}/something-went-wrong?from=${encodeURIComponent(`${prefix}/ekaa?tab=x`)}`);
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(main.getByText(copy.error.catalogue.unknown)).toBeVisible();
    await expect(main.getByRole('link', { name: copy.error.home })).toBeVisible();
    await main.getByRole('link').first().click();
    await expect(page).toHaveURL(new RegExp(`${prefix}/ekaa\\?tab=x$`));
    await page.goto(`${prefix}/something-went-wrong`);
    await main.getByRole('link', { name: copy.error.home }).click();
    await expect(page).toHaveURL(new RegExp(`${prefix}/?$`));
  });
}
