/** Writes the pages of `public/flipbook` from `lib/flipbook`: their head names the origin of the site, which a setting decides. */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { readSettings } from '#lib/config/settings.ts';
import { root } from './workspace.mjs';

/** Whatever the port: another one must not make another build. */
const { SITE_ORIGIN } = readSettings({ SITE_ORIGIN: process.env.SITE_ORIGIN });
const SOURCE = join(root, 'lib/flipbook');

for (const name of readdirSync(SOURCE, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.html'))) {
  const target = join(root, 'public/flipbook', name);
  mkdirSync(dirname(target), { recursive: true });
  writeFileSync(target, readFileSync(join(SOURCE, name), 'utf8').replaceAll('{origin}', SITE_ORIGIN));
}
