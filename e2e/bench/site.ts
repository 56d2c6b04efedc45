/** Runs the build on a port with its own cache folder. */
import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, mkdirSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { environment, HEAP, nodePath, root } from '#lib/cli/workspace.mjs';
import type { MemoryLimit } from './memory-limit.ts';
import { buildEmptyApp } from './script-bytes.ts';

const START_MS = 60_000;
const LOOK_EVERY_MS = 200;

/**
 * Waits until an address responds with a 2xx status.
 * @throws after a minute
 */
export async function waitUntilOk(address: string): Promise<void> {
  for (const end = Date.now() + START_MS; Date.now() < end; ) {
    await sleep(LOOK_EVERY_MS);
    const answer = await fetch(address).catch(() => undefined);
    if (answer?.ok) return;
  }
  throw new Error(`${address} did not answer`);
}

/** Waits until a server responds; it ends with this process. @throws when it exits or does not respond */
async function untilOk(server: ChildProcess, address: string): Promise<void> {
  process.once('exit', () => server.kill());
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
  const ended = new Promise<never>((_, reject) => {
    server.once('exit', (code, signal) => reject(new Error(`the server of ${address} ended with ${signal ?? code}`)));
  });
  // Also rejects when it exits later, which is no error.
  ended.catch(() => undefined);
  await Promise.race([waitUntilOk(address), ended]);
}

export interface Site {
  origin: string;
  server: ChildProcess;
  /** For cached files and stderr. */
  folder: string;
  log: string;
}

interface SiteOptions {
  settings?: Readonly<Record<string, string>>;
  memory?: MemoryLimit | undefined;
  /** Node loads it before the server. */
  import?: string;
  /** Whether it keeps the cache of its last start. */
  keepsFolder?: boolean;
}

export const folderOf = (name: string): string => join(root, '.next/e2e', name);

/** @param errors receives the log */
export function spawnSite(name: string, port: number, errors: 'pipe' | number, options: SiteOptions = {}): ChildProcess {
  const { settings = {}, memory, keepsFolder = false, import: module } = options;
  const given = Object.entries(settings).map(([key, value]) => `${key}=${value}`);
  const serve = [nodePath(), ...HEAP, 'e2e/support/serve.ts', ...(keepsFolder ? ['--keep'] : []), name, String(port), ...given];
  const [command = '', ...args] = [...(memory?.prefix ?? []), ...serve];
  const env = { ...environment(), ...(module ? { NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} --import ${module}` } : {}) };
  return spawn(command, args, { cwd: root, env, stdio: ['ignore', 'ignore', errors] });
}

export async function startSite(name: string, port: number, options: SiteOptions = {}): Promise<Site> {
  const folder = folderOf(name);
  const log = `${folder}.log`;
  mkdirSync(join(folder, '..'), { recursive: true });
  const errors = openSync(log, 'w');
  const server = spawnSite(name, port, errors, options);
  closeSync(errors);
  const origin = `http://localhost:${port}`;
  await untilOk(server, `${origin}/service/health`);
  return { origin, server, folder, log };
}

/** Builds an empty Next page and serves it. */
export async function startEmptyPage(port: number): Promise<{ origin: string; server: ChildProcess }> {
  const cwd = buildEmptyApp();
  const server = spawn('next', ['start', '-p', String(port)], { cwd, env: environment(), stdio: 'ignore' });
  const origin = `http://localhost:${port}`;
  await untilOk(server, origin);
  return { origin, server };
}

export async function pathsOfSitemap(origin: string): Promise<string[]> {
  const locations = async (path: string) =>
    [...(await (await fetch(origin + path)).text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map(
      ([, address = '']) => new URL(address).pathname,
    );
  return (await Promise.all((await locations('/sitemap.xml')).map(locations))).flat();
}

const CONCURRENCY = 8;

/** Makes `CONCURRENCY` requests at a time. @param request called with 1 to `count` */
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
