/** Makes the booklets of `public/flipbook` from `lib/booklets`, each page with its social image beside it. */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { settings } from '#lib/config/settings.ts';
import { drawSocialImage } from '#lib/seo/social/draw.ts';
import { bookletPage } from '../booklets/booklet.ts';
import { root } from './workspace.mjs';

const SOURCE = join(root, 'lib/booklets');
const FOLDER = 'flipbook';

const pages = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.html'));
for (const name of pages) {
  const target = join(root, 'public', FOLDER, name);
  const source = readFileSync(join(SOURCE, name), 'utf8');
  const folder = `/${FOLDER}/${dirname(name)}`;
  const { html, picture, title, locale } = bookletPage(source, { origin: settings.SITE_ORIGIN, folder });
  mkdirSync(dirname(target), { recursive: true });
  writeFileSync(target, html);
  // Its name has a version of what it shows: one that is there is right, and any other is of a former title.
  for (const file of readdirSync(dirname(target)))
    if (file.endsWith('.png') && file !== picture) rmSync(join(dirname(target), file));
  const image = join(dirname(target), picture);
  if (!existsSync(image)) writeFileSync(image, await drawSocialImage({ title, locale }));
}
