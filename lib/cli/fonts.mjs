// Makes the fonts in `public/fonts`: `node lib/cli/fonts.mjs [--texts folder] [script …]`. docs/decisions/033-fonts.md says why.
// Needs hb-shape, fontTools with brotli, and the word lists of Debian: libharfbuzz-bin, python3-fonttools, python3-brotli, aspell-hi …
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { run } from './fonts/run.mjs';
import { samples, textsIn } from './fonts/samples.mjs';
import { boxesOf, glyphsOf } from './fonts/shape.mjs';

const root = join(import.meta.dirname, '../..');
const DATA = join(import.meta.dirname, 'fonts');
const { values, positionals } = parseArgs({ allowPositionals: true, options: { texts: { type: 'string' } } });

/** @typedef {{ file: string, pack: string, subsets: string[], languages: string[], block: number, common?: number, weights: number[], kerning: number, still: number, letters?: string, borrowed?: { pack: string, subset: string }, features?: string[], closure?: boolean, share?: boolean }} Script */
/** @type {{ scripts: Record<string, Script>, names: { file: string, words: Record<string, string[]> } }} */
const FONTS = JSON.parse(readFileSync(join(DATA, 'fonts.json'), 'utf8'));
/** @type {Record<string, string[]>} words with conjuncts and stacked marks, by language */
const AWKWARD = JSON.parse(readFileSync(join(DATA, 'awkward-words.json'), 'utf8'));
/** Space, invisible joiners, the dotted circle, dandas. */
const SIGNS = [0x20, 0xa0, 0x200c, 0x200d, 0x25cc, 0x964, 0x965];
/** In thousandths of the em: what a word may differ from the complete font, by kerning that is left out. */
const TOLERANCE = 45;

/** The site's texts, and a folder for each language that is given. @param {Script} script */
const foldersOf = ({ languages }) => [
  ...['messages', 'lib/content-service/data'].map((name) => join(root, name)),
  ...(values.texts === undefined ? [] : languages.map((language) => join(values.texts ?? '', language))),
];
/** @param {Script} script */
const wordsOf = ({ languages }) => languages.flatMap((language) => AWKWARD[language] ?? []);

/** The source fonts as TrueType files. @param {string} pack @param {string[]} subsets */
function sources(pack, subsets) {
  const folder = join(tmpdir(), 'site-fonts', pack.replace('/', '-'));
  if (!existsSync(folder)) {
    mkdirSync(folder, { recursive: true });
    run('npm', ['pack', '--silent', pack, '--pack-destination', folder]);
    run('tar', ['xzf', join(folder, readdirSync(folder).find((name) => name.endsWith('.tgz')) ?? ''), '-C', folder]);
  }
  const files = join(folder, 'package/files');
  return subsets.map((subset) => {
    const file = readdirSync(files).find((name) => name.endsWith(`-${subset}-wght-normal.woff2`)) ?? '';
    const out = join(folder, `${subset}.ttf`);
    if (!existsSync(out)) run('python3', ['-m', 'fontTools.ttLib.woff2', 'decompress', '-o', out, join(files, file)]);
    return out;
  });
}

/** What `cut.py` does for a script. @param {Script} script @param {string[]} [words] the only ones, for a font of names */
function jobOf(script, words) {
  const { pack, subsets, block, kerning, still, features = ['*'], share = true } = script;
  const closure = script.closure === true && !words;
  const [source = '', ...others] = sources(pack, subsets);
  // The danda of many scripts is in the Latin font: in each of theirs, one would be fetched for it.
  if (script.borrowed && !words) others.push(...sources(script.borrowed.pack, [script.borrowed.subset]));
  const { letters, lines } = closure
    ? { letters: [...(script.letters ?? '')], lines: [] }
    : words
      ? { letters: words, lines: words }
      : samples(script, foldersOf(script), wordsOf(script));
  const weights = words ? [500] : script.weights;
  const glyphs = closure ? [] : glyphsOf(source, lines, { ...script, weights });
  const digits = closure || words ? [] : Array.from({ length: 10 }, (_, digit) => block + 0x66 + digit);
  const unicodes = [
    ...new Set([
      ...(words ? [0x20] : SIGNS),
      ...digits,
      ...letters.flatMap((text) => [...text].map((letter) => letter.codePointAt(0) ?? 0)),
    ]),
  ];
  return { source, others, glyphs, unicodes, closure, features, weights, kerning, still, share: share && !words };
}

