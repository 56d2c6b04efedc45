import type { ChildProcess } from 'node:child_process';
import { spawnSite, waitUntilOk } from './bench/site.ts';
import { ISLANDS, watchHydrations } from './support/islands.ts';
import { drawn, screenOf, TERMS } from './support/pdf.ts';
import { bar, DESKTOP, openBar } from './support/search-page.ts';
import { clipboard, expect, test } from './support/test.ts';

const PORT = 3126;
const SITE = `http://localhost:${PORT}`;

// One server for all tests of this file.
test.describe.configure({ mode: 'default' });
test.use({
  baseURL: SITE,
  viewport: DESKTOP,
  permissions: clipboard,
  expectedComplaints: /status of 404/,
});

let server: ChildProcess;

/** As if Next rendered what light pages do not know. */
test.beforeAll(async () => {
  server = spawnSite('whole-pages', PORT, 'pipe', { settings: { LIGHT_PAGES: 'false' } });
  await waitUntilOk(`${SITE}/service/health`);
});

test.afterAll(() => {
  server.kill();
});

test('7 whole pages have the scripts of Next, a policy that allows them, and no query of a visitor', async ({ request }) => {
  for (const address of [
    '/?private=1',
    '/hi/ekaa?private=1',
    '/search?searchItem=card&private=1',
    '/document',
    '/nope?private=1',
  ]) {
    for (const time of ['first', 'cached']) {
      const response = await request.get(address);
      const html = await response.text();
      expect([address, time, html.match(/hydration-data|private=1/)]).toEqual([address, time, null]);
      expect(html).toContain('self.__next_f.push(');
      expect(html).toMatch(/<h1[\s>]/);
      expect(response.headers()['content-security-policy']).toMatch(/script-src 'self' 'unsafe-inline';/);
    }
  }
});

for (const [name, address, control, use] of ISLANDS) {
  test(`7 ${name}: the island of a whole page works`, async ({ page }) => {
    const hydrations = await watchHydrations(page);
    await page.goto(address);
    await expect.poll(hydrations).toBe(1);
    // Without a pointer: what arrives between press and release may move the element away from it. And a message that stays for two
    // seconds may be over when the click has ended, on a busy machine.
    await Promise.all([control(page).dispatchEvent('click'), use?.(page)]);
  });
}

test('7 the suggestions of a whole page work', async ({ page }) => {
  await page.goto('/ekaa');
  const input = await openBar(page);
  await input.pressSequentially('lou');
  await expect(bar(page).getByRole('option').first()).toBeVisible();
});

test('7 the PDF screen of a whole page draws', async ({ page }) => {
  await page.goto(screenOf(TERMS));
  await drawn(page, 1);
});

test('7 a page that does not exist keeps its screen when it is hydrated', async ({ page }) => {
  const hydrations = await watchHydrations(page);
  await page.goto('/hi/nope');
  const heading = await page.locator('h1').textContent();
  await expect.poll(hydrations).toBe(1);
  await expect(page.locator('h1')).toHaveText(heading ?? '?');
  await expect(page.locator('html')).toHaveAttribute('lang', 'hi');
});
