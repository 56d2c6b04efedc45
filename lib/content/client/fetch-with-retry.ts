import { setTimeout as sleep } from 'node:timers/promises';
import { settings } from '#lib/config/settings.ts';
import { matchEndpoint } from '#lib/contract/match.ts';
import { metrics } from '#lib/observability/metrics.ts';
import { property } from '#lib/platform/property.ts';
import type { Transport } from './adapters/adapter.ts';
import { ContentError } from './errors.ts';
import { LIMITS, type Limits } from './limits.ts';
import { readText, untilAborted } from './read-text.ts';

/** The outcome of a call: a status, or why there was no answer. */
function outcomeOf(error: unknown): string {
  if (error === undefined) return 'ok';
  if (!(error instanceof ContentError)) return 'other';
  return error.failure === 'status' ? String(error.status) : error.failure;
}

function countCall(path: string, milliseconds: number, error: unknown): void {
  const endpoint = matchEndpoint(path.split('?', 1)[0] ?? '', settings.PRODUCT_SLUG)?.name ?? 'other';
  metrics().contentCalls.inc({ endpoint, outcome: outcomeOf(error) });
  metrics().contentSeconds.observe(milliseconds / 1000);
}

export interface Received {
  status: number;
  headers: Headers;
  text: string;
}

/** In milliseconds; random, so that retries do not come at once. */
const RETRY_DELAY_MS = { min: 50, max: 250 };
const RETRY_STATUS = new Set([502, 503, 504]);
const TIMEOUT_CODE = /^(?:ECONNABORTED|ETIMEDOUT|UND_ERR_\w+_TIMEOUT)$/;

/** The first `code` in the chain of causes. */
function codeOf(error: unknown): string {
  for (let link = error, depth = 0; link !== undefined && depth < 5; link = property(link, 'cause'), depth += 1) {
    const code = property(link, 'code');
    if (typeof code === 'string') return code;
  }
  return '';
}

function toContentError(error: unknown, path: string, signal: AbortSignal): unknown {
  // Errors with a digest are our own, or control rendering in Next.js.
  if (typeof property(error, 'digest') === 'string') return error;
  const code = codeOf(error);
  const failure = signal.aborted || TIMEOUT_CODE.test(code) ? 'timeout' : 'connection';
  return new ContentError({ path, failure, detail: code, cause: error });
}

async function fetchOnce(request: Request, path: string, transport: Transport, maxBytes: number): Promise<Received> {
  const { signal } = request;
  const response = await untilAborted(transport(request), signal);
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

function isTransient(error: unknown): boolean {
  if (!(error instanceof ContentError)) return false;
  return error.failure === 'connection' || (error.failure === 'status' && RETRY_STATUS.has(error.status ?? 0));
}

/**
 * Sends a request within the limits. A GET is retried once after a broken connection or 502, 503, 504, if time allows.
 * Redirects are refused: only the base URL is trusted.
 * @param path path and query, for errors
 * @throws {ContentError} for every status but 2xx and 304
 */
export async function fetchWithRetry(
  createRequest: (signal: AbortSignal) => Request,
  path: string,
  transport: Transport,
  { timeoutMs, maxBytes }: Limits = LIMITS,
): Promise<Received> {
  const start = performance.now();
  const deadline = timeoutMs > 0 ? start + timeoutMs : Number.POSITIVE_INFINITY;
  const controller = new AbortController();
  const { signal } = controller;
  // `AbortSignal.timeout` keeps the memory of the rendering through several garbage collections.
  const timer = timeoutMs > 0 ? setTimeout(() => controller.abort(), timeoutMs) : undefined;
  const attempt = async () => {
    const request = createRequest(signal);
    try {
      return { received: await fetchOnce(request, path, transport, maxBytes), error: undefined, canRetry: false };
    } catch (thrown) {
      const error = toContentError(thrown, path, signal);
      return { error, canRetry: request.method === 'GET' && isTransient(error) };
    }
  };
  let outcome = await attempt();
  const delay = RETRY_DELAY_MS.min + Math.random() * (RETRY_DELAY_MS.max - RETRY_DELAY_MS.min);
  if (outcome.canRetry && performance.now() + delay < deadline) {
    await sleep(delay);
    outcome = await attempt();
  }
  clearTimeout(timer);
  countCall(path, performance.now() - start, outcome.error);
  if (outcome.received) return outcome.received;
  throw outcome.error;
}
