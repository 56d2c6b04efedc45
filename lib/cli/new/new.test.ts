/** @jest-environment node */
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { BLOCKS } from '#lib/contract/blocks/definitions.ts';
import { LOCALES } from '#lib/i18n/locales.ts';
import { newBlock } from './block.ts';
import { newLanguage } from './language.ts';
import { addSorted, type Skeleton, WrongInput, writeSkeleton } from './skeleton.ts';

const ROOT = join(import.meta.dirname, '../../..');
const textOf = (file: string) => readFileSync(join(ROOT, file), 'utf8');
/** What the files with lines become. */
const changed = ({ lines }: Skeleton) =>
  Object.fromEntries(Object.entries(lines).map(([file, add]) => [file, add(textOf(file))]));

/** The places that a section of docs/how-to.md names, one in each numbered step. */
function placesIn(section: string): string[] {
  const text =
    textOf('docs/how-to.md')
      .split('\n## ')
      .find((part) => part.startsWith(`${section}\n`)) ?? '';
  return [...text.matchAll(/^\d+\. `([^`]+)`/gm)].map(([, place = '']) => place);
}

/** Whether a file is, or is below, one of the places. */
const isNamed = (file: string, places: readonly string[]) =>
  places.some((place) => (place.endsWith('/') ? file.startsWith(place) : file === place));

test.each([
  ['A block', newBlock('pull-quote'), '<kind>', 'pull-quote'],
  ['A language', newLanguage('ne', ROOT), '<code>', 'ne'],
] as const)('docs/how-to.md, “%s”, names every place that is written', (section, { files, lines }, placeholder, name) => {
  const places = placesIn(section).map((place) => place.replaceAll(placeholder, name));
  const written = [...Object.keys(files), ...Object.keys(lines)];
  expect(written.filter((file) => !isNamed(file, places))).toEqual([]);
  const unwritten = places.filter((place) => !written.some((file) => isNamed(file, [place])));
  expect(unwritten).toEqual(section === 'A block' ? ['lib/cms/kind-pictures/pull-quote.webp'] : []);
});

test('a block gets a line in each list, and no list loses one', () => {
  const files = changed(newBlock('pull-quote'));
  const definitions = files['lib/contract/blocks/definitions.ts'] ?? '';
  expect(definitions).toMatch(/^import \{ pullQuoteBlock \} from '\.\/pull-quote\.ts';$/m);
  expect(definitions.match(/^ {2}\w+,$/gm)).toHaveLength(BLOCKS.length + 1);
  expect(files['components/blocks/registry.ts']?.match(/^ {2}'blocks\.[\w-]+': \w+,$/gm)).toHaveLength(BLOCKS.length + 1);
  for (const language of ['en', 'hi']) {
    const { kinds } = JSON.parse(files[`lib/cms/labels/${language}.json`] ?? '');
    expect(kinds['blocks.pull-quote'].label).toBe('Pull quote');
    expect(Object.keys(kinds)).toHaveLength(BLOCKS.length + 1);
  }
  expect(files['lib/cms/arrangement.ts']).toContain(`text: ['blocks.pull-quote', `);
  expect(files['app/globals.css']).toContain('blocks/pull-quote/pull-quote.css');
});

test('a language gets a line in each list, the digits and the font of its script, and its own name', () => {
  const skeleton = newLanguage('ne', ROOT);
  const files = changed(skeleton);
  for (const file of ['lib/i18n/languages.ts', 'lib/i18n/search-rules.ts', 'lib/i18n/text.ts'])
    expect(files[file]).toContain(`{ ${LOCALES.join(', ')}, ne }`);
  expect(files['lib/i18n/locales.ts']).toContain(`'${LOCALES.at(-1)}', 'ne'] as const`);
  expect(files['lib/config/cache-bytes.ts']).toContain(`SEARCH_ENGINES = { max: ${LOCALES.length + 1},`);
  expect(JSON.parse(files['lib/content-service/data/header.json'] ?? '').top.languages.at(-1).language_name).toBe('नेपाली');
  expect(skeleton.files['lib/i18n/languages/ne/language.ts']).toMatch(/zero: '०',\n {2}font: '\/fonts\/anek-devanagari/);
  expect(skeleton.files['lib/i18n/languages/ne/pdf.ftl']).toContain('pdfjs-page-landmark =\n    .aria-label = Page { $page }');
});

test('a language that is read from the right is listed, and one without a font is told', () => {
  const skeleton = newLanguage('dv', ROOT);
  expect(changed(skeleton)['lib/i18n/locales.ts']).toContain(`RIGHT_TO_LEFT = new Set(['dv', `);
  expect(changed(newLanguage('ks', ROOT))['lib/i18n/locales.ts']).toContain(`RIGHT_TO_LEFT = new Set(['ur', `);
  expect(skeleton.left[0]).toContain('no font yet');
  expect(skeleton.files['lib/i18n/languages/dv/language.ts']).not.toContain('font');
});

test.each([
  ['faq', 'blocks.faq exists'],
  ['simple-banner', 'was a kind before'],
  ['Quote', 'small letters'],
  ['blocks.quote', 'small letters'],
  ['../quote', 'small letters'],
  ['', 'small letters'],
])('“%s” is no new block', (name, reason) => {
  expect(() => newBlock(name)).toThrow(WrongInput);
  expect(() => newBlock(name)).toThrow(reason);
});

test.each([
  ['hi', 'is a language of the site'],
  ['xx', 'no language that is known'],
  ['in', 'no language that is known'],
  ['nepali', 'two or three small letters'],
  ['NE', 'two or three small letters'],
])('“%s” is no new language', (code, reason) => {
  expect(() => newLanguage(code, ROOT)).toThrow(WrongInput);
  expect(() => newLanguage(code, ROOT)).toThrow(reason);
});

describe('writing', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'skeleton-'));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  const give = (file: string, text: string) => {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  };

  test('new files and lines are written', () => {
    give('list.txt', 'one\n');
    const skeleton = { files: { 'new/a.txt': 'a' }, lines: { 'list.txt': (text: string) => `${text}two\n` }, left: [] };
    expect(writeSkeleton(folder, skeleton)).toEqual(['new/a.txt', 'list.txt']);
    expect(readFileSync(join(folder, 'list.txt'), 'utf8')).toBe('one\ntwo\n');
  });

  test('nothing is written when a file exists, or a list is not as expected', () => {
    give('old.txt', 'old');
    give('list.txt', 'one\n');
    const add = (text: string) => `${text}two\n`;
    const fail = (): string => {
      throw new Error('not found');
    };
    const twice = { files: { 'new.txt': 'n', 'old.txt': 'new' }, lines: { 'list.txt': add }, left: [] };
    expect(() => writeSkeleton(folder, twice)).toThrow('old.txt exists');
    expect(() =>
      writeSkeleton(folder, { files: { 'new.txt': 'n' }, lines: { 'list.txt': add, 'old.txt': fail }, left: [] }),
    ).toThrow('not found');
    expect(readdirSync(folder).sort()).toEqual(['list.txt', 'old.txt']);
    expect(readFileSync(join(folder, 'list.txt'), 'utf8')).toBe('one\n');
    expect(existsSync(join(folder, 'new.txt'))).toBe(false);
  });
});

test('a line is added in order', () => {
  expect(addSorted(['  a,', '  c,'], '  b,')).toEqual(['  a,', '  b,', '  c,']);
  expect(addSorted(['  a,'], '  b,')).toEqual(['  a,', '  b,']);
});
