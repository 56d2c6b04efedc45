import type { Browser } from 'playwright';
import { HYDRATED_EVENT } from '#lib/browser/hydrated-event.ts';

/** Download rate in kbit/s, and round-trip time in milliseconds. */
const NETWORKS = { 'fast 3G': [1600, 150], broadband: [30_000, 20] } as const;

/** Milliseconds from the pointer on the first island until the page is hydrated. @throws without an island */
export async function hydrationTime(browser: Browser, address: string, network: keyof typeof NETWORKS): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  const [kbits, latency] = NETWORKS[network];
  const throughput = kbits * 125;
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency,
    downloadThroughput: throughput,
    uploadThroughput: throughput,
  });
  await page.goto(address, { waitUntil: 'networkidle' });
  const time = await page.evaluate(
    (event) =>
      new Promise<number>((resolve, reject) => {
        const start = performance.now();
        document.addEventListener(event, () => resolve(performance.now() - start), { once: true });
        const island = document.querySelector('[data-island]');
        if (!island) return reject(new Error('the page has no island'));
        island.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
      }),
    HYDRATED_EVENT,
  );
  await context.close();
  return time;
}
