import { KEPT_MEDIA_PATH } from '#lib/config/constants.ts';
import { keptMedia } from '#lib/content/media/kept-media.ts';

export const dynamic = 'force-dynamic';

/** A picture or document of the content service, which the site keeps. */
export async function GET(request: Request): Promise<Response> {
  const media = keptMedia();
  if (media === undefined) return new Response(null, { status: 404, headers: { 'cache-control': 'no-store' } });
  // Encoded, as the content has it.
  const { pathname } = new URL(request.url);
  return media.respond(pathname.slice(KEPT_MEDIA_PATH.length + 1).split('/'), request);
}
