import { revalidateTag } from 'next/cache';
import { after } from 'next/server';
import { refuseWrongSecret } from '#app/service/wrong-secret.ts';
import { settings } from '#lib/config/settings.ts';
import { purgeEdge } from '#lib/content/edge/edge-purges.ts';
import { keptMedia } from '#lib/content/media/kept-media.ts';
import { renderPages } from '#lib/content/publish/render-pages.ts';
import { readWebhook } from '#lib/content/publish/webhook.ts';
import { deletionGuard } from '#lib/content/read/deletion-guard.ts';
import { EVERYTHING, isOfEntry } from '#lib/content/read/tags.ts';
import { reloadRedirects } from '#lib/content/redirects/load-redirects.ts';
import { log } from '#lib/observability/log.ts';

export const dynamic = 'force-dynamic';

/** Reads all addresses, from a list that is read again in the background. */
const SITEMAP = '/sitemap/pages.xml';
const PAGE_LIST = 'list:page-addresses';

/**
 * Webhook: content with these tags is stale. The pages that have changed are rendered at once, and visitors wait for them; those that
 * list them are rendered when somebody asks.
 */
export async function POST(request: Request): Promise<Response> {
  const change = await readWebhook(request, settings.REVALIDATE_SECRET, settings.PRODUCT_SLUG);
  if (change instanceof Response) return change.status === 401 ? refuseWrongSecret(request, 'webhook-refused', change) : change;
  const { tags, addresses } = change;
  deletionGuard().publish(tags);
  for (const tag of tags) revalidateTag(tag, isOfEntry(tag) ? { expire: 0 } : 'max');
  if (tags.includes(EVERYTHING)) keptMedia()?.checkAgain();
  // Tags take effect when this handler has returned.
  after(async () => {
    purgeEdge(tags);
    await reloadRedirects(tags);
    await renderPages(tags.includes(PAGE_LIST) ? [...addresses, SITEMAP] : addresses);
  });
  if (tags.length > 0) log('info', 'content-revalidated', { tags: tags.join(' ') });
  return Response.json({ data: { tags, addresses } }, { headers: { 'cache-control': 'no-store' } });
}
