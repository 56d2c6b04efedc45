import { DEFAULT_LOCALE } from '#lib/i18n/locales.ts';
import { request } from './client.ts';
import { ENDPOINTS } from './contract/endpoints.ts';
import { contentDriver, type Driver } from './driver.ts';
import { LIMITS } from './exchange.ts';

/** A probe gives up before those who ask for it do, in milliseconds. */
const PROBE_MS = 3000;

/** Whether the content service answers with the header, in time. Its content is not checked: pages do that. */
export async function isReady(driver: Driver = contentDriver): Promise<boolean> {
  const timeoutMs = LIMITS.timeoutMs === 0 ? PROBE_MS : Math.min(LIMITS.timeoutMs, PROBE_MS);
  try {
    const call = { method: 'GET', path: ENDPOINTS.header.path, locale: DEFAULT_LOCALE } as const;
    await request(call, driver, { limits: { ...LIMITS, timeoutMs } });
    return true;
  } catch {
    return false;
  }
}
