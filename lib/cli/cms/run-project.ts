import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { step } from './step.ts';

/** Runs a command of npm in the project. @throws {Error} with the advice when it fails */
function npm(folder: string, args: readonly string[], advice = ''): void {
  const { status } = spawnSync('npm', args, { cwd: folder, stdio: 'inherit' });
  if (status !== 0) throw new Error(`npm ${args.join(' ')} has failed in ${folder}. ${advice}`.trim());
}

/**
 * Installs Strapi and builds its admin, and imports the sample content into an empty database, each once.
 * @param database the address of the database, if it is not SQLite
 */
export function prepareProject(folder: string, database = 'sqlite'): void {
  const manifest = readFileSync(join(folder, 'package.json'), 'utf8');
  const admin = readFileSync(join(folder, 'config/admin.js'), 'utf8');
  const installed = join(folder, 'node_modules/.install-stamp');
  step('installing Strapi, some minutes', installed, manifest, () => {
    // npm takes packages that an interrupted installation has left for complete.
    if (!existsSync(installed)) rmSync(join(folder, 'node_modules'), { recursive: true, force: true });
    npm(folder, ['install', '--no-audit', '--no-fund'], 'Is the registry of npm reachable? Then run this again.');
  });
  step('building its admin', join(folder, 'build/.build-stamp'), manifest + admin, () => npm(folder, ['run', 'build']));
  step('importing the sample content', join(folder, '.tmp/import-stamp'), database, () => npm(folder, ['run', 'import']));
}

/**
 * Starts Strapi.
 * @param settings of the project; they replace those of the site, such as `PORT`
 * @returns its process
 */
export function startProject(folder: string, settings: Readonly<Record<string, string>>) {
  // Not by npm, whose shell does not pass signals on.
  const program = join(folder, 'node_modules/@strapi/strapi/bin/strapi.js');
  return spawn(process.execPath, [program, 'start'], { cwd: folder, stdio: 'inherit', env: { ...process.env, ...settings } });
}
