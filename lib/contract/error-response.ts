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
 * `{data: null, error: {status, name, message}}`, not cacheable.
 * @param message for developers, without internals
 * @param details invalid fields of a body
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
