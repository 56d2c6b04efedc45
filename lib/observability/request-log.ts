import { AsyncResource } from 'node:async_hooks';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { settings } from '#lib/config/settings.ts';
import { log } from '#lib/observability/log.ts';
import { metrics } from '#lib/observability/metrics.ts';
import { countMisses } from '#lib/observability/request-misses.ts';
import { isFile, isService, pathOf } from '#lib/routes/request-path.ts';

const CACHE_HEADER = 'x-nextjs-cache';
const CACHE_RESULTS: ReadonlySet<unknown> = new Set(['HIT', 'STALE', 'MISS']);
const STATUS_CLIENT_CLOSED = 499;

/** The label of a request in metrics. */
export function routeClass(method: string | undefined, path: string): string {
  if (path.startsWith('/api/')) return 'api';
  if (isService(path)) return 'service';
  if (isFile(path)) return 'file';
  if (method === 'POST') return 'form';
  if (/^(?:\/[a-z]{2})?\/(?:search|document)$/.test(path)) return path.endsWith('/search') ? 'search' : 'document';
  return /^(?:\/[a-z]{2})?\/[^/]*\.[a-z]+$|^\/sitemap\//.test(path) ? 'text' : 'page';
}

/** Counts a response and, with `LOG_REQUESTS`, logs it without its query, which may hold what a visitor typed. */
export function observeRequest(request: IncomingMessage, response: ServerResponse): void {
  const path = pathOf(request.url);
  const start = performance.now();
  const count = () => {
    const milliseconds = performance.now() - start;
    const status = response.headersSent ? response.statusCode : STATUS_CLIENT_CLOSED;
    const cache = response.getHeader(CACHE_HEADER);
    const route = routeClass(request.method, path);
    metrics().requests.inc({ route, status: String(status) });
    const labels = { route, cache: CACHE_RESULTS.has(cache) ? String(cache).toLowerCase() : 'none' };
    metrics().requestSeconds.observe(labels, milliseconds / 1000);
    if (settings.COUNT_MISSES) countMisses(request, route, status);
    if (!settings.LOG_REQUESTS) return;
    log('info', 'request', { method: request.method, path, status, ms: Math.round(milliseconds), cache: labels.cache });
  };
  // When a client disconnects, the event is outside of the async context, which has the request id.
  response.once('close', AsyncResource.bind(count));
}
