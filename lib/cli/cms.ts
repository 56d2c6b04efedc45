/**
 * A Strapi with the content types of the contract and the sample content, in `.cms`, and the site beside it. With `--only` the site
 * is not started.
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
    only: { type: 'boolean', default: false },
  },
});
const origin = `http://localhost:${values.port}`;
const siteUrl = `http://localhost:${settings.PORT}`;
const { EDITOR_EMAIL = 'editor@example.com', DATABASE_URL = '', EDITOR_PASSWORD } = process.env;

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}

const ports = { '--port': Number(values.port), ...(values.only ? {} : { PORT: settings.PORT }) };
for (const [setting, port] of Object.entries(ports))
  if (!(await isPortFree(port))) fail(`Port ${port} is in use: choose another with ${setting}.`);

const project = writeProject(values.folder, settings.PRODUCT_SLUG, {
  SITE_URL: siteUrl,
  PORT: values.port,
  EDITOR_EMAIL,
  ...(EDITOR_PASSWORD ? { EDITOR_PASSWORD } : {}),
  ...(DATABASE_URL ? { DATABASE_URL } : {}),
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
  await prepareProject(programs, values.folder, project.DATABASE_URL);
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
  console.log(`The CMS is at ${origin}/admin: ${EDITOR_EMAIL}, with EDITOR_PASSWORD in ${join(values.folder, '.env')}.`);
  const env = { ...process.env, ...siteSettings(origin, project) };
  if (!values.only) untilItEnds(programs.start(process.execPath, [join(import.meta.dirname, 'start.mjs')], { env }));
}
