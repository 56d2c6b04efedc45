import type { BodyFault } from './contract/body.ts';

/** What an error's status is called in its body. */
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
 * An error as the contract has it: `{data: null, error: {status, name, message}}`, never stored.
 * @param message a sentence for a developer; it holds nothing of the server's own
 * @param details the fields of a body that do not fit
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
