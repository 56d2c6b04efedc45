import { revalidateTag } from 'next/cache';
import { settings } from '#lib/config/settings.ts';
import { errorResponse } from '#lib/content/contract/error-response.ts';
import { disappearance } from '#lib/content/disappearance.ts';
import { reloadRedirects } from '#lib/content/redirects.ts';
import { tagsToRevalidate } from '#lib/content/webhook.ts';
import { clientAddress } from '#lib/security/client-address.ts';
import { log } from '#lib/server/log.ts';
import { metrics } from '#lib/server/metrics.ts';
import { rateLimits } from '#lib/server/rate-limit.ts';
import { delayWrongSecret } from '#lib/server/wrong-secret-delay.ts';

export const dynamic = 'force-dynamic';

/** Webhook: content with these tags is revalidated in the background; until then the old content is shown. */
export async function POST(request: Request): Promise<Response> {
  const tags = await tagsToRevalidate(request, settings.REVALIDATE_SECRET);
  if (tags instanceof Response) {
    if (tags.status !== 401) return tags;
    const client = clientAddress(request.headers);
    const wait = await rateLimits().webhook(client);
    if (wait > 0) {
      metrics().limited.inc({ limit: 'webhook' });
      return errorResponse(429, 'Too many wrong secrets.', { 'retry-after': String(wait) });
    }
    log('warn', 'webhook-refused', { reason: 'the secret is missing or wrong' });
    await delayWrongSecret(client);
    return tags;
  }
  disappearance().publish(tags);
  for (const tag of tags) revalidateTag(tag, 'max');
  await reloadRedirects(tags);
  log('info', 'content-revalidated', { tags: tags.join(' ') });
  return Response.json({ data: { tags } }, { headers: { 'cache-control': 'no-store' } });
}
