import { refuseWrongSecret } from '#app/service/wrong-secret.ts';
import { settings } from '#lib/config/settings.ts';
import { errorResponse } from '#lib/contract/error-response.ts';
import { misses } from '#lib/observability/misses.ts';
import { hasBearerToken, isSecret } from '#lib/platform/secret.ts';
import { missesPage } from './misses-page.ts';

export const dynamic = 'force-dynamic';

const HEADERS = { 'cache-control': 'private, no-store', 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex' };

/**
 * What visitors missed, for `?secret=<PREVIEW_SECRET>` or the same as a bearer token: a page for browsers, else JSON. 404 without
 * `COUNT_MISSES` and `PREVIEW_SECRET`.
 */
export async function GET(request: Request): Promise<Response> {
  const { COUNT_MISSES, PREVIEW_SECRET } = settings;
  if (!COUNT_MISSES || PREVIEW_SECRET === undefined) return errorResponse(404, 'There is no such path.');
  const given = new URL(request.url).searchParams.get('secret') ?? '';
  if (!isSecret(given, PREVIEW_SECRET) && !hasBearerToken(request.headers, PREVIEW_SECRET))
    return refuseWrongSecret(request, 'preview-refused', errorResponse(401, 'The secret is missing or wrong.'));
  const lists = misses().list();
  if (!request.headers.get('accept')?.includes('text/html')) return Response.json({ data: lists }, { headers: HEADERS });
  return new Response(missesPage(lists), { headers: { ...HEADERS, 'content-type': 'text/html; charset=utf-8' } });
}
