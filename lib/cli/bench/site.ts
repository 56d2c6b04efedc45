/** A site of its own for a measurement: a fresh copy of the standalone build on a port. */
import { type ChildProcess, spawn } from 'node:child_process';
import { environment, nodePath, root } from '../workspace.mjs';

/**
 * Waits until an address answers.
 * @throws when it has not after 20 s
 */
export async function answers(address: string): Promise<void> {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    await new Promise((resolve) => setTimeout(resolve, 200));
    const answer = await fetch(address).catch(() => undefined);
    if (answer?.ok) return;
  }
  throw new Error(`${address} did not answer`);
}

/**
 * Starts the copy and waits until it answers.
 * @param settings those that differ from the defaults
 */
export async function startSite(
  name: string,
  port: number,
  settings: Readonly<Record<string, string>> = {},
): Promise<{ origin: string; server: ChildProcess }> {
  const given = Object.entries(settings).map(([key, value]) => `${key}=${value}`);
  const server = spawn(nodePath(), ['e2e/support/serve.ts', name, String(port), ...given], {
    cwd: root,
    env: environment(),
    stdio: 'ignore',
  });
  const origin = `http://localhost:${port}`;
  await answers(`${origin}/service/health`).catch((error: unknown) => {
    server.kill();
    throw error;
  });
  return { origin, server };
}
