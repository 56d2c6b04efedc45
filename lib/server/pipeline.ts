import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { settings } from '#lib/config/settings.ts';
import { canonicalRedirectOf } from '#lib/content/redirects/redirect.ts';
import { siteSheet } from '#lib/next-internals/inline-sheet.ts';
import { arePagesLight } from '#lib/next-internals/light-page.ts';
import { log } from '#lib/observability/log.ts';
import {
  currentRequest,
  REQUEST_ID_HEADER,
  requestIdOf,
  takeOwnRequest,
  withRequest,
} from '#lib/observability/request-context.ts';
import { observeRequest } from '#lib/observability/request-log.ts';
import { readableUrl } from '#lib/routes/readable-url.ts';
import { redirectChainRewrite } from '#lib/routes/redirect-chain.ts';
import { isFile, isService, pathOf } from '#lib/routes/request-path.ts';
import { clientNetwork } from '#lib/security/client-address.ts';
import { setPageHeaders } from '#lib/security/page-headers.ts';
import { normalizeRequest, takeOriginForm } from './normalize-request.ts';
import { type PlainResponse, sendPlain } from './plain-response.ts';
import { fileRefusalOf, refusalOf } from './refuse-request.ts';
import { formGate, isClientAllowed } from './render-gate.ts';
import { closeWhenDraining } from './shutdown.ts';

export type Handler = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/** Answered also under overload: the orchestrator would restart the server. */
const HEALTH = '/service/health';

const TOO_MANY: PlainResponse = { status: 429, headers: { 'retry-after': '10' }, body: 'Too Many Requests\n' };
const OVERLOADED: PlainResponse = { status: 503, headers: { 'retry-after': '5' }, body: 'Service Unavailable\n' };
const FAILED: PlainResponse = { status: 500, headers: {}, body: 'Internal Server Error\n' };

/**
 * Adds `must-revalidate` to a page. Without it Firefox applies `stale-while-revalidate`, which is meant for shared caches: for a month it
 * would show the old page first, in the language of the last visit.
 */
function makeBrowsersRevalidate(response: ServerResponse): void {
  const setHeader = response.setHeader.bind(response);
  response.setHeader = (name, value) => {
    const isShared = name.toLowerCase() === 'cache-control' && String(value).startsWith('s-maxage=');
    return setHeader(name, isShared ? `${value}, must-revalidate` : value);
  };
}

const isRead = (method: string) => method === 'GET' || method === 'HEAD';

/** What happens to a request before Next. */
export function createPipeline(next: Handler) {
  let running = 0;

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    // Log, metrics and shutdown
    observeRequest(request, response);
    closeWhenDraining(request, response);
    running += 1;
    response.once('close', () => {
      running -= 1;
    });

    // Limits
    const { method = '', url = '/' } = request;
    const isOverloaded = running > settings.REQUESTS_AT_ONCE && url !== HEALTH;
    const refusal = isOverloaded ? OVERLOADED : refusalOf(method, url);
    if (refusal) return sendPlain(request, response, refusal);

    // Normalisation
    request.url = readableUrl(url);
    const { isPreview } = normalizeRequest(request);
    const redirect = canonicalRedirectOf(request);
    const rewrite = redirect && isRead(method) ? redirectChainRewrite(redirect, settings.PRODUCT_SLUG) : undefined;
    const answered = rewrite === undefined ? (redirect ?? (await fileRefusalOf(request))) : undefined;
    if (answered) return sendPlain(request, response, answered);
    if (rewrite !== undefined) request.url = rewrite;

    // Security policy
    const path = pathOf(request.url);
    const isPage = !isFile(path) && !isService(path);
    setPageHeaders(request, response, path, { isPreview, areScriptsInline: !arePagesLight(), styleHash: siteSheet()?.hash });
    if (isPage) makeBrowsersRevalidate(response);
    if (isPage && isPreview) {
      response.setHeader('cache-control', 'private, no-store');
      response.setHeader('x-robots-tag', 'noindex, nofollow');
    }

    // Previews and results of forms are streamed: the page sets the status itself.
    const context = currentRequest();
    if (isPage && context && (isPreview || method === 'POST'))
      context.setStatus = (status) => {
        if (!response.headersSent) response.statusCode = status;
      };

    // A form bypasses the page cache, so its renders are limited here.
    if (isPage && method === 'POST') {
      // Not the id of the request, which a client may choose: two requests would share a permit.
      const form = randomUUID();
      if (!(await isClientAllowed())) return sendPlain(request, response, TOO_MANY);
      if (!(await formGate().enter(form))) return sendPlain(request, response, OVERLOADED);
      response.once('close', () => formGate().leave(form));
    }

    await next(request, response);
  }

  return (request: IncomingMessage, response: ServerResponse): void => {
    const id = requestIdOf(request.headers[REQUEST_ID_HEADER]);
    request.headers[REQUEST_ID_HEADER] = id;
    response.setHeader(REQUEST_ID_HEADER, id);
    takeOriginForm(request);
    const path = pathOf(request.url ?? '/');
    const allowInlineScripts = () => {
      const options = { isPreview: false, areScriptsInline: true, styleHash: siteSheet()?.hash };
      if (!response.headersSent) setPageHeaders(request, response, path, options);
    };
    const isOwn = takeOwnRequest(request.headers);
    const client = isOwn
      ? undefined
      : clientNetwork(request.headers['x-forwarded-for']?.toString(), request.socket.remoteAddress);
    withRequest({ id, client, path, allowInlineScripts }, () =>
      answer(request, response).catch((error: unknown) => {
        log('error', 'request-failed', { message: error instanceof Error ? error.stack : String(error) });
        if (response.headersSent) response.destroy();
        else sendPlain(request, response, FAILED);
      }),
    );
  };
}
