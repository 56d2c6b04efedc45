import { setTimeout as pause } from 'node:timers/promises';
import { settings } from '#lib/config/settings.ts';
import { property } from '#lib/property.ts';
import type { Driver } from './driver.ts';
import { ContentError } from './errors.ts';
import { readText, untilAborted } from './read-text.ts';

/** What one call may cost. */
export interface Limits {
  /** Milliseconds for the whole call, its retry included; 0 waits for ever. */
  timeoutMs: number;
  /** Bytes of the answer. */
  maxBytes: number;
}

export const LIMITS: Limits = { timeoutMs: settings.CONTENT_TIMEOUT_MS, maxBytes: settings.CONTENT_MAX_BYTES };

/** An answer that was read to its end. */
export interface Received {
  status: number;
  headers: Headers;
  text: string;
}

/** Before its one retry a call waits this long, in milliseconds, so that a service that stumbles is not run over. */
const RETRY_PAUSE_MS = { least: 50, most: 250 };
const RETRY_STATUS = new Set([502, 503, 504]);
const TIMEOUT_CODE = /^(?:ECONNABORTED|ETIMEDOUT|UND_ERR_\w+_TIMEOUT)$/;

/** The code of the first error in a chain of causes that has one. */
function codeOf(error: unknown): string {
  for (let link = error, depth = 0; link !== undefined && depth < 5; link = property(link, 'cause'), depth += 1) {
    const code = property(link, 'code');
    if (typeof code === 'string') return code;
  }
  return '';
}

function toContentError(error: unknown, path: string, signal: AbortSignal): unknown {
  // Errors with a digest say what they are already: our own, and those by which the framework steers a render.
  if (typeof property(error, 'digest') === 'string') return error;
  const code = codeOf(error);
  const failure = signal.aborted || TIMEOUT_CODE.test(code) ? 'timeout' : 'connection';
  return new ContentError({ path, failure, detail: code, cause: error });
}

async function once(request: Request, path: string, driver: Driver, maxBytes: number): Promise<Received> {
  const { signal } = request;
  const response = await untilAborted(driver(request), signal);
  const { status, headers } = response;
  if (response.ok || status === 304) return { status, headers, text: await readText(response, path, maxBytes, signal) };
  if (status === 400 && request.method === 'POST') {
    const answer = await readText(response, path, maxBytes, signal);
    throw new ContentError({ path, failure: 'status', status, answer });
  }
  response.body?.cancel().catch(() => undefined);
  const redirected = response.type === 'opaqueredirect' || (status >= 300 && status < 400);
  throw new ContentError({ path, failure: redirected ? 'redirect' : 'status', status });
}

function mayRetry(error: unknown): boolean {
  if (!(error instanceof ContentError)) return false;
  return error.failure === 'connection' || (error.failure === 'status' && RETRY_STATUS.has(error.status ?? 0));
}

/**
 * One call to the content service, within its limits: a GET is tried a second time after a broken connection or 502, 503,
 * 504, if the time allows it; redirects are refused, because the base address is the only one that is trusted.
 * @param make makes the request, once for each try
 * @param path the path and query, for errors
 * @throws {ContentError} for every answer but 2xx and 304
 */
export async function exchange(
  make: (signal: AbortSignal) => Request,
  path: string,
  driver: Driver,
  { timeoutMs, maxBytes }: Limits = LIMITS,
): Promise<Received> {
  const signal = timeoutMs > 0 ? AbortSignal.timeout(timeoutMs) : new AbortController().signal;
  const deadline = timeoutMs > 0 ? performance.now() + timeoutMs : Number.POSITIVE_INFINITY;
  const attempt = async () => {
    const request = make(signal);
    try {
      return { received: await once(request, path, driver, maxBytes), isGet: true };
    } catch (error) {
      return { error: toContentError(error, path, signal), isGet: request.method === 'GET' };
    }
  };
  let outcome = await attempt();
  const wait = RETRY_PAUSE_MS.least + Math.random() * (RETRY_PAUSE_MS.most - RETRY_PAUSE_MS.least);
  if (outcome.isGet && mayRetry(outcome.error) && performance.now() + wait < deadline) {
    await pause(wait);
    outcome = await attempt();
  }
  if (outcome.received) return outcome.received;
  throw outcome.error;
}
