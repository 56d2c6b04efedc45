import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { APIRequestContext } from '@playwright/test';
import en from '#messages/en.json' with { type: 'json' };
import { testFaultTable } from './faults/fault-table.ts';
import type { FaultReport } from './faults/faulty-service.ts';
import { COPY, fill, outcome, REFERENCE, sendUntilTaken } from './support/design-form.ts';
import { count, readRaw } from './support/html.ts';
import { watchHydrations } from './support/islands.ts';
import { expect, test } from './support/test.ts';
import { newVisitor } from './support/visitor.ts';

/** A site with short timeouts, on a content service that fails on demand. */
const SITE = 'http://localhost:3101';
const CONTROL = 'http://127.0.0.1:3102/__faults';

/** When content of this site is stale, in milliseconds: the next request revalidates it. */
const STALE_AFTER = 1300;

// In series, because they share a service.
test.describe.configure({ mode: 'default' });

async function fault(request: APIRequestContext, path: string, kind: string, parameters: Record<string, unknown> = {}) {
  const answer = await request.post(CONTROL, { data: { path, fault: kind, ...parameters } });
  expect(answer.ok()).toBe(true);
}

/** Calls of a path since the last test. */
async function callsOf(request: APIRequestContext, path: string): Promise<number> {
  const { requests }: FaultReport = await (await request.get(CONTROL)).json();
  return requests[path] ?? 0;
}

test.afterEach(async ({ request }) => {
  await request.delete(CONTROL);
});

test('7 a first visit with all calls failing is a whole error page', async ({ request }) => {
  await fault(request, '/api', 'status', { status: 500 });
  const { response, html, text } = await readRaw(request, `${SITE}/rupay-exclusive-lounge`);
  expect(response.status()).toBe(500);
  expect(text).toContain('An unexpected error occurred on the server. Please try again later.');
  expect(html).toContain('<footer');
  expect(html).toContain('href="/hi/rupay-exclusive-lounge"');
});

test('7 header, footer and messages fail: the page renders with built-in fallbacks', async ({ request }) => {
  await fault(request, '/api/header', 'invalid-json');
  await fault(request, '/api/footer', 'cut');
  await fault(request, '/api/messages', 'nulls');
  const { response, html, text } = await readRaw(request, `${SITE}/hi/rupay-global`);
  expect(response.status()).toBe(200);
  expect(count(html, /<h1[\s>]/)).toBe(1);
  expect(html).toContain('href="/rupay-global"');
  expect(text).toContain('नेशनल कार्ड नेटवर्क');
  expect(text).toContain(String(new Date().getFullYear()));
});

test('7 a page with fallbacks is rendered again soon, without a restart', async ({ request }) => {
  await expect(async () => {
    const { text } = await readRaw(request, `${SITE}/hi/rupay-global`);
    const header = await (await request.get(`${SITE}/api/header?locale=hi`)).json();
    expect(text).toContain(header.bottom.header_menu[0].menu_label);
  }).toPass({ timeout: 90_000, intervals: [1000] });
});

/** Answers that cannot be used, with the sentence of the catalogue on a first visit; the others are in the fault table. */
const FAILURES = [
  { kind: 'status', parameters: { status: 500 }, locale: 'en', key: '500' },
  { kind: 'status', parameters: { status: 401 }, locale: 'hi', key: '503' },
  { kind: 'invalid-json', parameters: {}, locale: 'en', key: 'unknown' },
  { kind: 'redirect', parameters: {}, locale: 'hi', key: 'unknown' },
] as const;

