// What the PDF viewer fetches while it runs, served by the site itself: character maps, standard fonts, image
// decoders, colour profiles and images of pdfjs-dist, and the Fluent files of the languages that it lacks.
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const FOLDERS = ['cmaps', 'standard_fonts', 'wasm', 'iccs'];

/**
 * Fills `public/pdfjs/`, which git ignores, when it is missing or older than its sources.
 * @param {string} root the project's folder
 */
export function copyPdfAssets(root) {
  const source = join(root, 'node_modules/pdfjs-dist');
  const words = join(root, 'components/pdf/l10n');
  const target = join(root, 'public/pdfjs');
  const stamp = join(target, 'version.txt');
  const texts = readdirSync(words).sort();
  const wanted = [JSON.parse(readFileSync(join(source, 'package.json'), 'utf8')).version]
    .concat(texts.map((name) => readFileSync(join(words, name), 'utf8')))
    .join('\n');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  rmSync(target, { recursive: true, force: true });
  mkdirSync(target, { recursive: true });
  for (const folder of FOLDERS) cpSync(join(source, folder), join(target, folder), { recursive: true });
  cpSync(join(source, 'web/images'), join(target, 'images'), { recursive: true });
  cpSync(words, join(target, 'l10n'), { recursive: true });
  writeFileSync(stamp, wanted);
}
