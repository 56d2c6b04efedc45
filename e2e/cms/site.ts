import { expect } from '@playwright/test';
import { SITE } from './services.ts';

/** The most until a visitor sees what was published, in milliseconds; a second or two on an idle machine. */
const SEEN_MS = 60_000;
const WATCH_MS = 500;

/** @param address a path of the site, or a URL */
export const get = (address: string, cookie = '') => fetch(new URL(address, SITE), { redirect: 'manual', headers: { cookie } });
export const textOf = async (address: string) => (await get(address)).text();
export const statusOf = async (address: string) => (await get(address)).status;

/**
 * Acts as an editor while a visitor waits for a page to change, and prints how long it took.
 * @param act may resolve with its start, in milliseconds since 1970
 */
export async function seen<Value>(
  what: string,
  act: () => Promise<unknown>,
  read: () => Promise<Value>,
  check: (value: Value) => void,
  timeout = SEEN_MS,
): Promise<void> {
  const asked = Date.now();
  const acting = async () => {
    const began = await act();
    return [typeof began === 'number' ? began : asked, Date.now()] as const;
  };
  const waiting = async () => {
    await expect(async () => check(await read())).toPass({ timeout, intervals: [50] });
    return Date.now();
  };
  const [[start, answered], end] = await Promise.all([acting(), waiting()]);
  console.log(`    ${what}: seen after ${end - start} ms, of which the CMS took ${answered - start} ms to answer`);
}

/**
 * Loads pages again and again.
 * @returns ends it; resolves with the number of loads, and statuses and errors other than 200
 */
export function watchSite(addresses: readonly string[]): () => Promise<{ loaded: number; failures: string[] }> {
  const failures: string[] = [];
  let loaded = 0;
  let isRunning = true;
  const watch = async () => {
    while (isRunning) {
      for (const address of addresses) {
        const status = await statusOf(address).catch(String);
        loaded += 1;
        if (status !== 200) failures.push(`${address}: ${status}`);
      }
      await new Promise((resolve) => setTimeout(resolve, WATCH_MS));
    }
  };
  const watching = watch();
  return async () => {
    isRunning = false;
    await watching;
    return { loaded, failures };
  };
}
