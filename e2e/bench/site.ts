/** A site of its own for a measurement: the build on a port, with a folder of cached files of its own. */
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
 * @throws when it has not after a minute
 */
export async function waitUntilOk(address: string): Promise<void> {
  for (const end = Date.now() + START_MS; Date.now() < end; ) {
    await sleep(LOOK_EVERY_MS);
    const answer = await fetch(address).catch(() => undefined);
    if (answer?.ok) return;
  }
  throw new Error(`${address} did not answer`);
}

/** Waits until a server answers. It ends with this process, whatever ends that. @throws when it ends or does not answer */
async function untilOk(server: ChildProcess, address: string): Promise<void> {
  process.once('exit', () => server.kill());
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
  const ended = new Promise<never>((_, reject) => {
    server.once('exit', (code, signal) => reject(new Error(`the server of ${address} ended with ${signal ?? code}`)));
  });
  // Also rejected when it ends later, which is no error.
  ended.catch(() => undefined);
  await Promise.race([waitUntilOk(address), ended]);
}

export interface Site {
  origin: string;
  server: ChildProcess;
  /** Its cached files, and what it writes to stderr. */
  folder: string;
  log: string;
}

interface SiteOptions {
  /** Settings that differ from the defaults. */
  settings?: Readonly<Record<string, string>>;
  memory?: MemoryLimit | undefined;
  /** A module that Node loads before the server. */
  import?: string;
  /** Whether it goes on in the folder of its last start. */
  keepsFolder?: boolean;
}

/** The folder of the cached files of a site. */
export const folderOf = (name: string): string => join(root, '.next/e2e', name);

/** Starts the site. @param errors where it writes its log */
export function spawnSite(name: string, port: number, errors: 'pipe' | number, options: SiteOptions = {}): ChildProcess {
  const { settings = {}, memory, keepsFolder = false, import: module } = options;
  const given = Object.entries(settings).map(([key, value]) => `${key}=${value}`);
  const serve = [nodePath(), ...HEAP, 'e2e/support/serve.ts', ...(keepsFolder ? ['--keep'] : []), name, String(port), ...given];
  const [command = '', ...args] = [...(memory?.prefix ?? []), ...serve];
  const env = { ...environment(), ...(module ? { NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} --import ${module}` } : {}) };
  return spawn(command, args, { cwd: root, env, stdio: ['ignore', 'ignore', errors] });
}

/** Starts the site and waits until it answers. */
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

/** Builds the empty page of the framework, starts its server and waits until it answers. */
export async function startEmptyPage(port: number): Promise<{ origin: string; server: ChildProcess }> {
  const cwd = buildEmptyApp();
  const server = spawn('next', ['start', '-p', String(port)], { cwd, env: environment(), stdio: 'ignore' });
  const origin = `http://localhost:${port}`;
  await untilOk(server, origin);
  return { origin, server };
}

/** The paths of all pages in the sitemap. */
export async function pathsOfSitemap(origin: string): Promise<string[]> {
  const locations = async (path: string) =>
    [...(await (await fetch(origin + path)).text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map(
      ([, address = '']) => new URL(address).pathname,
    );
  return (await Promise.all((await locations('/sitemap.xml')).map(locations))).flat();
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
