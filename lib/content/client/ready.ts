import { ENDPOINTS } from '#lib/contract/endpoints.ts';
import { DEFAULT_LOCALE } from '#lib/i18n/locales.ts';
import { metrics } from '#lib/observability/metrics.ts';
import { property } from '#lib/platform/property.ts';
import { unwrap } from './envelope.ts';
import { LIMITS } from './limits.ts';
import { request } from './request.ts';
import { contentTransport } from './transport.ts';

/** Less than the usual timeout of a readiness probe, in milliseconds. */
const PROBE_MS = 3000;
/** How long an answer is used again, in milliseconds. */
const CACHE_MS = 1000;

/** Whether an answer looks like the header: it has languages or a menu. */
function isHeader(document: unknown): boolean {
  const lists = [property(property(document, 'top'), 'languages'), property(property(document, 'bottom'), 'header_menu')];
  return lists.some((list) => Array.isArray(list) && list.length > 0);
}

async function askForHeader(): Promise<boolean> {
  const timeoutMs = LIMITS.timeoutMs === 0 ? PROBE_MS : Math.min(LIMITS.timeoutMs, PROBE_MS);
  const { path } = ENDPOINTS.header;
  try {
    const call = { method: 'GET', path, locale: DEFAULT_LOCALE } as const;
    return isHeader(unwrap(await request(call, contentTransport, { limits: { ...LIMITS, timeoutMs } }), path).document);
  } catch {
    return false;
  }
}

async function probe(): Promise<boolean> {
  const ready = await askForHeader();
  metrics().contentAvailable.set(ready ? 1 : 0);
  return ready;
}

/** @returns whether the content service returns a header in time; asked at most once a second */
export function createReadyCheck(): () => Promise<boolean> {
  let last: { ready: Promise<boolean>; until: number } | undefined;
  return async () => {
    if (last === undefined || performance.now() >= last.until) {
      const ready = probe();
      last = { ready, until: Number.POSITIVE_INFINITY };
      await ready;
      last = { ready, until: performance.now() + CACHE_MS };
    }
    return last.ready;
  };
}

let current: Promise<boolean> | undefined;
let next: Promise<boolean> | undefined;

function start(): Promise<boolean> {
  next = undefined;
  const answer = probe().finally(() => {
    if (current === answer) current = undefined;
  });
  current = answer;
  return answer;
}

/**
 * For reads that say that content is missing.
 * @returns whether the content service returns a header when asked after this call: an earlier answer would hide an outage that has
 * just begun. One request at a time; calls that wait share the next.
 */
export function isReady(): Promise<boolean> {
  if (current === undefined) return start();
  next ??= current.then(start);
  return next;
}