for (const { kind, parameters, locale, key } of FAILURES) {
  test(`8 first visit, ${JSON.stringify({ kind, ...parameters })}, ${locale}: 500 at the same address with the catalogue's message`, async ({
    request,
  }) => {
    const { default: copy } = await import(`../messages/${locale}.json`, { with: { type: 'json' } });
    await fault(request, '/api/pages/ekaa', kind, parameters);
    const address = `${SITE}${locale === 'hi' ? '/hi' : ''}/ekaa`;
    const { response, html, text } = await readRaw(request, address);
    expect(response.status()).toBe(500);
    expect(response.headers()['cache-control']).toContain('no-store');
    expect(html).toMatch(/<meta name="robots" content="noindex/);
    expect(html).toContain(`<html lang="${locale}"`);
    expect(text).toContain(copy.error.catalogue[key]);
    expect(text).toContain(copy.error.retry);
    expect(html).toContain(`href="${locale === 'hi' ? '/hi' : ''}/ekaa"`);
    expect(count(html, /<h1[\s>]/)).toBe(1);
  });
}

test.describe('a visitor in front of a failure', () => {
  // In the browser React reports what has failed on the server.
  test.use({ expectedComplaints: /status of 500|React error #441/ });

  test('8 a retry after the failure ends shows the page, without script too', async ({ browser, request }) => {
    await fault(request, '/api/pages/rupay-otg', 'status', { status: 503 });
    const page = await browser.newPage({ javaScriptEnabled: false });
    expect((await page.goto(`${SITE}/rupay-otg`))?.status()).toBe(500);
    const heading = page.getByRole('heading', { level: 1 });
    const failure = await heading.textContent();
    await request.delete(CONTROL);
    await page.getByRole('link', { name: 'Try again' }).click();
    await expect(heading).not.toHaveText(failure ?? '');
    await page.close();
  });

  test('8 a page that failed keeps its screen when it is hydrated, and its islands work', async ({ page, request }) => {
    await fault(request, '/api/pages/rupay-exclusive-lounge', 'status', { status: 503 });
    const hydrations = await watchHydrations(page);
    expect((await page.goto(`${SITE}/rupay-exclusive-lounge`))?.status()).toBe(500);
    const heading = await page.getByRole('heading', { level: 1 }).textContent();
    await expect.poll(hydrations).toBe(1);
    await page.getByRole('button', { name: en.fontSize.larger }).click();
    await expect(page.locator('html')).toHaveAttribute('style', /--font-adjust:\s*0\.01rem/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading ?? '?');
  });
});

test.describe('a page that was shown before', () => {
  const address = `${SITE}/emi-cc-on-upi`;
  const headingIn = (html: string) => /<h1[^>]*>([^<]+)/.exec(html)?.[1];

  /** Requests the page, which stays the same, until the site calls the service again; after a failure that takes longer. */
  async function visitUntilAsked(request: APIRequestContext, heading: string | undefined) {
    const calls = () => callsOf(request, '/api/pages/emi-cc-on-upi');
    const before = await calls();
    await expect(async () => {
      const { response, text } = await readRaw(request, address);
      expect([response.status(), count(text, /<h1[\s>]/), headingIn(text)]).toEqual([200, 1, heading]);
      expect(await calls()).toBeGreaterThan(before);
    }).toPass({ intervals: [STALE_AFTER], timeout: 90_000 });
    await new Promise((resolve) => setTimeout(resolve, STALE_AFTER));
  }

  test('stays, 200, when the refresh fails', async ({ request }) => {
    const { text } = await readRaw(request, address);
    const heading = headingIn(text);
    expect(heading).toMatch(/\S/);
    await visitUntilAsked(request, heading);
    await fault(request, '/api', 'cut');
    // By the second call, the first has failed.
    for (let refresh = 0; refresh < 2; refresh += 1) await visitUntilAsked(request, heading);
    expect(headingIn((await readRaw(request, address)).text)).toBe(heading);
  });
});

test('2.6 the content service says 404: not found, in the language of the address', async ({ request }) => {
  const { response, html } = await readRaw(request, `${SITE}/hi/unknown-page`);
  expect(response.status()).toBe(404);
  expect(html).toContain('<html lang="hi"');
});

test('2.6 a not-found page that is rendered again keeps its title and status', async ({ request }) => {
  for (let visit = 0; visit < 3; visit += 1) {
    const { response, html } = await readRaw(request, `${SITE}/missing-for-long`);
    expect(response.status()).toBe(404);
    expect(count(html, /<title>Page not found<\/title>/)).toBe(1);
    await new Promise((resolve) => setTimeout(resolve, STALE_AFTER));
  }
});

test('2.1 the content service says 410: the page that was shown before is gone, and says so', async ({ request }) => {
  const address = `${SITE}/hi/accessibility`;
  expect((await readRaw(request, address)).response.status()).toBe(200);
  await fault(request, '/api/pages/accessibility', 'status', { status: 410 });
  await expect(async () => {
    const { response, html } = await readRaw(request, address);
    expect(response.status()).toBe(410);
    expect(html).toMatch(/<meta name="robots" content="noindex/);
    expect(html).toContain('<html lang="hi"');
  }).toPass({ timeout: 90_000, intervals: [STALE_AFTER] });
});

test('3 invalid blocks are left out of the page', async ({ request }) => {
  await fault(request, '/api/pages/credit-cards', 'wrong-shapes');
  const { response, html } = await readRaw(request, `${SITE}/credit-cards`);
  expect(response.status()).toBe(200);
  expect(count(html, /<h1[\s>]/)).toBe(1);
});

test('3 null everywhere has nothing to show: not found on a first visit, and not cached', async ({ request }) => {
  await fault(request, '/api/pages/debit-cards', 'nulls');
  const { response, html } = await readRaw(request, `${SITE}/debit-cards`);
  expect(response.status()).toBe(404);
  expect(response.headers()['cache-control']).toContain('no-store');
  expect(count(html, /<h1[\s>]/)).toBe(1);
});

for (const [prefix, copy] of [
  ['', 'The service is currently unavailable. Please try again later.'],
  ['/hi', 'सेवा अभी उपलब्ध नहीं है। कृपया थोड़ी देर बाद फिर कोशिश करें।'],
] as const) {
  test(`2.4 the search fails: ${prefix}/search keeps what was typed and shows the catalogue's message with a retry`, async ({
    request,
  }) => {
    await fault(request, '/api/search', 'status', { status: 503 });
    const { response, html, text } = await readRaw(request, `${SITE}${prefix}/search?searchItem=lounge`);
    expect(response.status()).toBe(500);
    expect(response.headers()['cache-control']).toContain('no-store');
    expect(text).toContain(copy);
    expect(html).toMatch(/<input[^>]*value="lounge"/);
    expect(html).toContain(`href="${prefix}/search?searchItem=lounge"`);
    expect(html).toMatch(/<meta name="robots" content="noindex/);
  });
}

test.describe('a form in front of a failure', () => {
  // The page of a result links its style sheet: Chromium drops the transition when the sheet comes late, and says so.
  test.use({ javaScriptEnabled: false, expectedComplaints: /ViewTransition opt-in disabled/ });

  test('8 a request that the service could not store is kept, said to be so, and stored once when that answers again', async ({
    page,
    request,
  }) => {
    await page.setExtraHTTPHeaders({ 'x-forwarded-for': newVisitor() });
    await fill(page, 'hi', SITE);
    await fault(request, '/api/card-design-request', 'status', { status: 503 });
    await sendUntilTaken(page, 'hi');
    await expect(outcome(page)).toContainText(COPY.hi.designRequest.waiting);
    await expect(outcome(page)).not.toContainText(COPY.hi.designRequest.sent);
    const reference = REFERENCE.exec(await outcome(page).innerText())?.[0];
    const waiting = join('.next/e2e/faults/data/waiting', `${reference}.json`);
    const received = join('.next/e2e/received-3102/received', `${reference}.json`);
    expect([existsSync(waiting), existsSync(received)]).toEqual([true, false]);
    await request.delete(CONTROL);
    await expect(() => expect([existsSync(waiting), existsSync(received)]).toEqual([false, true])).toPass();
  });
});

testFaultTable();
