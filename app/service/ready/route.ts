import { isReady } from '#lib/content/client/ready.ts';
import { isDraining } from '#lib/server/shutdown.ts';

export const dynamic = 'force-dynamic';

interface Readiness {
  /** `starting`: the content service has not answered yet. */
  status: 'ok' | 'starting' | 'unavailable' | 'draining';
  /** Whether each dependency is available. */
  checks: { content?: boolean };
}

let wasReady = false;

async function readiness(): Promise<Readiness> {
  if (isDraining()) return { status: 'draining', checks: {} };
  const content = await isReady();
  wasReady ||= content;
  return { status: content ? 'ok' : wasReady ? 'unavailable' : 'starting', checks: { content } };
}

/** Readiness: 200 while the site can answer visitors; 503 while it starts, shuts down, or lacks what it needs. */
export async function GET(): Promise<Response> {
  const body = await readiness();
  return Response.json(body, { status: body.status === 'ok' ? 200 : 503, headers: { 'cache-control': 'no-store' } });
}
