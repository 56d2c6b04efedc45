import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Runs a command in the project and ends with its status when it fails. */
function run(folder: string, command: string, args: readonly string[]): void {
  const { status } = spawnSync(command, args, { cwd: folder, stdio: 'inherit' });
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} ended with ${status ?? 'a signal'}`);
}

/** Runs a step unless it was done with the same files; says how long it took. */
function once(folder: string, name: string, files: readonly string[], step: () => void): void {
  const stamp = join(folder, `.tmp-${name}`);
  const wanted = files.map((file) => readFileSync(join(folder, file), 'utf8')).join('\n');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  const start = Date.now();
  console.log(`CMS: ${name} …`);
  step();
  writeFileSync(stamp, wanted);
  console.log(`CMS: ${name} took ${Math.round((Date.now() - start) / 1000)} s`);
}

/** Installs Strapi, builds its admin and imports the sample content, each once. */
export function prepareProject(folder: string): void {
  once(folder, 'install', ['package.json'], () => run(folder, 'npm', ['install', '--no-audit', '--no-fund']));
  once(folder, 'build', ['package.json', 'config/admin.js'], () => run(folder, 'npm', ['run', 'build']));
  once(folder, 'import', ['sample/documents.json'], () => run(folder, 'npm', ['run', 'import']));
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
