import { filmPlayer, PLAYER_POLICY } from '#lib/html/film-player.ts';
import { youTubeId } from '#lib/html/youtube.ts';

/**
 * The player of a film, for the frame of a media block (spec 2.10): a document of its own, so that the sandboxed player is
 * loaded when the film is pressed and not before, without script.
 */
export async function GET(_request: Request, { params }: RouteContext<'/service/film/[id]'>): Promise<Response> {
  const id = youTubeId((await params).id);
  if (id === undefined) return new Response(null, { status: 404 });
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': PLAYER_POLICY,
    'cache-control': 'public, max-age=86400',
  };
  return new Response(filmPlayer(id), { headers });
}
