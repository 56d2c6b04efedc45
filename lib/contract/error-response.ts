import type { BodyFault } from './body.ts';

const NAMES: Record<number, string> = {
  400: 'BadRequest',
  404: 'NotFound',
  405: 'MethodNotAllowed',
  413: 'ContentTooLarge',
  415: 'UnsupportedMediaType',
  429: 'TooManyRequests',
  500: 'InternalServerError',
  502: 'BadGateway',
  503: 'ServiceUnavailable',
  504: 'GatewayTimeout',
};

/**
 * An error response of the content API: `{data: null, error: {status, name, message}}`, not cacheable.
 * @param message for developers, without internals of the server
 * @param details the invalid fields of a request body
 */
export function errorResponse(
  status: number,
  message: string,
  headers: Record<string, string> = {},
  details?: readonly BodyFault[],
): Response {
  const error = { status, name: NAMES[status] ?? 'Error', message, ...(details ? { details: { errors: details } } : {}) };
  const body = { data: null, error };
  return Response.json(body, { status, headers: { 'cache-control': 'no-store', ...headers } });
}