/** What HarfBuzz says of awkward words in the complete fonts: a test compares the fonts of the site. */
function writeBoxes() {
  const expected = Object.values(FONTS.scripts).flatMap(({ pack, subsets, file, languages, weights }) => {
    const [source = ''] = sources(pack, subsets);
    return languages.flatMap((language) =>
      weights.flatMap((weight) => {
        const words = AWKWARD[language] ?? [];
        return words.length > 0
          ? [
              {
                file,
                language,
                weight,
                words: Object.fromEntries(
                  boxesOf(source, words, weight, language).map((box, index) => [words[index], box.slice(0, 5)]),
                ),
              },
            ]
          : [];
      }),
    );
  });
  const file = join(DATA, 'shaped-words.json');
  writeFileSync(file, JSON.stringify(expected));
  run('npx', ['biome', 'format', '--write', file]);
}

/** Says which words of the texts are not shaped as with the complete font. @param {Script} script */
function compare(script) {
  const { file, pack, subsets, block, languages, weights } = script;
  const [source = ''] = sources(pack, subsets);
  const cut = join(mkdtempSync(join(tmpdir(), 'cut-')), 'cut.ttf');
  run('python3', ['-m', 'fontTools.ttLib.woff2', 'decompress', '-o', cut, join(root, 'public/fonts', file)]);
  const [first, last] = languages.includes('en')
    ? ['A', 'z']
    : languages.includes('ur')
      ? ['\u0600', '\u06ff']
      : [String.fromCodePoint(block), String.fromCodePoint(block + 0x7f)];
  const words = [
    ...new Set(
      foldersOf(script)
        .flatMap(textsIn)
        .join(' ')
        .match(new RegExp(`[${first}-${last}\u200c\u200d]+`, 'gu')) ?? [],
    ),
  ];
  if (words.length === 0) return;
  for (const language of languages) {
    // The middle of the axis, too: the complete font bends there.
    for (const weight of weights.length > 1 ? [...weights, 500] : weights) {
      const [expected = [], found = []] = [source, cut].map((font) => boxesOf(font, words, weight, language));
      const differences = words.map((_, index) =>
        (expected[index] ?? []).map((value, at) => Math.abs(value - (found[index]?.[at] ?? 0))),
      );
      const wrong = words.filter((_, index) => {
        const [glyphs = 0, ...sizes] = differences[index]?.toReversed() ?? [];
        return glyphs > 0 || sizes.some((size) => size > TOLERANCE);
      });
      const largest = differences.flatMap((each) => each.slice(0, 5)).reduce((one, other) => Math.max(one, other), 0);
      console.log(
        `  ${language} ${weight}: ${words.length} words, ${wrong.length} differ (most ${largest}): ${wrong.slice(0, 12).join(' ')}`,
      );
    }
  }
}

/** @param {string} file @param {ReturnType<typeof jobOf>[]} jobs */
function make(file, jobs) {
  const out = join(root, 'public/fonts', file);
  run('python3', [join(DATA, 'cut.py')], JSON.stringify([jobs, out]));
  console.log(`${file}: ${readFileSync(out).length} bytes`);
}

for (const [name, script] of Object.entries(FONTS.scripts)) {
  if (positionals.length > 0 && !positionals.includes(name)) continue;
  make(script.file, [jobOf(script)]);
  compare(script);
}
if (positionals.length === 0 || positionals.includes('names')) {
  const { file, words } = FONTS.names;
  make(
    file,
    Object.entries(words).flatMap(([name, list]) => {
      const script = FONTS.scripts[name];
      return script === undefined ? [] : [jobOf(script, list)];
    }),
  );
}
writeBoxes();
