import { isReady } from '#lib/content/ready.ts';

export const dynamic = 'force-dynamic';

/** Readiness: 200 while the content service responds, otherwise 503. */
export async function GET(): Promise<Response> {
  const ready = await isReady();
  const body = { status: ready ? 'ok' : 'content service unavailable' };
  return Response.json(body, { status: ready ? 200 : 503, headers: { 'cache-control': 'no-store' } });
}
