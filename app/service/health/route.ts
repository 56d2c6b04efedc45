export const dynamic = 'force-dynamic';

/** Liveness: the process responds. `/service/ready` checks the content service. */
export function GET(): Response {
  return Response.json({ status: 'ok' }, { headers: { 'cache-control': 'no-store' } });
}
