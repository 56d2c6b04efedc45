export const dynamic = 'force-dynamic';

/** Liveness: the process responds. Whether it reaches the content service is answered by `/service/ready`. */
export function GET(): Response {
  return Response.json({ status: 'ok' }, { headers: { 'cache-control': 'no-store' } });
}
