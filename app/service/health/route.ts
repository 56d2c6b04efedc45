export const dynamic = 'force-dynamic';

/** Liveness: the process answers. What it needs from others is asked for by `/service/ready`. */
export function GET(): Response {
  return Response.json({ status: 'ok' }, { headers: { 'cache-control': 'no-store' } });
}
