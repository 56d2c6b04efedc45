import { passOn } from '#lib/content/gateway.ts';
import { errorResponse } from '#lib/content/http-error.ts';
import { handle } from '#lib/content-service/service.ts';
import { processState } from '#lib/process-state.ts';
import { clientAddress } from '#lib/security/client-address.ts';
import { settings } from '#lib/settings.ts';

export const dynamic = 'force-dynamic';

/** The content service as the browser sees it, at the same origin: the embedded one, or a gateway to the one of the settings. */
const answer = settings.CONTENT_BASE_URL === undefined ? handle : (request: Request) => passOn(request);

export const GET = (request: Request) => answer(request);
export const HEAD = GET;
export const POST = (request: Request) => {
  const wait = processState().postLimit(clientAddress(request.headers));
  return wait > 0 ? errorResponse(429, 'Too many requests.', { 'retry-after': String(wait) }) : answer(request);
};
export const PUT = GET;
export const PATCH = GET;
export const DELETE = GET;
export const OPTIONS = GET;
