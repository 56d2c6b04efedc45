/** A PostgreSQL of its own, with an empty database, on a free folder and a given port. */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/** Where Debian installs the programs of each version. */
const VERSIONS = '/usr/lib/postgresql';
const [version] = existsSync(VERSIONS) ? readdirSync(VERSIONS).sort().reverse() : [];
/** The folder of its programs; `undefined` where none is installed. */
export const POSTGRES = version && join(VERSIONS, version, 'bin');

/** It refuses to run as root. */
const asOwner = (program: string, args: readonly string[]): [string, string[]] => {
  const command = [join(POSTGRES ?? '', program), ...args];
  return process.getuid?.() === 0 ? ['runuser', ['-u', 'postgres', '--', ...command]] : [command[0] ?? '', command.slice(1)];
};

/** The most until it answers, in milliseconds. */
const START_MS = 30_000;

/** @returns the address of the database, and a function that ends and removes it */
export async function startPostgres(port: number): Promise<{ url: string; stop: () => Promise<void> }> {
  const folder = mkdtempSync(join(tmpdir(), 'postgres-'));
  // Its user makes the folder of the data.
  chmodSync(folder, 0o777);
  const data = join(folder, 'data');
  const run = (program: string, ...args: string[]) => execFileSync(...asOwner(program, args), { stdio: 'pipe' });
  run('initdb', '--pgdata', data, '--auth', 'trust', '--username', 'postgres', '--encoding', 'UTF8', '--no-sync');
  const options = ['-D', data, '-p', String(port), '-k', folder, '-c', 'listen_addresses=127.0.0.1', '-c', 'fsync=off'];
  const server: ChildProcess = spawn(...asOwner('postgres', options), { stdio: 'ignore' });
  const address = ['--host', '127.0.0.1', '--port', String(port), '--username', 'postgres'];
  const isReady = () => {
    try {
      run('pg_isready', ...address);
      return true;
    } catch {
      return false;
    }
  };
  const end = Date.now() + START_MS;
  while (!isReady()) {
    if (Date.now() > end || server.exitCode !== null) throw new Error('PostgreSQL does not start.');
    await sleep(200);
  }
  run('createdb', ...address, 'cms');
  return {
    url: `postgresql://postgres@127.0.0.1:${port}/cms`,
    stop: async () => {
      run('pg_ctl', 'stop', '--pgdata', data, '--mode', 'fast');
      if (server.exitCode === null) await once(server, 'exit');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
