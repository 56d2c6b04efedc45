import { type Browser, chromium } from '@playwright/test';
import { findFullBrowser } from '#lib/cli/browser.mjs';
import { CONTENT_ADDRESSES } from './support/addresses.ts';
import { CI_ONLY } from './support/ci-only.ts';
import { expect, test } from './support/test.ts';

test.describe('2.1 speculation rules', () => {
  test('2.1 pages name the rules, and the rules are served as the browser wants them', async ({ request }) => {
    for (const address of ['/', '/hi', '/faqs?tab=upi', '/legal/accident-cover']) {
      const named = (await request.get(address)).headers()['speculation-rules'];
      expect([address, named]).toEqual([address, '"/service/speculation-rules"']);
    }
    expect((await request.get('/api/header')).headers()['speculation-rules']).toBeUndefined();
    const rules = await request.get('/service/speculation-rules');
    expect(rules.headers()['content-type']).toBe('application/speculationrules+json');
    expect(Object.keys(await rules.json())).toEqual(['prefetch']);
  });

  test('2.1 a link that is pressed is fetched; search, documents and files are not', async ({ page, baseURL, browserName }) => {
    test.skip(browserName !== 'chromium', 'speculation rules are of Chromium');
    const early: string[] = [];
    // From the server: a page has no event for speculative loads.
    const session = await page.context().newCDPSession(page);
    await session.send('Preload.enable');
    session.on('Preload.prefetchStatusUpdated', ({ prefetchUrl }) => early.push(new URL(prefetchUrl).pathname));
    const links = [
      '/search?searchItem=card',
      '/document?file=/documents/a.pdf',
      '/documents/a.pdf',
      '/hi/search',
      '/api/header',
      '/ekaa',
    ];
    // The site's HTML with added links, which its scripts must not notice.
    await page.route('**/faqs', async (route) => {
      const body = links.map((href) => `<p style="margin:2rem"><a href="${href}">${href}</a></p>`).join('');
      await route.fulfill({ response: await route.fetch(), body: `<!doctype html><title>Links</title>${body}` });
    });
    await page.goto('/faqs');
    for (const href of links) {
      // A press prefetches at once, like hovering after a while. Released beside the link, it opens nothing.
      await page.hover(`a[href="${href}"]`);
      await page.mouse.down();
      await page.mouse.move(0, 0);
      await page.mouse.up();
    }
    await expect.poll(() => [...new Set(early)]).toEqual([new URL('/ekaa', baseURL).pathname]);
  });
});

test.describe('2.1 back and forward', () => {
  let browser: Browser;
  test.beforeAll(async ({ playwright: _ }, { project }) => {
    // Browsers have the cache; the headless shell has none, and Playwright disables it.
    const executablePath = findFullBrowser();
    browser = await chromium.launch({
      ...project.use.launchOptions,
      ...(executablePath ? { executablePath } : {}),
      ignoreDefaultArgs: ['--disable-back-forward-cache'],
    });
  });
  test.afterAll(() => browser.close());

  const english = CONTENT_ADDRESSES.filter(({ locale }) => locale === 'en');
  const pages = [
    ...new Map(english.map(({ route, address }) => [route.content.kind, address])).values(),
    '/search?searchItem=card',
    '/document?file=/documents/credit-card-terms-en.pdf',
  ];

  test('2.1 a page of each kind is kept by the back/forward cache', { tag: CI_ONLY }, async ({ baseURL, browserName }) => {
    test.skip(browserName !== 'chromium', 'only the protocol of Chromium says so');
    const page = await browser.newPage(baseURL ? { baseURL } : {});
    // Only the browser knows: page scripts may run before, during or after the navigation.
    const session = await page.context().newCDPSession(page);
    const navigations: string[] = [];
    const refusals: string[] = [];
    await session.send('Page.enable');
    session.on('Page.frameNavigated', ({ frame, type }) => !frame.parentId && navigations.push(type));
    session.on('Page.backForwardCacheNotUsed', ({ notRestoredExplanations }) => {
      refusals.push(...notRestoredExplanations.map(({ type, reason }) => `${type}: ${reason}`));
    });
    for (const address of pages) {
      await test.step(address, async () => {
        await page.goto(address);
        await page.goto('/ekaa?from=elsewhere');
        const { entries, currentIndex } = await session.send('Page.getNavigationHistory');
        navigations.length = 0;
        await session.send('Page.navigateToHistoryEntry', { entryId: entries[currentIndex - 1]?.id ?? 0 });
        await expect.poll(() => navigations).toEqual(['BackForwardCacheRestore']);
        expect(refusals).toEqual([]);
      });
    }
    await page.close();
  });
});

test('2.1 a change of page is softened, unless less motion is wanted', async ({ page }) => {
  await page.goto('/ekaa');
  const rules = await page.evaluate(() =>
    [...document.styleSheets]
      .flatMap((sheet) => [...sheet.cssRules])
      .flatMap((rule) => (rule instanceof CSSLayerBlockRule ? [...rule.cssRules] : [rule]))
      .filter((rule) => rule.cssText.includes('@view-transition'))
      .map(({ cssText }) => cssText),
  );
  expect(rules).toHaveLength(1);
  expect(rules[0]).toMatch(
    /^@media \(prefers-reduced-motion: no-preference\) \{\s*@view-transition \{ navigation: auto; \}\s*\}$/,
  );
});
