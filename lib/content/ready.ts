import { DEFAULT_LOCALE } from '#lib/i18n/locales.ts';
import { LIMITS } from './client/fetch-with-retry.ts';
import { request } from './client/request.ts';
import { contentTransport, type Transport } from './client/transport.ts';
import { ENDPOINTS } from './contract/endpoints.ts';

/** A probe gives up before those who ask for it do, in milliseconds. */
const PROBE_MS = 3000;

/** Whether the content service answers with the header, in time. Its content is not checked: pages do that. */
export async function isReady(transport: Transport = contentTransport): Promise<boolean> {
  const timeoutMs = LIMITS.timeoutMs === 0 ? PROBE_MS : Math.min(LIMITS.timeoutMs, PROBE_MS);
  try {
    const call = { method: 'GET', path: ENDPOINTS.header.path, locale: DEFAULT_LOCALE } as const;
    await request(call, transport, { limits: { ...LIMITS, timeoutMs } });
    return true;
  } catch {
    return false;
  }
}
