import type { Browser, Page } from 'playwright';

/** 400 kbit/s with a round trip of 400 ms. */
const LINE = { offline: false, latency: 400, downloadThroughput: 50 * 1024, uploadThroughput: 50 * 1024 };
const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true };
const SLOWDOWN = { page: 4, touch: 6 };
/** After the document: pictures that may be the largest paint. */
const AFTER_DOCUMENT_MS = 2500;
const TYPED = 'lou';

type Touch = readonly [name: string, path: string, ...selectors: string[]];

/** What is touched first, on which page. */
export const TOUCHES: readonly Touch[] = [
  ['menu', '/', '[popovertarget="side-menu"]'],
  ['menu', '/hi', '[popovertarget="side-menu"]'],
  ['search', '/', '[popovertarget="search-bar"]'],
  ['filters', '/exclusive-offers', '.chip[aria-haspopup="dialog"]'],
  ['question', '/faqs', 'main details > summary.plus-minus-disc'],
  ['carousel', '/', '.carousel-controls button[aria-disabled="false"]'],
];

async function onPhone<Value>(browser: Browser, slowdown: number, isSlowLine: boolean, use: (page: Page) => Promise<Value>) {
  const context = await browser.newContext(PHONE);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  if (isSlowLine) await session.send('Network.emulateNetworkConditions', LINE);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  try {
    return await use(page);
  } finally {
    await context.close();
  }
}

/** First and largest contentful paint of a first visit, in milliseconds. */
export function paintTimes(browser: Browser, address: string): Promise<{ first: number; largest: number }> {
  return onPhone(browser, SLOWDOWN.page, true, async (page) => {
    await page.addInitScript(() => {
      new PerformanceObserver((list) => {
        for (const { startTime } of list.getEntries()) Reflect.set(window, 'largest', startTime);
      }).observe({ type: 'largest-contentful-paint', buffered: true });
    });
    await page.goto(address, { waitUntil: 'domcontentloaded' });
    await page.waitForTimeout(AFTER_DOCUMENT_MS);
    return page.evaluate(() => ({
      first: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
      largest: Number(Reflect.get(window, 'largest') ?? 0),
    }));
  });
}

/** Milliseconds from the tap on search until the first suggestion, while a word is typed. */
export function suggestionTime(browser: Browser, address: string): Promise<number> {
  return onPhone(browser, SLOWDOWN.page, true, async (page) => {
    await page.addInitScript(() => {
      document.addEventListener('pointerdown', ({ timeStamp }) => Reflect.set(window, 'tapped', timeStamp), { capture: true });
      new MutationObserver(() => {
        const isShown = document.querySelector('#search-bar [role=option]') && !Reflect.has(window, 'suggested');
        if (isShown) Reflect.set(window, 'suggested', performance.now());
      }).observe(document, { childList: true, subtree: true });
    });
    await page.goto(address, { waitUntil: 'networkidle' });
    await page.locator('[popovertarget="search-bar"]').first().tap();
    await page.keyboard.type(TYPED);
    await page.waitForFunction(() => Reflect.has(window, 'suggested'), undefined, { timeout: 30_000 });
    return page.evaluate(() => Number(Reflect.get(window, 'suggested')) - Number(Reflect.get(window, 'tapped')));
  });
}

/** Milliseconds from a touch until the next paint, of the longest of its events (as in Interaction to Next Paint). */
export function touchTime(browser: Browser, address: string, selectors: readonly string[]): Promise<number> {
  return onPhone(browser, SLOWDOWN.touch, false, async (page) => {
    await page.goto(address, { waitUntil: 'networkidle' });
    for (const selector of selectors) {
      const target = page.locator(selector).filter({ visible: true }).first();
      await target.scrollIntoViewIfNeeded();
      await page.waitForTimeout(500);
      await page.evaluate(() => {
        Reflect.set(window, 'longest', 0);
        new PerformanceObserver((list) => {
          for (const { duration } of list.getEntries())
            Reflect.set(window, 'longest', Math.max(duration, Number(Reflect.get(window, 'longest'))));
        }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
      });
      await target.tap();
      await page.waitForTimeout(800);
    }
    return page.evaluate(() => Number(Reflect.get(window, 'longest')));
  });
}
