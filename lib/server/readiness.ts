import { isReady } from '#lib/content/ready.ts';
import { isDraining } from './shutdown.ts';

/** What the site needs, each with whether it is there; a check is cached for a second where it asks another machine. */
const CHECKS: Readonly<Record<string, () => Promise<boolean>>> = { content: isReady };

interface Readiness {
  /** `starting`: what the site needs has not been there yet. */
  status: 'ok' | 'starting' | 'unavailable' | 'draining';
  checks: Record<string, boolean>;
}

let wasReady = false;

/** Whether the process can answer visitors, and why not. */
export async function readiness(): Promise<Readiness> {
  if (isDraining()) return { status: 'draining', checks: {} };
  const results = await Promise.all(Object.entries(CHECKS).map(async ([name, check]) => [name, await check()] as const));
  const isEverything = results.every(([, isThere]) => isThere);
  wasReady ||= isEverything;
  return { status: isEverything ? 'ok' : wasReady ? 'unavailable' : 'starting', checks: Object.fromEntries(results) };
}
