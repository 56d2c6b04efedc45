import { settings } from '#lib/config/settings.ts';
import { errorResponse } from '#lib/contract/error-response.ts';
import { metrics } from '#lib/observability/metrics.ts';
import { hasBearerToken } from '#lib/platform/secret.ts';

export const dynamic = 'force-dynamic';

/** In the text format of Prometheus; 404 without `METRICS_TOKEN`. */
export async function GET(request: Request): Promise<Response> {
  const { METRICS_TOKEN } = settings;
  if (METRICS_TOKEN === undefined) return errorResponse(404, 'There is no such path.');
  if (!hasBearerToken(request.headers, METRICS_TOKEN))
    return errorResponse(401, 'The token is missing or wrong.', { 'www-authenticate': 'Bearer' });
  const { registry } = metrics();
  return new Response(await registry.metrics(), {
    headers: { 'content-type': registry.contentType, 'cache-control': 'no-store' },
  });
}
