import type { ApiCall } from '#lib/contract/call.ts';
import { errorResponse } from '#lib/contract/error-response.ts';
import { IDEMPOTENCY_HEADER } from '#lib/contract/idempotency-key.ts';
import { DEFAULT_LOCALE, toLocale } from '#lib/i18n/locales.ts';
import { requestIdHeader } from '#lib/observability/request-context.ts';
import type { Transport } from './adapters/adapter.ts';
import { ContentError, catalogueKey, catalogueMessage } from './errors.ts';
import { fetchWithRetry, type Received } from './fetch-with-retry.ts';
import { LIMITS, type Limits } from './limits.ts';
import { logFailure } from './log.ts';
import { CONTENT_ADDRESS, httpTransport } from './transport.ts';

/** Longest token of a visitor that is forwarded, in characters. */
const TOKEN_MAX = 4000;

interface ProxyOptions {
  transport?: Transport;
  address?: string;
  limits?: Limits;
}

/** The status of the service, or 502 or 504, with a message in the locale of the call. */
function failureResponse(error: ContentError, code: string): Response {
  const message = catalogueMessage(catalogueKey(error.failure, error.status), toLocale(code));
  if (error.failure === 'status') return errorResponse(error.status ?? 502, message);
  return errorResponse(error.failure === 'timeout' ? 504 : 502, message);
}

function visitorToken(request: Request): string | undefined {
  const token = request.headers.get('token');
  return token && token.length <= TOKEN_MAX ? token : undefined;
}

function checkJson({ status, text }: Received, path: string): void {
  try {
    JSON.parse(text);
  } catch (cause) {
    throw new ContentError({ path, failure: 'body', status, detail: 'not JSON', cause });
  }
}

/** What is forwarded; nothing else of the browser's request is. */
function forwarded(call: ApiCall, request: Request): { path: string; init: RequestInit } {
  const token = visitorToken(request);
  const headers = { 'content-type': 'application/json', ...requestIdHeader(), ...(token === undefined ? {} : { token }) };
  if ('body' in call) {
    const key = call.key === undefined ? {} : { [IDEMPOTENCY_HEADER]: call.key };
    return { path: call.path, init: { method: 'POST', headers: { ...headers, ...key }, body: JSON.stringify(call.body) } };
  }
  const { params, locale, isDraft } = call.query;
  const etag = token === undefined ? request.headers.get('if-none-match') : null;
  const path = `${call.path}?${new URLSearchParams({ ...params, locale, ...(isDraft ? { status: 'draft' } : {}) })}`;
  return { path, init: { headers: { ...headers, ...(etag === null ? {} : { 'if-none-match': etag }) } } };
}

/** Only body, type, ETag and caching of the response are returned. */
function responseTo(request: Request, { status, headers, text }: Received): Response {
  const isShared = visitorToken(request) === undefined;
  const etag = isShared ? headers.get('etag') : null;
  const answer: Record<string, string> = {
    'content-type': 'application/json; charset=utf-8',
    'cache-control': (isShared ? headers.get('cache-control') : 'private, no-store') ?? 'no-store',
    vary: 'token',
    ...(etag === null ? {} : { etag }),
  };
  if (status === 304) return new Response(null, { status, headers: answer });
  return new Response(request.method === 'HEAD' ? null : text, { headers: answer });
}

/** Forwards a call of the browser to `CONTENT_BASE_URL`, within the limits of the client. */
export async function proxyCall(call: ApiCall, request: Request, options: ProxyOptions = {}): Promise<Response> {
  const { transport = httpTransport, address = CONTENT_ADDRESS, limits = LIMITS } = options;
  const { path, init } = forwarded(call, request);
  const createRequest = (signal: AbortSignal) => new Request(address + path, { ...init, redirect: 'manual', signal });
  try {
    const received = await fetchWithRetry(createRequest, path, transport, limits);
    if (received.status !== 304) checkJson(received, path);
    if (!('body' in call)) return responseTo(request, received);
    const headers = { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' };
    return new Response(received.text, { status: 201, headers });
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    logFailure(error);
    return failureResponse(error, 'body' in call ? DEFAULT_LOCALE : call.query.locale);
  }
}
