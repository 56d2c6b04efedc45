import type { Page, Request } from '@playwright/test';
import { hydrated } from './support/hydrated.ts';
import { bar, DESKTOP, openBar } from './support/search-page.ts';
import { expect, test } from './support/test.ts';

test.use({ viewport: DESKTOP, expectedComplaints: /ERR_FAILED|the chunk failed/ });

/** The scripts loaded by the first focus in the search. */
async function lateScripts(page: Page): Promise<Set<string>> {
  await page.goto('/ekaa');
  await hydrated(page.locator('[data-island]').first());
  const scripts = new Set<string>();
  const keep = (request: Request) => {
    if (request.resourceType() === 'script') scripts.add(new URL(request.url()).pathname);
  };
  page.on('request', keep);
  await openBar(page);
  await expect(bar(page).getByRole('combobox')).toBeVisible();
  page.off('request', keep);
  return scripts;
}

test('8 a chunk that fails reloads the page once, then the form searches without the island', async ({ page }) => {
  const late = await lateScripts(page);
  expect(late.size).toBeGreaterThan(0);
  await page.route(
    ({ pathname }) => late.has(pathname),
    (route) => route.abort(),
  );
  let loads = 0;
  page.on('load', () => {
    loads += 1;
  });
  await page.goto('/rupay-global', { waitUntil: 'networkidle' });
  const opener = page.locator('[popovertarget="search-bar"]').first();
  await opener.click();
  await expect.poll(() => loads).toBe(2);
  await page.waitForLoadState('networkidle');
  await opener.click();
  const input = bar(page).locator('input[name="searchItem"]');
  await input.fill('lounge');
  await input.press('Enter');
  await expect(page).toHaveURL(/\/search\?searchItem=lounge$/);
  // The search page is the third.
  await expect.poll(() => loads).toBe(3);
});
