// What `npm start` and `npm test` need before anything is installed: plain JavaScript that Node 20 can run.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { copyPdfAssets } from './pdf-assets.mjs';
import { shareChunks } from './shared-chunks.mjs';

export const root = join(import.meta.dirname, '../..');

const bin = join(root, 'node_modules/.bin');
const installStamp = join(root, 'node_modules/.install-stamp');
const buildStamp = join(root, '.next/build-stamp');

/** What a build is made from, beside the settings that are baked into it. */
const SOURCES = [
  'app',
  'components',
  'lib',
  'messages',
  'public',
  'middleware.ts',
  'instrumentation.ts',
  'next.config.ts',
  'postcss.config.mjs',
  'tsconfig.json',
  'package-lock.json',
];
const BUILD_SETTINGS = ['SITE_ORIGIN', 'PRODUCT_SLUG'];

/** @param {string} path @returns {string[]} the files below a path, in order */
function filesBelow(path) {
  if (!existsSync(path)) return [];
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path)
    .sort()
    .flatMap((name) => filesBelow(join(path, name)));
}

/** @param {string[]} files @param {string[]} extra @returns {string} */
function digest(files, extra = []) {
  const hash = createHash('sha256');
  for (const file of files) hash.update(relative(root, file)).update(readFileSync(file));
  for (const text of extra) hash.update(text);
  return hash.digest('hex');
}

/** @param {string} stamp @param {string} wanted */
const isCurrent = (stamp, wanted) => existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted;

/** The environment of a child: the project's own tools and Node come first. */
export function environment() {
  return { ...process.env, PATH: `${bin}:${process.env.PATH ?? ''}`, NEXT_TELEMETRY_DISABLED: '1' };
}

/** The Node that the lockfile brings, else the one that runs this. */
export function nodePath() {
  const own = join(bin, 'node');
  return existsSync(own) ? own : process.execPath;
}

/**
 * Runs a command and shows what it prints.
 * @param {string} command @param {string[]} args
 * @returns {boolean} whether it ended well
 */
export function run(command, args) {
  return spawnSync(command, args, { cwd: root, env: environment(), stdio: 'inherit' }).status === 0;
}

/** Installs the packages of the lockfile unless they are installed. */
export function install() {
  const wanted = digest([join(root, 'package-lock.json')]);
  if (isCurrent(installStamp, wanted)) return;
  if (!run('npm', ['ci', '--no-audit', '--no-fund'])) process.exit(1);
  writeFileSync(installStamp, wanted);
}

/** Puts the settings of `.env` into the environment of what this starts; what is there already stays. */
function readEnvFile() {
  const env = join(root, '.env');
  if (existsSync(env)) process.loadEnvFile(env);
}

/** Stops with a sentence when a setting is wrong. */
export function checkSettings() {
  readEnvFile();
  if (!run(nodePath(), ['lib/cli/check-settings.ts'])) process.exit(1);
}

/** Writes the files of `public/` that depend on packages and settings, and are therefore not committed. */
export function prepare() {
  readEnvFile();
  copyPdfAssets(root);
  if (!run(nodePath(), ['lib/cli/flipbook.ts'])) process.exit(1);
}

/** Builds the standalone server, when it is missing or older than the source. */
export function build() {
  prepare();
  const sources = SOURCES.flatMap((path) => filesBelow(join(root, path))).filter(
    (file) => !/\.(test|test-helper|spec)\.tsx?$/.test(file),
  );
  const wanted = digest(
    sources,
    BUILD_SETTINGS.map((name) => `${name}=${process.env[name] ?? ''}`),
  );
  if (isCurrent(buildStamp, wanted)) return;
  rmSync(join(root, '.next/standalone'), { recursive: true, force: true });
  if (!run('next', ['build'])) process.exit(1);
  assemble();
  writeFileSync(buildStamp, wanted);
}

/** Puts the static files and `public/` where the standalone server looks for them. */
function assemble() {
  const target = join(root, '.next/standalone');
  mkdirSync(join(target, '.next'), { recursive: true });
  cpSync(join(root, '.next/static'), join(target, '.next/static'), { recursive: true });
  // The framework's image service, which is off, would use them.
  for (const name of ['sharp', '@img']) rmSync(join(target, 'node_modules', name), { recursive: true, force: true });
  cpSync(join(root, 'public'), join(target, 'public'), { recursive: true });
  for (const folder of ['chunks', 'chunks/ssr']) shareChunks(join(target, '.next/server', folder));
  if (!run(nodePath(), ['--disable-warning=ExperimentalWarning', 'lib/cli/compile-server.ts', target])) process.exit(1);
}

/** How long an idle connection stays open, in milliseconds: longer than proxies keep theirs, which would otherwise use a closed one. */
const KEEP_ALIVE_TIMEOUT = '75000';

/**
 * Limits of the heap: by default Node lets garbage grow with the memory of the machine. A site needs less than 256 MB of it;
 * `NODE_OPTIONS` replaces these.
 */
const HEAP = ['--max-old-space-size=400', '--max-semi-space-size=8'];

/** Memory outside of the heap: by default glibc keeps what each thread has freed for that thread. Ignored by other C libraries. */
const MALLOC_ARENA_MAX = '2';

/**
 * Passes signals on to a program and ends with its status.
 * @param {import('node:child_process').ChildProcess} program
 */
export function endWith(program) {
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) process.on(signal, () => program.kill(signal));
  program.on('exit', (code) => process.exit(code ?? 0));
}

/**
 * Serves the standalone build until it ends. The server takes the place of this process, whose memory it would otherwise keep,
 * where the system and Node can do so; else signals are passed on.
 * @param {string} folder where the build is @param {number} port @param {Record<string, string>} settings
 */
export function serve(folder, port, settings = {}) {
  // Bound to all addresses: with a loopback HOSTNAME the framework redirects default-language pages to themselves.
  /** @type {NodeJS.ProcessEnv} */
  const env = {
    KEEP_ALIVE_TIMEOUT,
    MALLOC_ARENA_MAX,
    ...environment(),
    ...settings,
    PORT: String(port),
    HOSTNAME: '0.0.0.0',
    NODE_ENV: 'production',
  };
  const heap = process.env.NODE_OPTIONS?.includes('space-size') ? [] : HEAP;
  const args = [...heap, 'server.js'];
  if (process.execve === undefined || process.platform === 'win32') {
    return endWith(spawn(nodePath(), args, { cwd: folder, env, stdio: 'inherit' }));
  }
  process.chdir(folder);
  process.execve(nodePath(), [nodePath(), ...args], env);
}
