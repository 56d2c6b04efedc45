import { isReady } from '#lib/content/client/ready.ts';
import { isDraining } from '#lib/server/shutdown.ts';

export const dynamic = 'force-dynamic';

interface Readiness {
  /** `starting`: the content service has not answered yet. */
  status: 'ok' | 'starting' | 'unavailable' | 'draining';
  /** Availability of each dependency. */
  checks: { content?: boolean };
}

let wasReady = false;

async function readiness(): Promise<Readiness> {
  if (isDraining()) return { status: 'draining', checks: {} };
  const content = await isReady();
  wasReady ||= content;
  return { status: content ? 'ok' : wasReady ? 'unavailable' : 'starting', checks: { content } };
}

/** 200 while the site can serve visitors; 503 while it starts, shuts down, or lacks a dependency. */
export async function GET(): Promise<Response> {
  const body = await readiness();
  return Response.json(body, { status: body.status === 'ok' ? 200 : 503, headers: { 'cache-control': 'no-store' } });
}
