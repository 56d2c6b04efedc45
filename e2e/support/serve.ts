/**
 * Serves the build in this process with its own cache folder; with `--keep`, that of the last start. Tests set the client address,
 * as a proxy does.
 */
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { environment, root } from '#lib/cli/workspace.mjs';

const given = process.argv.slice(2);
const [name = 'main', port = '3100', ...settings] = given.filter((argument) => argument !== '--keep');
const CACHE_DIR = `.next/e2e/${name}`;
const folder = join(root, CACHE_DIR);
if (!given.includes('--keep')) rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
process.chdir(root);
Object.assign(process.env, environment(), {
  NODE_ENV: 'production',
  PORT: port,
  CACHE_DIR,
  DATA_DIR: `${CACHE_DIR}/data`,
  PROXY_HOPS: '1',
  // Tests are one client.
  RENDERS_PER_CLIENT: '0',
  // Longer than a run: a test fails when the server closes a connection that it uses.
  KEEP_ALIVE_TIMEOUT: '3600000',
  ...Object.fromEntries(settings.map((setting) => setting.split(/=(.*)/s, 2))),
});
await import('#lib/server/server.ts');
