import type { z } from 'zod';
import { settings } from '#lib/config/settings.ts';
import { DEFAULT_LOCALE, toLocale } from '#lib/i18n/locales.ts';
import { ContentError, catalogueMessage } from './client/errors.ts';
import { fetchWithRetry, LIMITS, type Limits } from './client/fetch-with-retry.ts';
import { CONTENT_ADDRESS, httpTransport, type Transport } from './client/transport.ts';
import { readBody } from './contract/body.ts';
import { errorResponse } from './contract/error-response.ts';
import { allowedMethods, matchEndpoint } from './contract/match.ts';
import { type Query, readQuery } from './contract/query.ts';
import { logFailure } from './log.ts';

/** The longest token of a browser that is passed on, in characters. */
const TOKEN_MAX = 4000;

interface ProxyOptions {
  transport?: Transport;
  address?: string;
  product?: string;
  limits?: Limits;
}

/** A failure as the browser gets it: the status of the service, or that of a gateway, and the catalogue's sentence in its language. */
function failed(error: ContentError, code: string): Response {
  const message = catalogueMessage(error.messageKey, toLocale(code));
  if (error.failure === 'status') return errorResponse(error.status ?? 502, message);
  return errorResponse(error.failure === 'timeout' ? 504 : 502, message);
}

/** The visitor's own token, when the browser sends one. */
function visitorToken(request: Request): string | undefined {
  const token = request.headers.get('token');
  return token && token.length <= TOKEN_MAX ? token : undefined;
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

async function fetchAnswer(path: string, browser: Request, options: ProxyOptions): Promise<Response> {
  const { transport = httpTransport, address = CONTENT_ADDRESS, limits = LIMITS } = options;
  const visitor = visitorToken(browser);
  const known = visitor === undefined ? browser.headers.get('if-none-match') : null;
  const headers: Record<string, string> = {
    'content-type': 'application/json',
    ...(visitor === undefined ? {} : { token: visitor }),
    ...(known === null ? {} : { 'if-none-match': known }),
  };
  const make = (signal: AbortSignal) => new Request(address + path, { headers, redirect: 'manual', signal });
  const received = await fetchWithRetry(make, path, transport, limits);
  if (received.status !== 304 && !isJson(received.text)) {
    throw new ContentError({ path, failure: 'body', status: received.status, detail: 'not JSON' });
  }
  const etag = visitor === undefined ? received.headers.get('etag') : null;
  const cacheControl = visitor === undefined ? received.headers.get('cache-control') : 'private, no-store';
  const answer: Record<string, string> = {
    'content-type': 'application/json; charset=utf-8',
    'cache-control': cacheControl ?? 'no-store',
    vary: 'token',
    ...(etag === null ? {} : { etag }),
  };
  if (received.status === 304) return new Response(null, { status: 304, headers: answer });
  return new Response(browser.method === 'HEAD' ? null : received.text, { headers: answer });
}

/** A POST with a body that fits the contract; nothing else of it is passed on, and the service's own words for a fault are. */
async function proxyBody(schema: z.ZodType, path: string, browser: Request, options: ProxyOptions): Promise<Response> {
  const { transport = httpTransport, address = CONTENT_ADDRESS, limits = LIMITS } = options;
  const read = await readBody(schema, browser);
  if ('faults' in read) return errorResponse(read.status, 'The request cannot be taken.', {}, read.faults);
  const visitor = visitorToken(browser);
  const headers = { 'content-type': 'application/json', ...(visitor === undefined ? {} : { token: visitor }) };
  const body = JSON.stringify(read.body);
  const make = (signal: AbortSignal) =>
    new Request(address + path, { method: 'POST', headers, body, redirect: 'manual', signal });
  try {
    const { text } = await fetchWithRetry(make, path, transport, limits);
    if (!isJson(text)) throw new ContentError({ path, failure: 'body', detail: 'not JSON' });
    return new Response(text, {
      status: 201,
      headers: { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' },
    });
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    logFailure(error);
    return failed(error, DEFAULT_LOCALE);
  }
}

function pathOf(pathname: string, { locale, params }: Query): string {
  return `${pathname}?${new URLSearchParams({ ...params, locale })}`;
}

/**
 * `/api/*` when the content service is elsewhere: the calls of the contract, with its parameters or body only, are passed on to
 * it within the limits of the client; nothing else is, and nothing of its answer but body, type, tag and caching comes back.
 */
export async function proxyRequest(request: Request, options: ProxyOptions = {}): Promise<Response> {
  const { pathname, searchParams } = new URL(request.url);
  const match = matchEndpoint(pathname, options.product ?? settings.PRODUCT_SLUG);
  if (!match) return errorResponse(404, 'There is no such path.');
  const allow = allowedMethods(match.endpoint);
  if (!allow.split(', ').includes(request.method))
    return errorResponse(405, `${request.method} is not possible here.`, { allow });
  if (match.endpoint.body) return proxyBody(match.endpoint.body, pathname, request, options);
  const query = readQuery(match.endpoint, searchParams);
  if (typeof query === 'string') return errorResponse(400, query);
  const path = pathOf(pathname, query);
  try {
    return await fetchAnswer(path, request, options);
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    logFailure(error);
    return failed(error, query.locale);
  }
}
