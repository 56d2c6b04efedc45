import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Server } from 'node:http';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import { expect } from './test.ts';

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}

/** Listens on a port of its own. @returns the origin of the server */
export async function listen(server: Server): Promise<string> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** Starts the build with settings of its own, for one file of tests, and waits until it is ready. */
export async function startSite(name: string, settings: readonly string[]): Promise<{ origin: string; stop: () => void }> {
  const port = await freePort();
  const site: ChildProcess = spawn(process.execPath, ['e2e/support/serve.ts', name, String(port), ...settings], {
    cwd: join(import.meta.dirname, '../..'),
    stdio: 'ignore',
  });
  const origin = `http://localhost:${port}`;
  await expect(async () => expect((await fetch(`${origin}/service/ready`)).status).toBe(200)).toPass();
  return { origin, stop: () => site.kill('SIGKILL') };
}
