/**
 * Serves the build, with a folder of cached files of its own. A test stands before it as a proxy does, so that it can be a visitor of
 * its own.
 */
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { root, serve } from '#lib/cli/workspace.mjs';

const [name = 'main', port = '3100', ...settings] = process.argv.slice(2);
const CACHE_DIR = `.next/e2e/${name}`;
rmSync(join(root, CACHE_DIR), { recursive: true, force: true });
mkdirSync(join(root, CACHE_DIR), { recursive: true });
serve({
  PORT: port,
  CACHE_DIR,
  PROXY_HOPS: '1',
  // Longer than a run: a connection that the server closes while a test uses it fails that test.
  KEEP_ALIVE_TIMEOUT: '3600000',
  ...Object.fromEntries(settings.map((setting) => setting.split(/=(.*)/s, 2))),
});
