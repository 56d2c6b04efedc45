import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Programs } from './programs.ts';

/**
 * Runs a step unless it was done; again after a failure or interruption.
 * @param stamp file with what the step was done with
 * @param wanted what it is to be done with
 */
export async function step(name: string, stamp: string, wanted: string, run: () => Promise<void>): Promise<void> {
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  const start = Date.now();
  console.log(`CMS: ${name} …`);
  await run();
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, wanted);
  console.log(`CMS: ${name} took ${Math.round((Date.now() - start) / 1000)} s`);
}

/** Options by which npm gives up soon. */
const SOON = ['--fetch-retries=1', '--fetch-retry-mintimeout=1000', '--fetch-timeout=20000'];

/** @throws {Error} when the program does not end with 0 */
async function succeed(program: ChildProcess, failure: string): Promise<void> {
  const [status] = await once(program, 'exit');
  if (status !== 0) throw new Error(failure);
}

/** Installs Strapi, builds its admin and imports the sample content, each once. */
export async function prepareProject(programs: Programs, folder: string, database = 'sqlite'): Promise<void> {
  const manifest = readFileSync(join(folder, 'package.json'), 'utf8');
  const admin = ['config/admin.js', 'scripts/build.js'].map((file) => readFileSync(join(folder, file), 'utf8')).join('');
  const script = (name: string) => programs.start(process.execPath, [`scripts/${name}.js`], { cwd: folder });
  const installed = join(folder, 'node_modules/.install-stamp');
  await step('installing Strapi, some minutes', installed, manifest, async () => {
    // npm takes packages that an interrupted installation has left for complete.
    if (!existsSync(installed)) rmSync(join(folder, 'node_modules'), { recursive: true, force: true });
    const npm = (...args: string[]) => programs.start('npm', args, { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] });
    // An installation without a network tries for many minutes.
    await succeed(
      npm('view', '@strapi/strapi', 'version', ...SOON),
      'The registry of npm does not answer. Run this again later.',
    );
    await succeed(
      npm('install', '--no-audit', '--no-fund', '--loglevel=error'),
      'Strapi could not be installed. Run this again.',
    );
  });
  await step('building its admin', join(folder, 'build/.build-stamp'), manifest + admin, () =>
    succeed(script('build'), `The admin could not be built in ${folder}.`),
  );
  await step('importing the sample content', join(folder, '.tmp/import-stamp'), database, () =>
    succeed(script('import'), 'The sample content could not be imported.'),
  );
}

/** @param settings of the project; they replace those of the site, such as `PORT` */
export function startProject(programs: Programs, folder: string, settings: Readonly<Record<string, string>>): ChildProcess {
  // Not by npm, whose shell does not pass signals on.
  const program = join(folder, 'node_modules/@strapi/strapi/bin/strapi.js');
  return programs.start(process.execPath, [program, 'start'], { cwd: folder, env: { ...process.env, ...settings } });
}
