import { settings } from '#lib/config/settings.ts';
import { proxyCall } from '#lib/content/api-proxy.ts';
import { readCall } from '#lib/content/contract/call.ts';
import { errorResponse } from '#lib/content/contract/error-response.ts';
import { answerCall } from '#lib/content-service/service.ts';
import { clientAddress } from '#lib/security/client-address.ts';
import { isFromOtherSite } from '#lib/server/page-post.ts';
import { rateLimits } from '#lib/server/rate-limit.ts';

export const dynamic = 'force-dynamic';

const answer = settings.CONTENT_BASE_URL === undefined ? answerCall : proxyCall;

/** The content service for the browser, at the same origin. Valid POSTs count towards the rate limit. */
async function handler(request: Request): Promise<Response> {
  if (request.method === 'POST' && isFromOtherSite(request)) return errorResponse(403, 'Only pages of this site may send this.');
  const call = await readCall(request, settings.PRODUCT_SLUG);
  if (call instanceof Response) return call;
  const wait = 'body' in call ? await rateLimits().api(clientAddress(request.headers)) : 0;
  return wait > 0 ? errorResponse(429, 'Too many requests.', { 'retry-after': String(wait) }) : answer(call, request);
}

// Methods that an endpoint does not have get 405 with `Allow` from `readCall`.
export {
  handler as DELETE,
  handler as GET,
  handler as HEAD,
  handler as OPTIONS,
  handler as PATCH,
  handler as POST,
  handler as PUT,
};
