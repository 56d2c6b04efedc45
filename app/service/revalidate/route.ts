import { revalidateTag } from 'next/cache';
import { settings } from '#lib/config/settings.ts';
import { log } from '#lib/content/log.ts';
import { tagsToRefresh } from '#lib/content/webhook.ts';

export const dynamic = 'force-dynamic';

/** The webhook of the content service: what carries a tag is made again in the background, and the old is shown until then. */
export async function POST(request: Request): Promise<Response> {
  const tags = await tagsToRefresh(request, settings.REVALIDATE_SECRET);
  if (tags instanceof Response) return tags;
  for (const tag of tags) revalidateTag(tag, 'max');
  log('warn', 'content-refresh', { tags: tags.join(' ') });
  return Response.json({ data: { tags } }, { headers: { 'cache-control': 'no-store' } });
}
