import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { renderStatusOf } from './render-status.ts';

/** The policy of a page that the editors' origins may show in a frame. */
function withFrameAncestors(policy: string, origins: readonly string[]): string {
  return origins.length === 0 ? policy : policy.replace("frame-ancestors 'none'", `frame-ancestors ${origins.join(' ')}`);
}

/**
 * Prepares the response to a preview of a page, which does not pass through the page cache: here it gets its status. No cache may
 * keep it, and no search engine may list it.
 * @param frameOrigins origins whose pages may show it in a frame
 */
export function preparePreview(request: IncomingMessage, response: ServerResponse, frameOrigins: readonly string[]): void {
  // The body is read here, so it must be whole and not compressed.
  delete request.headers['accept-encoding'];
  delete request.headers['if-none-match'];
  const { end } = response;
  const chunks: Buffer[] = [];
  const keep = (chunk: unknown) => {
    if (typeof chunk === 'string') chunks.push(Buffer.from(chunk));
    else if (chunk instanceof Uint8Array) chunks.push(Buffer.from(chunk));
  };
  const callLast = (given: readonly unknown[]) => {
    const last = given.at(-1);
    if (typeof last === 'function') last();
  };
  response.writeHead = (status: number, ...rest: unknown[]) => {
    response.statusCode = status;
    const headers = rest.find((value): value is OutgoingHttpHeaders => typeof value === 'object' && value !== null) ?? {};
    for (const [name, value] of Object.entries(headers)) if (value !== undefined) response.setHeader(name, value);
    return response;
  };
  response.flushHeaders = () => undefined;
  response.write = (...given: unknown[]) => {
    keep(given[0]);
    callLast(given);
    return true;
  };
  response.end = (...given: unknown[]) => {
    keep(given[0]);
    Reflect.deleteProperty(response, 'writeHead');
    const body = Buffer.concat(chunks);
    if (String(response.getHeader('content-type')).startsWith('text/html')) {
      response.statusCode = renderStatusOf(body.toString())?.status ?? response.statusCode;
      const policy = String(response.getHeader('content-security-policy') ?? '');
      if (policy) response.setHeader('content-security-policy', withFrameAncestors(policy, frameOrigins));
    }
    response.setHeader('cache-control', 'private, no-store');
    response.setHeader('x-robots-tag', 'noindex, nofollow');
    response.removeHeader('content-length');
    Reflect.apply(end, response, [body]);
    callLast(given);
    return response;
  };
}
