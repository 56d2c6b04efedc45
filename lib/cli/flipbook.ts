/** Writes the pages of `public/flipbook` from `lib/flipbook`: their head names the origin of the site, which a setting decides. */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { settings } from '#lib/config/settings.ts';
import { root } from './workspace.mjs';

const SOURCE = join(root, 'lib/flipbook');

for (const name of readdirSync(SOURCE, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.html'))) {
  const target = join(root, 'public/flipbook', name);
  mkdirSync(dirname(target), { recursive: true });
  writeFileSync(target, readFileSync(join(SOURCE, name), 'utf8').replaceAll('{origin}', settings.SITE_ORIGIN));
}
