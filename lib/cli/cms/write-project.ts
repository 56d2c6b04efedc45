import { randomBytes } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { parseEnv } from 'node:util';
import type { Attribute } from '#lib/cms/component.ts';
import { cmsSchemas } from '#lib/cms/schemas.ts';
import { ENDPOINTS, type Endpoint } from '#lib/contract/endpoints.ts';
import { mediaOf } from './sample.ts';
import { readSampleDocuments } from './sample-documents.ts';

const ROOT = join(import.meta.dirname, '../../..');
const ENGINE = ['lib/cli/cms/engine.ts', 'lib/cli/cms/sample.ts'];
const PACKAGE = /^(?:@[^/]+\/)?[^/]+/;
const IMPORT = /(?:from|import)\s*\(?\s*'([^']+)'/g;

function write(file: string, content: string | object): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, typeof content === 'string' ? content : `${JSON.stringify(content, null, 2)}\n`);
}

/** The files that the engine consists of, relative to the project, and the packages that they use. */
function engineFiles(): { files: string[]; packages: string[] } {
  const files = new Set<string>(ENGINE);
  const packages = new Set<string>();
  for (const file of files) {
    if (!file.endsWith('.ts')) continue;
    for (const [, target = ''] of readFileSync(join(ROOT, file), 'utf8').matchAll(IMPORT)) {
      if (target.startsWith('#')) files.add(target.slice(1));
      else if (target.startsWith('.')) files.add(relative(ROOT, join(ROOT, dirname(file), target)));
      else if (!target.startsWith('node:')) packages.add(PACKAGE.exec(target)?.[0] ?? target);
    }
  }
  return { files: [...files], packages: [...packages] };
}

/** The versions of the site's packages; `next-intl` is only its core here, which needs no Next. */
function versionsOf(packages: readonly string[]): Record<string, string> {
  const { dependencies, overrides } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
  return Object.fromEntries(
    packages.flatMap((name) => {
      if (name === 'next-intl') return [[name, `npm:use-intl@${overrides['use-intl']}`]];
      return dependencies[name] ? [[name, dependencies[name]]] : [];
    }),
  );
}

function writeEngine(folder: string): Record<string, string> {
  const { files, packages } = engineFiles();
  rmSync(join(folder, 'engine'), { recursive: true, force: true });
  for (const file of files) {
    cpSync(join(ROOT, file), join(folder, 'engine', file));
  }
  const imports = { '#lib/*': './lib/*', '#messages/*': './messages/*' };
  write(join(folder, 'engine/package.json'), { private: true, type: 'module', imports });
  return versionsOf(packages);
}

/** When Strapi publishes a draft, in all its languages; no field of the contract. */
const PUBLISH_AT = {
  type: 'datetime',
  description: 'When the draft is published by itself, in all its languages',
  pluginOptions: { i18n: { localized: false } },
};

/** A schema whose descriptions are also where the admin reads its help texts. */
function withHelp<Schema extends { attributes: Record<string, Attribute> }>(schema: Schema) {
  const metadatas = Object.entries(schema.attributes).flatMap(([name, { description }]) =>
    description === undefined ? [] : [[name, { edit: { description } }] as const],
  );
  return { ...schema, config: { metadatas: Object.fromEntries(metadatas) } };
}

function writeSchemas(folder: string): void {
  const { contentTypes, components } = cmsSchemas();
  for (const [name, schema] of contentTypes) {
    const attributes = { ...schema.attributes, publish_at: PUBLISH_AT };
    write(join(folder, `src/api/${name}/content-types/${name}/schema.json`), withHelp({ ...schema, attributes }));
  }
  for (const [name, schema] of components) write(join(folder, `src/components/${name.replace('.', '/')}.json`), withHelp(schema));
}

/** The routes of the contract; fixed paths go before those with a parameter. */
function writeRoutes(folder: string, product: string): void {
  const endpoints: Endpoint[] = Object.values(ENDPOINTS);
  const routes = endpoints
    .map(({ method, path }) => ({
      method,
      path: path
        .replace(/^\/api/, '')
        .replaceAll('{product}', product)
        .replace('{slug}', ':slug'),
    }))
    .sort((a, b) => Number(a.path.includes(':')) - Number(b.path.includes(':')))
    .map((route) => ({ ...route, handler: 'site.answer', config: { auth: false, policies: [], middlewares: [] } }));
  write(join(folder, 'src/api/site/routes/site.js'), `module.exports = ${JSON.stringify({ routes }, null, 2)};\n`);
}

function writeSample(folder: string, product: string): void {
  const documents = readSampleDocuments(join(ROOT, 'lib/content-service/data'), product);
  write(join(folder, 'sample/documents.json'), documents);
  for (const address of mediaOf(documents)) {
    const file = join(ROOT, 'public', address);
    if (!existsSync(file)) continue;
    cpSync(file, join(folder, 'sample/files', address));
  }
}

/** The settings of the project; secrets that are there stay. */
function writeEnvironment(folder: string, given: Readonly<Record<string, string>>): Record<string, string> {
  const file = join(folder, '.env');
  const known = existsSync(file) ? (parseEnv(readFileSync(file, 'utf8')) as Record<string, string>) : {};
  // With a letter of each case and a digit, as Strapi wants a password to have.
  const secret = () => `${randomBytes(24).toString('base64url')}aA1`;
  const secrets = ['ADMIN_JWT_SECRET', 'API_TOKEN_SALT', 'TRANSFER_TOKEN_SALT', 'ENCRYPTION_KEY', 'JWT_SECRET', 'APP_KEYS']
    .concat('PREVIEW_SECRET', 'REVALIDATE_SECRET', 'CONTENT_DRAFT_TOKEN', 'EDITOR_PASSWORD')
    .map((name) => [name, secret()]);
  const settings: Record<string, string> = { ...Object.fromEntries(secrets), ...known, ...given };
  const lines = Object.entries(settings).map(([name, value]) => `${name}=${value}\n`);
  write(file, lines.join(''));
  return settings;
}

/**
 * Writes the Strapi project: files, content types, routes, engine and sample content. Database, uploads and secrets stay.
 * @returns all settings of the project
 */
export function writeProject(folder: string, product: string, given: Readonly<Record<string, string>>): Record<string, string> {
  const template = join(ROOT, 'lib/cms/project');
  cpSync(template, folder, { recursive: true });
  cpSync(join(ROOT, 'public/favicon.ico'), join(folder, 'favicon.ico'));
  const settings = writeEnvironment(folder, { PRODUCT_SLUG: product, ...given });
  writeSchemas(folder);
  writeRoutes(folder, product);
  const versions = writeEngine(folder);
  const manifest = JSON.parse(readFileSync(join(template, 'package.json'), 'utf8'));
  write(join(folder, 'package.json'), { ...manifest, dependencies: { ...manifest.dependencies, ...versions } });
  write(join(folder, '.gitignore'), 'node_modules/\n.env\n.tmp/\nbuild/\ndist/\n.cache/\npublic/uploads/*\n');
  write(join(folder, 'public/uploads/.gitkeep'), '');
  writeSample(folder, product);
  return settings;
}
