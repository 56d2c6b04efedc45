import type { ChildProcess } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
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

const NEXT = 'node_modules/next/dist/bin/next';

/** Options by which npm gives up soon. */
const SOON = ['--fetch-retries=1', '--fetch-retry-mintimeout=1000', '--fetch-timeout=20000'];

/** @throws {Error} when the program does not end with 0 */
async function succeed(program: ChildProcess, failure: string): Promise<void> {
  const [status] = await once(program, 'exit');
  if (status !== 0) throw new Error(failure);
}

const digestOf = (folder: string, names: readonly string[]) => {
  const hash = createHash('sha256');
  const files = names.flatMap((name) => {
    const path = join(folder, name);
    return statSync(path).isDirectory()
      ? readdirSync(path, { recursive: true, encoding: 'utf8' }).map((file) => join(path, file))
      : [path];
  });
  for (const file of files.sort()) if (statSync(file).isFile()) hash.update(relative(folder, file)).update(readFileSync(file));
  return hash.digest('hex');
};

/** Installs Payload, makes the database with the sample content, and builds the admin, each once. */
export async function prepareProject(
  programs: Programs,
  folder: string,
  settings: Readonly<Record<string, string>>,
): Promise<void> {
  const manifest = readFileSync(join(folder, 'package.json'), 'utf8');
  const sources = digestOf(folder, [
    'app',
    'components',
    'lib',
    'messages',
    'src',
    'payload.config.ts',
    'next.config.ts',
    'site-files.json',
  ]);
  // The build contains the policy, which names the site.
  const policy = ['SITE_URL', 'PUBLIC_URL', 'S3_PUBLIC_URL'].map((name) => settings[name]).join(' ');
  const installed = join(folder, 'node_modules/.install-stamp');
  await step('installing Payload, a minute or so', installed, manifest, async () => {
    // npm takes packages that an interrupted installation has left for complete.
    if (!existsSync(installed)) rmSync(join(folder, 'node_modules'), { recursive: true, force: true });
    const npm = (...args: string[]) => programs.start('npm', args, { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] });
    // An installation without a network tries for many minutes.
    await succeed(npm('view', 'payload', 'version', ...SOON), 'The registry of npm does not answer. Run this again later.');
    await succeed(
      npm('install', '--no-audit', '--no-fund', '--loglevel=error'),
      'Payload could not be installed. Run this again.',
    );
  });
  const env = { ...process.env, NEXT_TELEMETRY_DISABLED: '1', NODE_ENV: 'production' as const };
  const node = (...args: string[]) => programs.start(process.execPath, args, { cwd: folder, env });
  await step(
    'making the database with the sample content',
    join(folder, 'data/.stamp'),
    `${settings.DATABASE_URL} ${manifest} ${sources}`,
    () => succeed(node('--env-file=.env', 'scripts/prepare.ts'), 'The database could not be made.'),
  );
  await step('building the admin', join(folder, '.next/.build-stamp'), manifest + sources + policy, () =>
    succeed(node(NEXT, 'build'), `The admin could not be built in ${folder}.`),
  );
}

/** @param settings of the project; they replace those of the site, such as `PORT` */
export function startProject(programs: Programs, folder: string, settings: Readonly<Record<string, string>>): ChildProcess {
  // Not by npm, whose shell does not pass signals on.
  const env = { ...process.env, ...settings, NODE_ENV: 'production' as const };
  return programs.start(process.execPath, [NEXT, 'start', '--port', settings.PORT ?? ''], { cwd: folder, env });
}
