import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http';
import { LRUCache } from 'lru-cache';
import { isDevelopment, settings } from '#lib/config/settings.ts';
import { catalogueMessage } from '#lib/content/client/errors.ts';
import { DEFAULT_LOCALE, isLocale, toLocale } from '#lib/i18n/locales.ts';
import { metrics } from '#lib/observability/metrics.ts';
import { REQUEST_ID_HEADER, requestIdOf, withRequestId } from '#lib/observability/request-context.ts';
import { contentChecks } from './content-checks.ts';
import { isEventLoopBusy } from './event-loop.ts';
import { isMissingFrameworkFile, sizeOutOfRange } from './files.ts';
import { preparePreview } from './preview-response.ts';
import { withoutForgedPreview } from './preview-token.ts';
import { isFile, isService, type Refusal, refusalOf } from './refuse-request.ts';
import { RenderLimit } from './render-limit.ts';
import { observeRequest } from './request-log.ts';
import { isDraining } from './shutdown.ts';

/** How long a request may take to send its body, in milliseconds. */
const BODY_MS = 15_000;

/** Response header of the framework that repeats the address, so that the headers could be larger than a proxy accepts. */
const INTERNAL_HEADER = 'x-middleware-rewrite';

/** How long a page waits to be rendered, in milliseconds, and when a visitor may try again, in seconds. */
const RENDER_WAIT_MS = 5000;
const RETRY_AFTER_SECONDS = 5;

/** Pages rendered at once while the event loop is busy: more of them take as long in all, and every other request waits for each. */
const BUSY_RENDERS = 2;

/** Memory for the addresses that were answered before, and the overhead of each, in bytes. A forgotten address counts as a render. */
const ANSWERED_BYTES_MAX = 4_000_000;
const ENTRY_BYTES = 100;

const renders = new RenderLimit({
  atOnce: () => (isEventLoopBusy() ? Math.min(BUSY_RENDERS, settings.RENDERS_AT_ONCE) : settings.RENDERS_AT_ONCE),
  waitMs: RENDER_WAIT_MS,
});
const answered = new LRUCache<string, true>({
  maxSize: ANSWERED_BYTES_MAX,
  sizeCalculation: (_true, address) => address.length + ENTRY_BYTES,
});

/** Answers without the framework. The connection is closed, because a body may still be on its way. */
function refuse(response: ServerResponse, { status, headers, body = '' }: Refusal & { body?: string }): void {
  response.writeHead(status, {
    'content-length': Buffer.byteLength(body),
    'cache-control': 'no-store',
    'content-security-policy': "default-src 'none'",
    'x-content-type-options': 'nosniff',
    connection: 'close',
    ...headers,
  });
  response.end(body);
}

function limitBodyTime(request: IncomingMessage, response: ServerResponse): void {
  if (request.headers['transfer-encoding'] === undefined && Number(request.headers['content-length'] ?? 0) === 0) return;
  const timer = setTimeout(() => {
    if (request.complete) return;
    if (!response.headersSent) refuse(response, { status: 408, headers: {} });
    request.destroy();
  }, BODY_MS);
  const stop = () => clearTimeout(timer);
  request.once('end', stop);
  request.once('close', stop);
}

/** Calls a function before the head of a response is sent: the framework sets headers until then. */
function beforeHead(response: ServerResponse, change: () => void): void {
  const writeHead = response.writeHead;
  response.writeHead = (...given: unknown[]) => {
    change();
    return Reflect.apply(writeHead, response, given);
  };
}

function refuseBusy(response: ServerResponse, path: string): void {
  const locale = toLocale(path.split('/', 2)[1]);
  const headers = { 'retry-after': String(RETRY_AFTER_SECONDS), 'content-type': 'text/plain; charset=utf-8' };
  refuse(response, { status: 503, headers, body: `${catalogueMessage('503', locale)}\n` });
}

