import { isReady } from '#lib/content/client/ready.ts';
import { isDraining } from './shutdown.ts';

interface Readiness {
  /** `starting`: the content service has not answered yet. */
  status: 'ok' | 'starting' | 'unavailable' | 'draining';
  /** Whether each thing that the site needs is available. */
  checks: { content?: boolean };
}

let wasReady = false;

/** Whether the process can answer visitors, and why not. */
export async function readiness(): Promise<Readiness> {
  if (isDraining()) return { status: 'draining', checks: {} };
  const content = await isReady();
  wasReady ||= content;
  return { status: content ? 'ok' : wasReady ? 'unavailable' : 'starting', checks: { content } };
}
