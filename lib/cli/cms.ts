/**
 * A Payload with the content types of the contract and the sample content, in `.cms`, and the site beside it:
 * `npm run cms -- --port 1337 --site-port 3000 --folder .cms`. With `--only` the site is not started; with `--with postgres` the
 * database is that of `DATABASE_URL` instead of a SQLite file.
 */
import type { ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { settings } from '#lib/config/settings.ts';
import { isPortFree } from './cms/is-port-free.ts';
import { createPrograms } from './cms/programs.ts';
import { prepareProject, startProject } from './cms/run-project.ts';
import { siteSettings } from './cms/site-settings.ts';
import { writeProject } from './cms/write-project.ts';

const { values } = parseArgs({
  options: {
    folder: { type: 'string', default: join(import.meta.dirname, '../../.cms') },
    port: { type: 'string', default: '1337' },
    'site-port': { type: 'string', default: String(settings.PORT) },
    only: { type: 'boolean', default: false },
    with: { type: 'string', default: 'sqlite' },
  },
});
const origin = `http://localhost:${values.port}`;
const sitePort = values['site-port'];
const siteUrl = `http://localhost:${sitePort}`;
/** Where `--with postgres` looks for a database when `DATABASE_URL` is not set. */
const LOCAL_POSTGRES = 'postgresql://postgres@127.0.0.1:5432/cms';
const ROLES = ['EDITOR', 'PUBLISHER', 'ADMINISTRATOR', 'REQUESTS'];

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}

if (!['sqlite', 'postgres'].includes(values.with)) fail('--with is sqlite or postgres.');
const ports = { '--port': Number(values.port), ...(values.only ? {} : { '--site-port': Number(sitePort) }) };
for (const [option, port] of Object.entries(ports)) {
  if (!Number.isInteger(port) || port < 1 || port > 65_535) fail(`${option} is a number from 1 to 65535.`);
  if (!(await isPortFree(port))) fail(`Port ${port} is in use: choose another with ${option}.`);
}

const databaseUrl = process.env.DATABASE_URL || (values.with === 'postgres' ? LOCAL_POSTGRES : '');
const given = ROLES.flatMap((role) => {
  const password = process.env[`${role}_PASSWORD`];
  const email = process.env[`${role}_EMAIL`] ?? `${role.toLowerCase()}@example.com`;
  return [[`${role}_EMAIL`, email] as const, ...(password ? [[`${role}_PASSWORD`, password] as const] : [])];
});
/** `S3_BUCKET` and what belongs to it. */
const storage = Object.entries(process.env).filter(
  (entry): entry is [string, string] => /^S3_/.test(entry[0]) && Boolean(entry[1]),
);
const project = writeProject(values.folder, settings.PRODUCT_SLUG, {
  SITE_URL: siteUrl,
  PUBLIC_URL: process.env.PUBLIC_URL ?? origin,
  PORT: values.port,
  DATABASE_URL: databaseUrl,
  ...Object.fromEntries(given),
  ...Object.fromEntries(storage),
});

const programs = createPrograms();
/** Ends all programs; with status 0 when that was asked for. */
function stop(status: number): void {
  process.exitCode ??= status;
  programs.stop();
}
// The terminal sends a signal to all programs, and some pass it on: it may come twice.
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => stop(0));
const isStopping = () => process.exitCode !== undefined;
const untilItEnds = (program: ChildProcess) => program.once('exit', (status) => stop(status || 1));

try {
  await prepareProject(programs, values.folder, project);
} catch (error) {
  if (!isStopping()) fail(error instanceof Error ? error.message : String(error));
}
if (!isStopping()) untilItEnds(startProject(programs, values.folder, project));
while (!isStopping()) {
  const answered = await fetch(`${origin}/api/header`).catch(() => undefined);
  if (answered?.ok) break;
  await sleep(200);
}
if (!isStopping()) {
  console.log(
    `The CMS is at ${origin}/admin: ${project.PUBLISHER_EMAIL}, with PUBLISHER_PASSWORD in ${join(values.folder, '.env')}.`,
  );
  const env = { ...process.env, ...siteSettings(origin, project), PORT: sitePort };
  if (!values.only) untilItEnds(programs.start(process.execPath, [join(import.meta.dirname, 'start.mjs')], { env }));
}
