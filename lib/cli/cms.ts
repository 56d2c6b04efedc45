/**
 * `npm run cms`: a Strapi with the content types of the contract and the sample content, in `.cms`, and the site beside it. With
 * `--only` the site is not started.
 */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { settings } from '#lib/config/settings.ts';
import { isPortFree } from './cms/is-port-free.ts';
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

const ports = { '--port': Number(values.port), ...(values.only ? {} : { PORT: settings.PORT }) };
for (const [setting, port] of Object.entries(ports))
  if (!(await isPortFree(port))) {
    console.error(`Port ${port} is in use: choose another with ${setting}.`);
    process.exit(1);
  }

const project = writeProject(values.folder, settings.PRODUCT_SLUG, {
  SITE_URL: siteUrl,
  PORT: values.port,
  EDITOR_EMAIL,
  ...(EDITOR_PASSWORD ? { EDITOR_PASSWORD } : {}),
  ...(DATABASE_URL ? { DATABASE_URL } : {}),
});
prepareProject(values.folder);
const strapi = startProject(values.folder, project);
console.log(`The CMS is at ${origin}/admin: ${EDITOR_EMAIL}, with EDITOR_PASSWORD in ${join(values.folder, '.env')}.`);

const site = values.only
  ? undefined
  : spawn(process.execPath, [join(import.meta.dirname, 'start.mjs')], {
      stdio: 'inherit',
      env: { ...process.env, ...siteSettings(origin, project) },
    });

const stop = () => {
  strapi.kill('SIGTERM');
  site?.kill('SIGTERM');
};
process.once('SIGINT', stop);
process.once('SIGTERM', stop);
strapi.once('exit', stop);
site?.once('exit', stop);
