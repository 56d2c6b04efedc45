import { DEFAULT_LOCALE } from '#lib/i18n/locales.ts';
import { LIMITS } from './client/fetch-with-retry.ts';
import { request } from './client/request.ts';
import { contentTransport } from './client/transport.ts';
import { ENDPOINTS } from './contract/endpoints.ts';

/** Less than the usual timeout of a readiness probe, in milliseconds. */
const PROBE_MS = 3000;

/** Whether the content service returns the header in time; its content is not validated. */
export async function isReady(): Promise<boolean> {
  const timeoutMs = LIMITS.timeoutMs === 0 ? PROBE_MS : Math.min(LIMITS.timeoutMs, PROBE_MS);
  try {
    const call = { method: 'GET', path: ENDPOINTS.header.path, locale: DEFAULT_LOCALE } as const;
    await request(call, contentTransport, { limits: { ...LIMITS, timeoutMs } });
    return true;
  } catch {
    return false;
  }
}
