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
  const languages = join(root, 'lib/i18n/languages');
  const target = join(root, 'public/pdfjs');
  const stamp = join(target, 'version.txt');
  const codes = readdirSync(languages)
    .filter((code) => existsSync(join(languages, code, 'pdf.ftl')))
    .sort();
  const wanted = [JSON.parse(readFileSync(join(source, 'package.json'), 'utf8')).version]
    .concat(codes.map((code) => readFileSync(join(languages, code, 'pdf.ftl'), 'utf8')))
    .join('\n');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  rmSync(target, { recursive: true, force: true });
  mkdirSync(target, { recursive: true });
  for (const folder of FOLDERS) cpSync(join(source, folder), join(target, folder), { recursive: true });
  cpSync(join(source, 'web/images'), join(target, 'images'), { recursive: true });
  mkdirSync(join(target, 'l10n'));
  // pdf.js asks for some languages with their region, "hi-in", and for others without.
  const files = Object.fromEntries(codes.flatMap((code) => [code, `${code}-in`].map((tag) => [tag, `${code}.ftl`])));
  for (const code of codes) cpSync(join(languages, code, 'pdf.ftl'), join(target, 'l10n', `${code}.ftl`));
  writeFileSync(join(target, 'l10n/locales.json'), JSON.stringify(files));
  writeFileSync(stamp, wanted);
}
