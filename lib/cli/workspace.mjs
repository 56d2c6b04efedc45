// What `npm start` and `npm test` need before anything is installed: plain JavaScript that Node 20 can run.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { copyPdfAssets } from './pdf-assets.mjs';

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

/** Builds the site, when the build is missing or older than the source. */
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
  // What an earlier build has cached.
  rmSync(join(root, '.next/cache/site'), { recursive: true, force: true });
  if (!run('next', ['build'])) process.exit(1);
  writeFileSync(buildStamp, wanted);
}

/**
 * Limits of the heap: by default Node lets garbage grow with the memory of the machine. A site needs less than 256 MB of it;
 * `NODE_OPTIONS` replaces these.
 */
export const HEAP = ['--max-old-space-size=300', '--max-semi-space-size=8'];

/**
 * Passes signals on to a program and ends with its status.
 * @param {import('node:child_process').ChildProcess} program
 */
export function endWith(program) {
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) process.on(signal, () => program.kill(signal));
  program.on('exit', (code) => process.exit(code ?? 0));
}

/** Where Node keeps compiled files, so that it does not load its TypeScript compiler, which takes 30 MB. */
const NODE_COMPILE_CACHE = '.next/cache/compile';

/**
 * Serves the site until it ends.
 * @param {Record<string, string>} settings beside those of the environment
 */
export function serve(settings = {}) {
  /** @type {NodeJS.ProcessEnv} */
  const env = { NODE_COMPILE_CACHE, ...environment(), NODE_ENV: 'production', ...settings };
  const heap = process.env.NODE_OPTIONS?.includes('space-size') ? [] : HEAP;
  endWith(spawn(nodePath(), [...heap, 'lib/server/server.ts'], { cwd: root, env, stdio: 'inherit' }));
}
