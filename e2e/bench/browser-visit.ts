import type { Browser } from 'playwright';

/** A cheap phone: its screen, and how many times slower it is than this machine. */
const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 };
const SLOWDOWN = 4;
/** A task blocks a touch for what is longer than this, in milliseconds. */
const LONG_TASK = 50;

/** What a first visit costs. */
export interface Visit {
  /** Bytes on the wire, by `Document`, `Stylesheet`, `Font`, `Image`, `Script` and others. */
  bytes: Record<string, number>;
  elements: number;
  /** Milliseconds of style and layout. */
  layout: number;
  /** Total Blocking Time in milliseconds: for how long a touch waits for the end of a long task, once something is painted. */
  blocking: number;
}

/** Opens an address as a first visitor with a slow phone does, and waits until the network is quiet. */
export async function visit(browser: Browser, address: string): Promise<Visit> {
  const context = await browser.newContext(PHONE);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  const types = new Map<string, string>();
  const bytes: Record<string, number> = {};
  session.on('Network.responseReceived', ({ requestId, type }) => types.set(requestId, type));
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const type = types.get(requestId) ?? 'Other';
    bytes[type] = (bytes[type] ?? 0) + encodedDataLength;
  });
  await session.send('Network.enable');
  await session.send('Performance.enable');
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  await page.goto(address, { waitUntil: 'networkidle' });
  const { metrics } = await session.send('Performance.getMetrics');
  const seconds = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? 0;
  const { elements, blocking } = await page.evaluate(
    (limit) =>
      new Promise<{ elements: number; blocking: number }>((resolve) => {
        let blocking = 0;
        new PerformanceObserver((list) => {
          const paint = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0;
          for (const { startTime, duration } of list.getEntries()) {
            blocking += Math.max(0, startTime + duration - Math.max(startTime + limit, paint));
          }
        }).observe({ type: 'longtask', buffered: true });
        // Buffered entries arrive in a task of their own.
        setTimeout(() => resolve({ elements: document.querySelectorAll('*').length, blocking }), 100);
      }),
    LONG_TASK,
  );
  await context.close();
  return { bytes, elements, layout: 1000 * (seconds('LayoutDuration') + seconds('RecalcStyleDuration')), blocking };
}
