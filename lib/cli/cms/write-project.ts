import { randomBytes } from 'node:crypto';
import { chmodSync, cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { parseEnv } from 'node:util';
import { LOCALES } from '#lib/i18n/locales.ts';
import { feedPath } from '#lib/seo/feed-address.ts';
import { mediaOf } from './sample.ts';
import { readSampleDocuments } from './sample-documents.ts';

const ROOT = join(import.meta.dirname, '../../..');
const TEMPLATE = join(ROOT, 'lib/cms/project');
const PACKAGE = /^(?:@[^/]+\/)?[^/]+/;
const IMPORT = /(?:from|import)\s*\(?\s*'([^']+)'/g;

function write(file: string, content: string | object): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, typeof content === 'string' ? content : `${JSON.stringify(content, null, 2)}\n`);
}

const importsOf = (text: string) => [...text.matchAll(IMPORT)].map(([, target = '']) => target);

/** The files of the site that the project imports, relative to the site, and the packages that they use. */
function siteFiles(): { files: string[]; packages: string[] } {
  const own = readdirSync(TEMPLATE, { recursive: true, encoding: 'utf8' }).filter((file) => /\.tsx?$/.test(file));
  const imported = own.flatMap((file) => importsOf(readFileSync(join(TEMPLATE, file), 'utf8')));
  const files = new Set(imported.flatMap((target) => (target.startsWith('#') ? [target.slice(1)] : [])));
  const packages = new Set<string>();
  for (const file of files) {
    if (!/\.tsx?$/.test(file)) continue;
    for (const target of importsOf(readFileSync(join(ROOT, file), 'utf8'))) {
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

/** Copies what the project imports of the site; returns the packages that it needs. */
function writeSiteFiles(folder: string): Record<string, string> {
  const { files, packages } = siteFiles();
  for (const name of ['lib', 'messages']) rmSync(join(folder, name), { recursive: true, force: true });
  for (const file of files) cpSync(join(ROOT, file), join(folder, file));
  return versionsOf(packages);
}

/** The newest adapter for S3; all packages of Payload must have its version. */
const S3_VERSION = '3.90.1';
const OF_PAYLOAD = ['payload', 'db-postgres', 'db-sqlite', 'next', 'translations', 'ui', 'storage-s3'].map((name) =>
  name === 'payload' ? name : `@payloadcms/${name}`,
);

/** Where files are kept: in a folder, or in an S3-compatible store. Returns the versions that differ. */
function writeStorage(folder: string, isS3: boolean): Record<string, string> {
  const other = join(folder, 'src/storage.s3.ts');
  if (isS3) cpSync(other, join(folder, 'src/storage.ts'));
  rmSync(other);
  return isS3 ? Object.fromEntries(OF_PAYLOAD.map((name) => [name, S3_VERSION])) : {};
}

/** Addresses of files and feeds of the site, to which links of the content may lead. */
function siteAddresses(): string[] {
  const files = readdirSync(join(ROOT, 'public'), { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const addresses = files.map(({ parentPath, name }) => `/${relative(join(ROOT, 'public'), join(parentPath, name))}`);
  const feeds = LOCALES.flatMap((locale) => [feedPath('offers', locale), feedPath('news', locale)]);
  // The viewer of documents is no target of a link.
  return [...feeds, ...addresses.filter((address) => !address.startsWith('/pdfjs/'))].sort();
}

function writeSample(folder: string, product: string): void {
  const documents = readSampleDocuments(join(ROOT, 'lib/content-service/data'), product);
  write(join(folder, 'sample/documents.json'), documents);
  for (const { address } of mediaOf(documents)) {
    const file = join(ROOT, 'public', address);
    if (!existsSync(file)) continue;
    cpSync(file, join(folder, 'sample/files', address));
  }
}

/** Passwords are long enough to be secrets. */
const newSecret = () => randomBytes(24).toString('base64url');
const SECRETS = ['PAYLOAD_SECRET', 'PREVIEW_SECRET', 'REVALIDATE_SECRET', 'CONTENT_DRAFT_TOKEN'].concat(
  ['EDITOR', 'PUBLISHER', 'ADMINISTRATOR', 'REQUESTS'].map((role) => `${role}_PASSWORD`),
);

/** The settings of the project; secrets that are there stay. Only its owner may read the file. */
function writeEnvironment(folder: string, given: Readonly<Record<string, string>>): Record<string, string> {
  const file = join(folder, '.env');
  const known = existsSync(file) ? (parseEnv(readFileSync(file, 'utf8')) as Record<string, string>) : {};
  const settings: Record<string, string> = {
    ...Object.fromEntries(SECRETS.map((name) => [name, newSecret()])),
    ...known,
    ...given,
  };
  mkdirSync(folder, { recursive: true });
  const lines = Object.entries(settings).map(([name, value]) => `${name}=${value}\n`);
  writeFileSync(file, lines.join(''), { mode: 0o600 });
  // The mode above is that of a new file.
  chmodSync(file, 0o600);
  return settings;
}

/**
 * Writes the project of the CMS: its files, those of the site that it imports, and the sample content. Database, uploads and
 * secrets stay.
 * @returns all settings of the project
 */
export function writeProject(folder: string, product: string, given: Readonly<Record<string, string>>): Record<string, string> {
  const settings = writeEnvironment(folder, { PRODUCT_SLUG: product, ...given });
  for (const name of ['app', 'components', 'scripts', 'src']) rmSync(join(folder, name), { recursive: true, force: true });
  cpSync(TEMPLATE, folder, { recursive: true });
  cpSync(join(ROOT, 'public/favicon.ico'), join(folder, 'app/favicon.ico'));
  // What each kind of block looks like, for the picker.
  cpSync(join(ROOT, 'lib/cms/kind-pictures'), join(folder, 'public/kinds'), { recursive: true });
  const versions = writeSiteFiles(folder);
  const manifest = JSON.parse(readFileSync(join(TEMPLATE, 'package.json'), 'utf8'));
  const dependencies = { ...manifest.dependencies, ...versions, ...writeStorage(folder, Boolean(settings.S3_BUCKET)) };
  write(join(folder, 'package.json'), { ...manifest, dependencies });
  write(join(folder, '.gitignore'), 'node_modules/\n.env\n.next/\ndata/\nnext-env.d.ts\n*.tsbuildinfo\n');
  write(join(folder, 'site-files.json'), siteAddresses());
  writeSample(folder, product);
  return settings;
}
