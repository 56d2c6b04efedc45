import { settings } from '#lib/config/settings.ts';
import { proxyRequest } from '#lib/content/api-proxy.ts';
import { BODY_MAX_BYTES, readCapped } from '#lib/content/contract/body.ts';
import { errorResponse } from '#lib/content/contract/error-response.ts';
import { handle } from '#lib/content-service/service.ts';
import { clientAddress } from '#lib/security/client-address.ts';
import { isCountedPost } from '#lib/security/counted-post.ts';
import { rateLimits } from '#lib/server/rate-limit.ts';

export const dynamic = 'force-dynamic';

/** The content service as the browser sees it, at the same origin: the embedded one, or a gateway to the one of the settings. */
const answer = settings.CONTENT_BASE_URL === undefined ? handle : (request: Request) => proxyRequest(request);

export const GET = (request: Request) => answer(request);
export const HEAD = GET;
export const POST = async (request: Request) => {
  // Read once and looked at twice: a cloned request that is too large would wait for its other half for ever.
  const body = await readCapped(request, BODY_MAX_BYTES);
  if (body === undefined) return errorResponse(413, 'The request cannot be taken.');
  const copy = () => new Request(request.url, { method: 'POST', headers: request.headers, body });
  const wait = (await isCountedPost(copy())) ? rateLimits().api(clientAddress(request.headers)) : 0;
  return wait > 0 ? errorResponse(429, 'Too many requests.', { 'retry-after': String(wait) }) : answer(copy());
};
export const PUT = GET;
export const PATCH = GET;
export const DELETE = GET;
export const OPTIONS = GET;
