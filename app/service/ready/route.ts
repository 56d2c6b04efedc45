import { readiness } from '#lib/server/readiness.ts';

export const dynamic = 'force-dynamic';

/** Readiness: 200 while the site can answer visitors; 503 while it starts, shuts down, or lacks what it needs. */
export async function GET(): Promise<Response> {
  const body = await readiness();
  return Response.json(body, { status: body.status === 'ok' ? 200 : 503, headers: { 'cache-control': 'no-store' } });
}