/**
 * Sends a form of a page that was unpublished meanwhile to the address itself, which has the status of a missing page: the result of a
 * form is rendered for its request, and the framework gives that a 200.
 * @returns whether it has responded
 */
async function refuseFormOfMissingPage(response: ServerResponse, path: string): Promise<boolean> {
  const segments = path.split('/').filter(Boolean);
  const [prefix] = segments;
  const [locale, inLocale] = isLocale(prefix) ? [prefix, segments.slice(1)] : [DEFAULT_LOCALE, segments];
  // After a failure the framework responds.
  const status = await contentChecks()
    .missingStatus?.(`/${inLocale.join('/')}`, locale)
    .catch(() => undefined);
  if (status !== undefined) refuse(response, { status: 303, headers: { location: `/${segments.join('/')}` } });
  return status !== undefined;
}

/** Responds to a request for a page, unless too many other pages are being rendered. */
async function renderPage(listener: RequestListener, request: IncomingMessage, response: ServerResponse, path: string) {
  const address = request.url ?? '/';
  if (withoutForgedPreview(request.headers.cookie ?? '', settings.PREVIEW_SECRET).isPreview) {
    preparePreview(request, response, settings.PREVIEW_FRAME_ORIGINS);
    return listener(request, response);
  }
  if (request.method === 'POST' && (await refuseFormOfMissingPage(response, path))) return;
  if (!answered.has(address)) {
    const leave = await renders.enter(address);
    if (leave === undefined) return refuseBusy(response, path);
    // The visitor left while the request waited: `close` will not be emitted again.
    if (response.destroyed) return leave();
    metrics().rendersRunning.inc();
    response.once('close', () => {
      leave();
      metrics().rendersRunning.dec();
    });
  }
  beforeHead(response, () => {
    response.removeHeader(INTERNAL_HEADER);
    if (response.statusCode < 500) answered.set(address, true);
    else answered.delete(address);
  });
  return listener(request, response);
}

/** While the process shuts down, closes a connection after its response: it would keep the server from closing. */
function closeWhenDraining(request: IncomingMessage, response: ServerResponse): void {
  response.once('finish', () => {
    if (isDraining()) request.socket.end();
  });
}

/** A listener that runs in the context of its request's id, and is measured. */
function observed(listener: RequestListener): RequestListener {
  return (request, response) => {
    const id = requestIdOf(request.headers[REQUEST_ID_HEADER]);
    request.headers[REQUEST_ID_HEADER] = id;
    response.setHeader(REQUEST_ID_HEADER, id);
    return withRequestId(id, () => {
      observeRequest(request, response, request.url?.split('?', 1)[0] ?? '/');
      closeWhenDraining(request, response);
      return listener(request, response);
    });
  };
}

/** A listener that passes on only requests that the framework can handle. */
function guarded(listener: RequestListener): RequestListener {
  return async (request, response) => {
    const target = request.url ?? '/';
    const refusal = refusalOf(request.method ?? '', target);
    if (refusal) return refuse(response, refusal);
    limitBodyTime(request, response);
    const [path = '/'] = target.split('?', 1);
    if (isService(path)) return listener(request, response);
    if (!isFile(path)) return renderPage(listener, request, response, path);
    // In development the framework serves files from elsewhere, too.
    if (!isDevelopment && (await isMissingFrameworkFile(path))) return refuse(response, { status: 404, headers: {} });
    const size = await sizeOutOfRange(path, request.headers.range);
    if (size !== undefined) return refuse(response, { status: 416, headers: { 'content-range': `bytes */${size}` } });
    return listener(request, response);
  };
}

const guardedServers = new WeakSet<Server>();

/** Puts the guard before the listeners that a server has. */
export function guardServer(server: Server): void {
  if (guardedServers.has(server)) return;
  guardedServers.add(server);
  // Node types the listeners of every event as `Function`.
  const listeners = server.listeners('request') as RequestListener[];
  server.removeAllListeners('request');
  for (const listener of listeners) server.on('request', observed(guarded(listener)));
}
