import { settings } from '#lib/config/settings.ts';
import { IDEMPOTENCY_HEADER } from '#lib/contract/idempotency-key.ts';
import { requestIdHeader } from '#lib/observability/request-context.ts';
import type { Transport } from './adapters/adapter.ts';
import { ContentError } from './errors.ts';
import { fetchWithRetry } from './fetch-with-retry.ts';
import { LIMITS, type Limits } from './limits.ts';
import { CONTENT_ADDRESS, contentTransport } from './transport.ts';

export type Params = Readonly<Record<string, string | number | undefined>>;

/** GET has a query, other methods may have a body. */
export type Call =
  | { method: 'GET'; path: string; params?: Params | undefined; body?: undefined; locale: string; isDraft?: boolean }
  | {
      method: 'POST' | 'PUT' | 'DELETE';
      path: string;
      params?: undefined;
      body?: Readonly<Record<string, unknown>> | undefined;
      locale: string;
      idempotencyKey?: string | undefined;
    };

export interface ClientOptions {
  address?: string;
  token?: string | undefined;
  limits?: Limits;
}

const isDraft = (call: Call) => call.method === 'GET' && call.isDraft === true;

function queryOf(call: Call): string {
  const given = Object.entries(call.params ?? {}).filter(([, value]) => value !== undefined && value !== '');
  const status = isDraft(call) ? [['status', 'draft']] : [];
  return new URLSearchParams([
    ...given.map(([name, value]) => [name, String(value)]),
    ['locale', call.locale],
    ...status,
  ]).toString();
}

/** The path of a call with its query, as the content service is asked for it. */
export function pathWithQuery(call: Call): string {
  return call.method === 'GET' ? `${call.path}?${queryOf(call)}` : call.path;
}

function bodyOf({ method, body, locale }: Call): string | undefined {
  if (method === 'POST') return JSON.stringify({ ...body, locale });
  return body === undefined ? undefined : JSON.stringify(body);
}

/**
 * Calls the content service; the locale is in the query of GET and the body of POST.
 * @returns the parsed JSON, not validated; `undefined` for an empty answer to POST, PUT or DELETE
 * @throws {ContentError}
 */
export async function request(
  call: Call,
  transport: Transport = contentTransport,
  options: ClientOptions = {},
): Promise<unknown> {
  const ownToken = isDraft(call) ? (settings.CONTENT_DRAFT_TOKEN ?? settings.CONTENT_TOKEN) : settings.CONTENT_TOKEN;
  const { address = CONTENT_ADDRESS, token = ownToken, limits = LIMITS } = options;
  const path = pathWithQuery(call);
  const key = call.method === 'GET' ? undefined : call.idempotencyKey;
  const headers = {
    'content-type': 'application/json',
    ...requestIdHeader(),
    ...(token === undefined ? {} : { token }),
    ...(key === undefined ? {} : { [IDEMPOTENCY_HEADER]: key }),
  };
  const body = bodyOf(call);
  const createRequest = (signal: AbortSignal) =>
    new Request(address + path, {
      method: call.method,
      headers,
      redirect: 'manual',
      signal,
      ...(body === undefined ? {} : { body }),
    });
  const { status, text } = await fetchWithRetry(createRequest, path, transport, limits);
  if (text === '' && call.method !== 'GET') return undefined;
  try {
    const json: unknown = JSON.parse(text);
    return json;
  } catch (cause) {
    throw new ContentError({ path, failure: 'body', status, detail: 'not JSON', cause });
  }
}
