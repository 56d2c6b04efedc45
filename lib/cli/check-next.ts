/**
 * `npm run check-next`: tests what the site assumes of Next beyond its documentation, and says in words what does not hold.
 * `npm run check-next -- canary` tries the newest version of the registry in a copy of the project.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { startSite } from '#e2e/bench/site.ts';
import { createFaultyService } from '#e2e/faults/faulty-service.ts';
import { ASSUMPTIONS, SETTINGS, Visited } from '#e2e/next/assumptions.ts';
import { copyProject } from '#e2e/support/copy-project.ts';
import { build, environment, nodePath, root } from './workspace.mjs';

const PORT = 3125;

/** Sorts versions: a release is newer than its prereleases. */
function compareVersions(one: string, other: string): number {
  const compare = (a: string, b: string) => a.localeCompare(b, 'en', { numeric: true });
  const [[core = '', pre = '~'], [otherCore = '', otherPre = '~']] = [one.split('-'), other.split('-')];
  return compare(core, otherCore) || Number(pre === '~') - Number(otherPre === '~') || compare(pre, otherPre);
}

function newestVersion(): string {
  const listed = execFileSync('npm', ['view', 'next', 'versions', '--json'], { cwd: root, encoding: 'utf8' });
  const versions: string[] = JSON.parse(listed);
  return versions.sort(compareVersions).at(-1) ?? '';
}

/** @returns whether the checks pass with the newest version of Next */
function checkNewest(): boolean {
  const version = newestVersion();
  // Inside the project, because packages can only be linked within one file system.
  const folder = join(root, '.next/check-next');
  const clear = () => rmSync(folder, { recursive: true, force: true });
  const run = (command: string, args: string[]) =>
    spawnSync(command, args, { cwd: folder, env: environment(), stdio: 'inherit' }).status === 0;
  process.once('exit', clear);
  clear();
  copyProject(folder);
  // npm writes into this file, which is a link.
  rmSync(join(folder, 'node_modules/.package-lock.json'), { force: true });
  console.log(`The newest version of Next is ${version}.`);
  // Packages beside it may not yet name a prerelease as one that they work with.
  const install = ['install', `next@${version}`, '--no-save', '--force', '--ignore-scripts', '--no-audit', '--no-fund'];
  if (!run('npm', install)) return failed('The packages could not be installed.');
  if (!run(nodePath(), ['lib/cli/build.mjs'])) return failed('FAILED  The site cannot be built: read what Next says above.');
  return run(nodePath(), ['lib/cli/check-next.ts']);
}

function failed(message: string): false {
  console.error(message);
  return false;
}

/** @returns whether all assumptions hold */
async function checkAssumptions(): Promise<boolean> {
  build();
  const { version }: { version: string } = JSON.parse(readFileSync(join(root, 'node_modules/next/package.json'), 'utf8'));
  const content = createFaultyService().listen(0, '127.0.0.1');
  await once(content, 'listening');
  const service = `http://127.0.0.1:${(content.address() as AddressInfo).port}`;
  const { origin } = await startSite('check-next', PORT, { settings: { ...SETTINGS, CONTENT_BASE_URL: service } });
  const site = new Visited(origin, service);
  console.log(`Next ${version}`);
  let count = 0;
  for (const { assumed, otherwise, check } of ASSUMPTIONS) {
    const seen = await check(site).catch((error: unknown) => String(error));
    if (seen !== undefined) count += 1;
    console.log(seen === undefined ? `ok      Next ${assumed}` : `FAILED  Next ${assumed}: ${seen}\n        ${otherwise}`);
  }
  console.log(count === 0 ? 'All assumptions hold.' : `${count} of ${ASSUMPTIONS.length} assumptions do not hold.`);
  return count === 0;
}

const isOk = process.argv[2] === 'canary' ? checkNewest() : await checkAssumptions();
process.exit(isOk ? 0 : 1);
