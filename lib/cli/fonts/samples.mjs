// Which syllables a language has: those of texts, of names that Node knows, and of a dictionary.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { run } from './run.mjs';

/** A word of a dictionary is one reader's choice; a cluster in this many words is part of the language. */
const COMMON = 3;

/** The texts of a folder. @param {string} folder @returns {string[]} */
export function textsIn(folder) {
  const files = existsSync(folder) ? readdirSync(folder, { recursive: true, encoding: 'utf8' }) : [];
  return files.filter((name) => /\.(?:jsonl?|ftl)$/.test(name)).map((name) => readFileSync(join(folder, name), 'utf8'));
}

/** Names of countries, languages, currencies, months and units. @param {string} language */
function commonNames(language) {
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
  const two = letters.flatMap((one) => letters.map((other) => one + other));
  // biome-ignore-start lint/style/noRestrictedGlobals: not in the server
  const currencies = Intl.supportedValuesOf('currency');
  /** @param {'region' | 'language' | 'currency'} type @param {string[]} codes */
  const names = (type, codes) => {
    const display = new Intl.DisplayNames(language, { type, fallback: 'none' });
    return codes.map((code) => display.of(code) ?? '');
  };
  // biome-ignore-end lint/style/noRestrictedGlobals: not in the server
  const months = letters
    .slice(0, 12)
    .map((_, month) => new Date(2024, month).toLocaleDateString(language, { month: 'long', weekday: 'long' }));
  return [
    ...names('region', two),
    ...names(
      'language',
      two.map((code) => code.toLowerCase()),
    ),
    ...names('currency', currencies),
    ...months,
  ];
}

/** Words of a dictionary. @param {string} language */
function dictionary(language) {
  const args = ['--encoding=utf-8', '-d', language];
  return run('aspell', ['--encoding=utf-8', '-l', language, 'expand'], run('aspell', [...args, 'dump', 'master'])).split(/\s+/);
}

/**
 * What is shaped to see which glyphs a script needs.
 * @param {{ block: number, languages: string[], common?: number }} script @param {string[]} folders of texts @param {string[]} words
 */
export function samples({ block, languages, common = COMMON }, folders, words) {
  const at = (/** @type {number} */ offset) => String.fromCodePoint(block + offset);
  const isGurmukhi = block === 0xa00;
  const consonant = `(?:[${at(0x15)}-${at(0x39)}${at(0x58)}-${at(0x5f)}${block === 0x980 ? '\u09ce\u09f0\u09f1' : ''}]${at(0x3c)}?)`;
  const virama = at(0x4d);
  const cluster = `${consonant}(?:\u200d?${virama}[\u200c\u200d]?${consonant})*`;
  const vowelSign = `[${at(0x3e)}-${at(0x4c)}${at(0x55)}-${at(0x57)}${at(0x62)}${at(0x63)}]`;
  const lastSign = `[${at(0)}-${at(3)}${isGurmukhi ? `${at(0x70)}${at(0x71)}` : ''}]`;
  const vowel = `[${at(4)}-${at(0x14)}${isGurmukhi ? `${at(0x72)}${at(0x73)}` : ''}]`;
  const syllable = new RegExp(
    `(?:${cluster}${virama}?[\u200c\u200d]?|${vowel})${vowelSign}*${lastSign}*|[${at(0)}-${at(0x7f)}]`,
    'gu',
  );
  const clusterOnly = new RegExp(`^${cluster}`, 'u');
  /** @type {Map<string, number>} */
  const counts = new Map();
  const count = (/** @type {Iterable<string>} */ from, /** @type {number} */ weight) => {
    for (const text of from)
      for (const [each] of text.matchAll(syllable))
        for (const key of new Set([each, clusterOnly.exec(each)?.[0] ?? each])) counts.set(key, (counts.get(key) ?? 0) + weight);
  };
  count([...folders.flatMap(textsIn), ...words], common);
  for (const language of languages) {
    count(commonNames(language), common);
    count(new Set(dictionary(language)), 1);
  }
  const kept = [...counts].filter(([, number]) => number >= common).map(([key]) => key);
  const used = new Set(kept.join(''));
  const vowels = Array.from({ length: 15 }, (_, index) => at(0x3e + index)).filter((sign) => used.has(sign) && sign !== virama);
  const whole = new RegExp(`^${cluster}$`, 'u');
  const single = new RegExp(`^${consonant}$`, 'u');
  const all = new Set(kept);
  for (const each of kept.filter((key) => whole.test(key))) {
    for (const vowel of ['', ...vowels, virama, `${virama}\u200d`, `${virama}\u200c`]) all.add(each + vowel);
    if (!single.test(each) || !used.has(at(2))) continue;
    for (const vowel of ['', ...vowels]) all.add(each + vowel + at(2));
  }
  // Some forms are for the start of a word only.
  const letter = at(0x15);
  return { lines: [...all, ...[...all].map((each) => letter + each)], letters: [...used] };
}
