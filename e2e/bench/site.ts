/** A site of its own for a measurement: the build on a port, with a folder of cached files of its own. */
import { type ChildProcess, spawn } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { environment, nodePath, root } from '#lib/cli/workspace.mjs';
import { buildEmptyApp } from './script-bytes.ts';

/**
 * Waits until an address responds with a 2xx status.
 * @throws when it has not after 20 s
 */
export async function waitUntilOk(address: string): Promise<void> {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    await sleep(200);
    const answer = await fetch(address).catch(() => undefined);
    if (answer?.ok) return;
  }
  throw new Error(`${address} did not answer`);
}

/**
 * Starts the site and waits until it answers.
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
  await waitUntilOk(`${origin}/service/health`).catch((error: unknown) => {
    server.kill();
    throw error;
  });
  return { origin, server };
}

/** Builds the empty page of the framework, starts its server and waits until it answers. */
export async function startEmptyPage(port: number): Promise<{ origin: string; server: ChildProcess }> {
  const cwd = buildEmptyApp();
  const server = spawn('next', ['start', '-p', String(port)], { cwd, env: environment(), stdio: 'ignore' });
  const origin = `http://localhost:${port}`;
  await waitUntilOk(origin).catch((error: unknown) => {
    server.kill();
    throw error;
  });
  return { origin, server };
}

/** Requests made at the same time. */
const CONCURRENCY = 8;

/** Makes requests, eight at a time. @param request called with the numbers from 1 to `count` */
export async function repeatRequests(count: number, request: (index: number) => Promise<unknown>): Promise<void> {
  let next = 0;
  const work = async () => {
    while (next < count) {
      next += 1;
      await request(next);
    }
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, work));
}
