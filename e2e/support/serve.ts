/**
 * Serves a fresh copy of the standalone build, so that each server of a run has a page cache of its own; with `--keep` the copy of
 * the last start. A test stands before it
 * as a proxy does, so that it can be a visitor of its own.
 */
import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { root, serve } from '#lib/cli/workspace.mjs';

const given = process.argv.slice(2);
const [name = 'main', port = '3100', ...settings] = given.filter((argument) => argument !== '--keep');
const folder = join(root, '.next/e2e', name);
if (!given.includes('--keep')) {
  rmSync(folder, { recursive: true, force: true });
  // Not what another server of this build has cached.
  const cachedFiles = /\.next\/(?:cache|server\/route-cache)(?:\/|$)/;
  cpSync(join(root, '.next/standalone'), folder, { recursive: true, filter: (source) => !cachedFiles.test(source) });
}
serve(folder, Number(port), {
  PROXY_HOPS: '1',
  // Longer than a run: a connection that the server closes while a test uses it fails that test.
  KEEP_ALIVE_TIMEOUT: '3600000',
  ...Object.fromEntries(settings.map((setting) => setting.split(/=(.*)/s, 2))),
});
