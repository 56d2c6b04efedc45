import { formTokens } from '#components/blocks/request-form/server/form-tokens.ts';
import { FORM_TOKEN_PATH } from '#lib/config/constants.ts';
import { settings } from '#lib/config/settings.ts';
import { proxyCall } from '#lib/content/client/api-proxy.ts';
import { edgeTags } from '#lib/content/edge/edge-headers.ts';
import { tagsOf } from '#lib/content/read/tags.ts';
import { type ApiCall, readCall } from '#lib/contract/call.ts';
import { errorResponse } from '#lib/contract/error-response.ts';
import { metrics } from '#lib/observability/metrics.ts';
import { clientAddress } from '#lib/security/client-address.ts';
import { isFromSite } from '#lib/security/page-post.ts';
import { rateLimits } from '#lib/server/rate-limit.ts';

export const dynamic = 'force-dynamic';

async function answer(call: ApiCall, request: Request): Promise<Response> {
  if (settings.CONTENT_BASE_URL !== undefined) return proxyCall(call, request);
  const { answerCall } = await import('#lib/content-service/service.ts');
  return answerCall(call, request);
}

/** An answer with its tags, for a cache in front. */
async function taggedAnswer(call: ApiCall, request: Request): Promise<Response> {
  const response = await answer(call, request);
  if ('body' in call) return response;
  const { params, locale } = call.query;
  const slug = call.slug === undefined ? {} : { slug: call.slug };
  for (const [name, value] of Object.entries(edgeTags(tagsOf(call.endpoint, call.path, { ...params, ...slug }, locale))))
    response.headers.set(name, value);
  return response;
}

/** The token of a POST, from `/service/form-token`. */
const TOKEN_HEADER = 'x-form-token';

/** Refuses a valid POST without a valid token, or over the limit, like the form. */
async function refusePost(request: Request): Promise<Response | undefined> {
  const token = request.headers.get(TOKEN_HEADER) ?? '';
  if (formTokens().startedAt(token, Date.now()) === undefined || !(await formTokens().use(token)))
    return errorResponse(403, `A token from ${FORM_TOKEN_PATH} must be sent as ${TOKEN_HEADER}; each can be used once.`);
  const wait = await rateLimits().api(clientAddress(request.headers));
  if (wait === 0) return undefined;
  metrics().limited.inc({ limit: 'api' });
  return errorResponse(429, 'Too many requests.', { 'retry-after': String(wait) });
}

/** The content service for the browser, same-origin. Valid POSTs count towards the rate limit. */
async function handler(request: Request): Promise<Response> {
  if (request.method === 'POST' && !isFromSite(request)) return errorResponse(403, 'Only pages of this site may send this.');
  const call = await readCall(request, settings.PRODUCT_SLUG);
  if (call instanceof Response) return call;
  return ('body' in call ? await refusePost(request) : undefined) ?? taggedAnswer(call, request);
}

// Other methods get 405 with `Allow` from `readCall`.
export {
  handler as DELETE,
  handler as GET,
  handler as HEAD,
  handler as OPTIONS,
  handler as PATCH,
  handler as POST,
  handler as PUT,
};
