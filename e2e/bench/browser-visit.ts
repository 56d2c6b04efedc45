import type { Browser } from 'playwright';
import { totalBlockingTime } from './blocking-time.ts';

/** A cheap phone: its screen, and its slowdown compared with this machine. */
const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 };
const SLOWDOWN = 4;

export interface Visit {
  /** Transferred bytes by `Document`, `Stylesheet`, `Font`, `Image`, `Script` and others. */
  bytes: Record<string, number>;
  elements: number;
  /** Milliseconds of style and layout. */
  layout: number;
  /** Total Blocking Time until the network is idle, in milliseconds. */
  blocking: number;
}

/** Opens an address for the first time on a slow phone, and waits until the network is idle. */
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
  const { elements, tasks, paint } = await page.evaluate(
    () =>
      new Promise<{ elements: number; tasks: { startTime: number; duration: number }[]; paint: number }>((resolve) => {
        const tasks: { startTime: number; duration: number }[] = [];
        new PerformanceObserver((list) => {
          for (const { startTime, duration } of list.getEntries()) tasks.push({ startTime, duration });
        }).observe({ type: 'longtask', buffered: true });
        // Buffered entries arrive in a later task.
        setTimeout(() => {
          const paint = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0;
          resolve({ elements: document.querySelectorAll('*').length, tasks, paint });
        }, 100);
      }),
  );
  await context.close();
  const layout = 1000 * (seconds('LayoutDuration') + seconds('RecalcStyleDuration'));
  return { bytes, elements, layout, blocking: totalBlockingTime(tasks, paint) };
}
