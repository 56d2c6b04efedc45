import type { IncomingMessage, ServerResponse } from 'node:http';

/** A response without Next. */
export interface PlainResponse {
  status: number;
  headers: Readonly<Record<string, string>>;
  body?: string;
}

function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}

/** Sends a response. Closes the connection of a request with a body, which is not read. */
export function sendPlain(
  request: IncomingMessage,
  response: ServerResponse,
  { status, headers, body = '' }: PlainResponse,
): void {
  response.writeHead(status, {
    'content-type': 'text/plain; charset=utf-8',
    'content-length': Buffer.byteLength(body),
    ...(status >= 400 && { 'cache-control': 'no-store' }),
    'content-security-policy': "default-src 'none'",
    'x-content-type-options': 'nosniff',
    ...(hasBody(request) && { connection: 'close' }),
    ...headers,
  });
  response.end(body);
}
