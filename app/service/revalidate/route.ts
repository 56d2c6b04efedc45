import { revalidateTag } from 'next/cache';
import { settings } from '#lib/config/settings.ts';
import { disappearance } from '#lib/content/disappearance.ts';
import { tagsToRevalidate } from '#lib/content/webhook.ts';
import { log } from '#lib/server/log.ts';

export const dynamic = 'force-dynamic';

/** Webhook: content with these tags is revalidated in the background; until then the old content is shown. */
export async function POST(request: Request): Promise<Response> {
  const tags = await tagsToRevalidate(request, settings.REVALIDATE_SECRET);
  if (tags instanceof Response) return tags;
  disappearance().publish(tags);
  for (const tag of tags) revalidateTag(tag, 'max');
  log('info', 'content-revalidated', { tags: tags.join(' ') });
  return Response.json({ data: { tags } }, { headers: { 'cache-control': 'no-store' } });
}
