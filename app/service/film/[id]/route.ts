import { filmPlayer, PLAYER_POLICY } from '#lib/html/film-player.ts';
import { youTubeId } from '#lib/html/youtube.ts';

/** What the answer depends on. */
const VARY = { vary: 'sec-fetch-dest' };

/**
 * The player of a film, for the frame of a media block (spec 2.10): a document of its own, so that the sandboxed player is
 * loaded when the film is pressed and not before, without script.
 */
export async function GET(request: Request, { params }: RouteContext<'/service/film/[id]'>): Promise<Response> {
  const id = youTubeId((await params).id);
  // By itself it would show any film of anybody under the address of the site.
  if (id === undefined || request.headers.get('sec-fetch-dest') === 'document')
    return new Response(null, { status: 404, headers: VARY });
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': PLAYER_POLICY,
    'cache-control': 'public, max-age=86400',
    ...VARY,
  };
  return new Response(filmPlayer(id), { headers });
}
