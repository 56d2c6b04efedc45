import { settings } from '#lib/config/settings.ts';
import { CONTENT_ADDRESS, contentDriver, type Driver } from './driver.ts';
import { ContentError } from './errors.ts';
import { exchange, LIMITS, type Limits } from './exchange.ts';

/** A value of a query; one that is not given is left out. */
export type Params = Readonly<Record<string, string | number | undefined>>;

/** A call as spec 7 has it: GET has a query, the others may have a body. */
export type Call =
  | { method: 'GET'; path: string; params?: Params | undefined; body?: undefined; locale: string }
  | {
      method: 'POST' | 'PUT' | 'DELETE';
      path: string;
      params?: undefined;
      body?: Readonly<Record<string, unknown>> | undefined;
      locale: string;
    };

/** Where and how calls are made; what is not given comes from the settings. */
export interface ClientOptions {
  /** What the path is put after. */
  address?: string;
  /** Sent in the header `token`. */
  token?: string | undefined;
  limits?: Limits;
}

function queryOf({ params, locale }: Call): string {
  const given = Object.entries(params ?? {}).filter(([, value]) => value !== undefined && value !== '');
  return new URLSearchParams([...given.map(([name, value]) => [name, String(value)]), ['locale', locale]]).toString();
}

function bodyOf({ method, body, locale }: Call): string | undefined {
  if (method === 'POST') return JSON.stringify({ ...body, locale });
  return body === undefined ? undefined : JSON.stringify(body);
}

/**
 * One call to the content service (spec 7): GET adds the language to the query, POST to the body, PUT and DELETE add
 * nothing; the content type is JSON; the server's token goes with each call when it is set.
 * @param driver the content service of the settings, or another one
 * @returns the answer as JSON, unchecked; `undefined` for an empty answer to a POST, PUT or DELETE
 * @throws {ContentError} when there is no usable answer
 */
export async function request(call: Call, driver: Driver = contentDriver, options: ClientOptions = {}): Promise<unknown> {
  const { address = CONTENT_ADDRESS, token = settings.CONTENT_TOKEN, limits = LIMITS } = options;
  const path = call.method === 'GET' ? `${call.path}?${queryOf(call)}` : call.path;
  const headers = { 'content-type': 'application/json', ...(token === undefined ? {} : { token }) };
  const body = bodyOf(call);
  const make = (signal: AbortSignal) =>
    new Request(address + path, {
      method: call.method,
      headers,
      redirect: 'manual',
      signal,
      ...(body === undefined ? {} : { body }),
    });
  const { status, text } = await exchange(make, path, driver, limits);
  if (text === '' && call.method !== 'GET') return undefined;
  try {
    const json: unknown = JSON.parse(text);
    return json;
  } catch (cause) {
    throw new ContentError({ path, failure: 'body', status, detail: 'not JSON', cause });
  }
}
