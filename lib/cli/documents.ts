/** Makes the sample documents of `public/documents`, when they are missing or older than what they are made from. */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { settings } from '#lib/config/settings.ts';
import { INDEX_FILE } from '../documents/known.ts';
import { SAMPLES } from '../documents/make/samples.ts';
import { root } from './workspace.mjs';

const FOLDER = join(root, 'public/documents');
const STAMP = join(root, 'node_modules/.documents-stamp');

function filesBelow(folder: string): string[] {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return entries.map(({ parentPath, name }) => join(parentPath, name)).sort();
}

const sources = [
  ...filesBelow(join(root, 'lib/documents/make')),
  ...filesBelow(join(root, 'public/fonts')),
  ...filesBelow(join(root, 'lib/content-service/data/legal')),
  join(root, 'lib/content-service/data/records/legal-tables.json'),
  join(root, 'lib/cli/documents.ts'),
  join(root, 'package-lock.json'),
];
const hash = createHash('sha256');
for (const file of sources) hash.update(readFileSync(file));
hash.update(`${settings.PRODUCT_SLUG} ${settings.SITE_ORIGIN}`);
const wanted = hash.digest('hex');

const names = Object.keys(SAMPLES);
const complete = existsSync(join(root, INDEX_FILE)) && names.every((name) => existsSync(join(FOLDER, name)));
if (!complete || !existsSync(STAMP) || readFileSync(STAMP, 'utf8') !== wanted) {
  rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(FOLDER, { recursive: true });
  const index: Record<string, { title?: string | undefined; bytes: number }> = {};
  for (const [name, { title, make }] of Object.entries(SAMPLES)) {
    const bytes = await make();
    writeFileSync(join(FOLDER, name), bytes);
    index[`/documents/${name}`] = { title, bytes: bytes.length };
  }
  writeFileSync(join(root, INDEX_FILE), `${JSON.stringify(index, null, 2)}\n`);
  writeFileSync(STAMP, wanted);
  console.log(`${names.length} sample documents were made in public/documents.`);
}
