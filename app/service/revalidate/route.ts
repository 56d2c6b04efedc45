import { revalidateTag } from 'next/cache';
import { settings } from '#lib/config/settings.ts';
import { errorResponse } from '#lib/content/contract/error-response.ts';
import { disappearance } from '#lib/content/disappearance.ts';
import { reloadRedirects } from '#lib/content/redirects.ts';
import { readWebhook } from '#lib/content/webhook.ts';
import { clientAddress } from '#lib/security/client-address.ts';
import { log } from '#lib/server/log.ts';
import { metrics } from '#lib/server/metrics.ts';
import { rateLimits } from '#lib/server/rate-limit.ts';
import { delayWrongSecret } from '#lib/server/wrong-secret-delay.ts';

export const dynamic = 'force-dynamic';

/** Webhook: content with these tags is revalidated in the background; until then the old content is shown. */
export async function POST(request: Request): Promise<Response> {
  const change = await readWebhook(request, settings.REVALIDATE_SECRET, settings.PRODUCT_SLUG);
  if (change instanceof Response) {
    if (change.status !== 401) return change;
    const client = clientAddress(request.headers);
    const wait = await rateLimits().webhook(client);
    if (wait > 0) {
      metrics().limited.inc({ limit: 'webhook' });
      return errorResponse(429, 'Too many wrong secrets.', { 'retry-after': String(wait) });
    }
    log('warn', 'webhook-refused', { reason: 'the secret is missing or wrong' });
    await delayWrongSecret(client);
    return change;
  }
  const { tags, addresses } = change;
  disappearance().publish(tags);
  for (const tag of tags) revalidateTag(tag, 'max');
  await reloadRedirects(tags);
  if (tags.length > 0) log('info', 'content-revalidated', { tags: tags.join(' ') });
  return Response.json({ data: { tags, addresses } }, { headers: { 'cache-control': 'no-store' } });
}
