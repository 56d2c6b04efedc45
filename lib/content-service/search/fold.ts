import { withLatinDigits } from '#lib/i18n/digits.ts';

/** Control and invisible characters are dropped, joiners when words are folded. */
const CONTROLS = /[\p{Cc}\p{Zl}\p{Zp}\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]+/gu;
/** Zero-width joiner and non-joiner, soft hyphen: writers type them or not. */
const JOINERS = /\u200c|\u200d|\u00ad/g;
const LATIN_ACCENTS = /(?<=\p{Script=Latin})\p{Mn}+/gu;
/** Of each script of India but Bengali, where the dot makes another letter. */
const NUKTA = /[\u093c\u0a3c\u0abc\u0b3c\u0cbc]/g;
const CHANDRABINDU = /[\u0901\u0981\u0a01\u0a81\u0b01\u0c01\u0c81\u0d01]/g;
/** The signs of nine scripts stand in blocks of the same order, in Devanagari first. */
const BLOCK = 0x80;
const BLOCKS = Array.from({ length: 9 }, (_, index) => 0x0900 + index * BLOCK);
const signsOf = (block: number, first: number, last: number) =>
  `[${String.fromCharCode(block + first)}-${String.fromCharCode(block + last)}]`;
/** A nasal before a consonant of its place is written as a letter or as the anusvara. */
const NASALS = new RegExp(
  BLOCKS.map((block) => {
    const sign = (place: number) => String.fromCharCode(block + place);
    const stops = `(?:${[signsOf(block, 0x15, 0x18), signsOf(block, 0x1a, 0x1d), signsOf(block, 0x1f, 0x22), signsOf(block, 0x24, 0x27)].join('|')})`;
    const virama = sign(0x4d);
    return `[${sign(0x19)}${sign(0x1e)}]${virama}|[${sign(0x23)}${sign(0x28)}]${virama}(?=${stops})|${sign(0x2e)}${virama}(?=${signsOf(block, 0x2a, 0x2d)})`;
  }).join('|'),
  'g',
);
const anusvaraOf = (letter: string) => String.fromCharCode((letter.charCodeAt(0) & ~(BLOCK - 1)) + 2);
const DIGIT_GROUPS = /(?<=\p{N}),(?=\p{N})/gu;
const POSSESSIVE = /['’]s(?![\p{L}\p{N}])/gu;
const APOSTROPHES = /['’]/g;
/** Two letters that stand for two words: “T&C”, “t and c”, “a/c”. */
const TWO_LETTERS = /(?<![\p{L}\p{N}])([a-z])(?:\s*[&/]\s*|\s+(?:and|n)\s+)([a-z])(?![\p{L}\p{N}])/gu;
/** Words of any script: letters with their marks, digits; hyphens may hold them together. */
const WORDS = /[\p{L}\p{M}\p{N}]+(?:[-‑–][\p{L}\p{M}\p{N}]+)*/gu;
const HYPHENS = /[-‑–]/;
/** Where another script begins: endings are attached to names in Latin letters (ATMમાંથી). */
const SCRIPT_CHANGE = /(?<=[a-z0-9])(?=[\u0600-\u06ff\u0900-\u0d7f])|(?<=[\u0600-\u06ff\u0900-\u0d7f])(?=[a-z0-9])/;

/** The part of a search text that is looked at, in characters. */
const QUERY_MAX = 200;

/** The first 200 characters, without control characters and outer spaces. */
export function cleanQuery(text: string): string {
  return Array.from(text.toWellFormed().replace(CONTROLS, ' ').trim()).slice(0, QUERY_MAX).join('').trim();
}

/**
 * Folded as in every language, so that a word compares equal however typed: compatibility forms, case, Latin accents, nukta,
 * joiners, chandrabindu, nasals, digits, apostrophes and the sign in “T&C” do not count.
 * @returns in NFC
 */
export function foldScripts(text: string): string {
  return withLatinDigits(text.normalize('NFKD'))
    .replace(JOINERS, '')
    .toLowerCase()
    .replace(LATIN_ACCENTS, '')
    .replace(NUKTA, '')
    .replace(CHANDRABINDU, anusvaraOf)
    .replace(NASALS, anusvaraOf)
    .replace(DIGIT_GROUPS, '')
    .replace(POSSESSIVE, '')
    .replace(APOSTROPHES, '')
    .replace(TWO_LETTERS, '$1$2')
    .normalize('NFC');
}

/** @param joined also hyphenated words as one (`wi-fi`: wi, fi, wifi), for the index */
export function wordsOf(folded: string, joined = false): string[] {
  return (folded.match(WORDS) ?? []).flatMap((word) => {
    const parts = word.split(HYPHENS).flatMap((part) => part.split(SCRIPT_CHANGE));
    return joined && parts.length > 1 ? [...parts, parts.join('')] : parts;
  });
}

/** A number for each script: Latin, Arabic, and those of India by their block. */
export function scriptOf(word: string): number {
  const code = word.charCodeAt(0);
  return code < 0x900 ? Number(code >= 0x600) : code >> 7;
}
