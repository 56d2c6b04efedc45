import { PLAYER_POLICY, playerDocument } from '#lib/content/video.ts';
import { youTubeId } from '#lib/contract/media-type.ts';

const VARY = { vary: 'sec-fetch-dest' };

/** The document with the YouTube player, for the frame of a media block. */
export async function GET(request: Request, { params }: RouteContext<'/service/film/[id]'>): Promise<Response> {
  const id = youTubeId((await params).id);
  // Outside of a frame it would show any video under the site's origin.
  if (id === undefined || request.headers.get('sec-fetch-dest') === 'document')
    return new Response(null, { status: 404, headers: VARY });
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': PLAYER_POLICY,
    'cache-control': 'public, max-age=86400',
    ...VARY,
  };
  return new Response(playerDocument(id), { headers });
}
