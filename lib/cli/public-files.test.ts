import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

const root = process.cwd();
/** Where a file of `public/` may be named: code, content and other public files, but not tests. */
const SOURCES = ['app', 'components', 'lib', 'messages', 'public', 'middleware.ts', 'next.config.ts'];
const TEXT = /\.(?:tsx?|mjs|json|css|html|svg)$/;
const TEST = /\.test\.tsx?$/;
/** The licences of fonts and icons, which lie beside what they cover. */
const LICENCE = /\/(?:OFL|LICENSE-[a-z]+)\.txt$/;
/** The layers of scenes, whose addresses are put together; card-scene.test.ts compares them. */
const LAYERS = 'public/art/scenes-full/';
/** Copied from a package by the build, not committed. */
const GENERATED = 'public/pdfjs/';

function filesBelow(name: string): string[] {
  const folder = path.join(root, name);
  if (path.extname(name)) return [name];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)));
}

test('code, content or another public file refers to every file in public', () => {
  const sources = SOURCES.flatMap(filesBelow).filter((file) => !file.startsWith(GENERATED));
  const texts = new Map(
    sources
      .filter((file) => TEXT.test(file) && !TEST.test(file))
      .map((file) => [file, readFileSync(path.join(root, file), 'utf8')]),
  );
  const isNamed = (file: string) =>
    [...texts].some(([source, text]) => source !== file && text.includes(file.slice('public'.length)));
  expect(
    sources.filter((file) => file.startsWith('public/') && !file.startsWith(LAYERS) && !LICENCE.test(file) && !isNamed(file)),
  ).toEqual([]);
});

test('the drawing of a city is light', () => {
  const drawings = filesBelow('public/art/cities').map((file) => [file, statSync(path.join(root, file)).size] as const);
  expect(drawings.length).toBeGreaterThan(0);
  expect(drawings.filter(([, bytes]) => bytes > 3.25 * 1024)).toEqual([]);
});
