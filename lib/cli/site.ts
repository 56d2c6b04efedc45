/** A site of its own for a measurement: a fresh copy of the standalone build on a port. */
import { type ChildProcess, spawn } from 'node:child_process';
import { environment, nodePath, root } from './workspace.mjs';

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
  for (let attempt = 0; attempt < 100; attempt += 1) {
    await new Promise((resolve) => setTimeout(resolve, 200));
    const answer = await fetch(`${origin}/service/health`).catch(() => undefined);
    if (answer?.ok) return { origin, server };
  }
  server.kill();
  throw new Error(`the site did not answer on port ${port}`);
}
