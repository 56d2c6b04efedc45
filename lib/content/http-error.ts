/** What an error's status is called in its body. */
const NAMES: Record<number, string> = {
  400: 'BadRequest',
  404: 'NotFound',
  405: 'MethodNotAllowed',
  500: 'InternalServerError',
  502: 'BadGateway',
  503: 'ServiceUnavailable',
  504: 'GatewayTimeout',
};

/**
 * An error as the contract has it: `{data: null, error: {status, name, message}}` (contract.md "Rules"), never stored.
 * @param message a sentence for a developer; it holds nothing of the server's own
 */
export function errorResponse(status: number, message: string, headers: Record<string, string> = {}): Response {
  const body = { data: null, error: { status, name: NAMES[status] ?? 'Error', message } };
  return Response.json(body, { status, headers: { 'cache-control': 'no-store', ...headers } });
}
