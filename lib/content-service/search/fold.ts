import { withLatinDigits } from '#lib/i18n/digits.ts';

/** Control and invisible characters are dropped, joiners when words are folded. */
const CONTROLS = /[\p{Cc}\p{Zl}\p{Zp}\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]+/gu;
/** Zero-width joiner and non-joiner, soft hyphen: writers type them or not. */
const JOINERS = /\u200c|\u200d|\u00ad/g;
const LATIN_ACCENTS = /(?<=\p{Script=Latin})\p{Mn}+/gu;
const NUKTA = /\u093c/g;
const CHANDRABINDU = /\u0901/g;
const DIGIT_GROUPS = /(?<=\p{N}),(?=\p{N})/gu;
const POSSESSIVE = /['’]s(?![\p{L}\p{N}])/gu;
const APOSTROPHES = /['’]/g;
/** Two letters that stand for two words: “T&C”, “t and c”, “a/c”. */
const TWO_LETTERS = /(?<![\p{L}\p{N}])([a-z])(?:\s*[&/]\s*|\s+(?:and|n)\s+)([a-z])(?![\p{L}\p{N}])/gu;
/** Words of any script: letters with their marks, digits; hyphens may hold them together. */
const WORDS = /[\p{L}\p{M}\p{N}]+(?:[-‑–][\p{L}\p{M}\p{N}]+)*/gu;
const HYPHENS = /[-‑–]/;

/** The part of a search text that is looked at, in characters. */
const QUERY_MAX = 200;

/** The first 200 characters, without control characters and outer spaces. */
export function cleanQuery(text: string): string {
  return Array.from(text.toWellFormed().replace(CONTROLS, ' ').trim()).slice(0, QUERY_MAX).join('').trim();
}

/**
 * Folded, so that a word compares equal however typed: compatibility forms, case, Latin accents, nukta, joiners, chandrabindu,
 * digits, apostrophes and the sign in “T&C” do not count.
 * @returns in NFC
 */
export function fold(text: string): string {
  return withLatinDigits(text.normalize('NFKD'))
    .replace(JOINERS, '')
    .toLowerCase()
    .replace(LATIN_ACCENTS, '')
    .replace(NUKTA, '')
    .replace(CHANDRABINDU, '\u0902')
    .replace(DIGIT_GROUPS, '')
    .replace(POSSESSIVE, '')
    .replace(APOSTROPHES, '')
    .replace(TWO_LETTERS, '$1$2')
    .normalize('NFC');
}

/** @param joined also hyphenated words as one (`wi-fi`: wi, fi, wifi), for the index */
export function wordsOf(folded: string, joined = false): string[] {
  return (folded.match(WORDS) ?? []).flatMap((word) => {
    const parts = word.split(HYPHENS);
    return joined && parts.length > 1 ? [...parts, parts.join('')] : parts;
  });
}
