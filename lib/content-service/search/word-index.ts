import MiniSearch, { type Query, type SearchOptions, type SearchResult } from 'minisearch';
import { fold, wordsOf } from './fold.ts';
import type { Entry } from './page-entries.ts';
import { stem } from './stem.ts';
import { broaderThan, synonymsIn } from './synonyms.ts';
import { createVocabulary } from './vocabulary.ts';

/** A typo is at most this share of the letters of a word; shorter words have none. */
const TYPO_SHARE = 0.3;
const TYPO_WORD_MIN = 4;
const SWAP_WORD_MIN = 5;
const TYPOS_MAX = 2;
/** The share of letters in which the nearest spelling of a word may differ, when nothing was found. */
const NEAREST_SHARE = 0.5;
const NEAREST_MAX = 4;

/** How much a word weighs by where it stands: names more than descriptions, descriptions more than text. */
const FIELD_WEIGHTS = { title: 6, aliases: 5, phrases: 1, description: 2, text: 1 };
/** How well a word of a name matches one of a query that it is not. */
const SOUND_MATCH = 0.9;
const LIKELY_SOUND_MATCH = 0.7;
const BROADER_MATCH = 0.6;
const PREFIX_MATCH = 0.8;
const TYPO_MATCH = 0.8;
const PREFIX_WEIGHT = 0.5;
const TYPO_WEIGHT = 0.3;

export const FIELDS = ['title', 'aliases', 'phrases', 'description', 'text'] as const;
export type Field = (typeof FIELDS)[number];
export const NAMES: readonly Field[] = ['title', 'aliases', 'phrases'];

/** A word of the index, and how well it matches a word of a query, from 0 to 1. */
export type StandIn = readonly [word: string, match: number];

const isDevanagari = (word: string) => word >= 'ऀ' && word <= 'ॿ';

/** The words of a text as they are indexed, with what they could have been called. */
function termsOf(text: string): string[] {
  const words = wordsOf(fold(text), true).map(stem);
  return [...words, ...synonymsIn(words)];
}

/** An index of the words of entries. */
export function createWordIndex(entries: readonly Entry[]) {
  /** Each word with how often it occurs. */
  const occurrences = new Map<string, number>();
  const index = new MiniSearch<Entry & { id: number }>({
    fields: [...FIELDS],
    extractField: (entry, field) => {
      const value = entry[field as Field | 'id'];
      return Array.isArray(value) ? value.join(' ') : value;
    },
    tokenize: termsOf,
    processTerm: (term) => {
      occurrences.set(term, (occurrences.get(term) ?? 0) + 1);
      return term;
    },
  });
  index.addAll(entries.map((entry, id) => ({ ...entry, id })));
  const vocabulary = createVocabulary(new Set(occurrences.keys()));
  const names = new Set(
    entries.flatMap(({ title, aliases = [], phrases = [] }) =>
      wordsOf(fold([title, ...aliases, ...phrases].join(' '))).map(stem),
    ),
  );
  /** Words of names that a word becomes when two neighbouring letters change places: “merto”. */
  const swapped = (word: string): string[] =>
    Array.from(
      { length: word.length - 1 },
      (_, at) => `${word.slice(0, at)}${word.charAt(at + 1)}${word.charAt(at)}${word.slice(at + 2)}`,
    ).filter((one) => names.has(one));

  /**
   * What matches a word of a query: the word, words that begin with it, and words that sound like it in the other script; words that
   * sound like it in its own script only when nothing begins with it, and typos only when nothing surely sounds like it.
   */
  const matchesOf = (word: string): { sounding: readonly string[]; isSure: boolean; typo: number | false; prefix: boolean } => {
    const begins = vocabulary.begins(word);
    const intended = begins || word.length < SWAP_WORD_MIN ? [] : swapped(word);
    if (intended.length > 0) return { sounding: intended, isSure: true, typo: false, prefix: false };
    const exact = names.has(word) && word.length < TYPO_WORD_MIN;
    const fits = (other: string) => !begins || isDevanagari(other) !== isDevanagari(word);
    const { words: sounding, isSure } = exact
      ? { words: [], isSure: true }
      : vocabulary.sounding(word, fits, occurrences.has(word));
    const typo = begins || isSure || word.length < TYPO_WORD_MIN ? false : sounding.length > 0 ? 1 : TYPO_SHARE;
    return { sounding, isSure, typo, prefix: !exact };
  };

  const clause = (word: string): Query => {
    const { sounding, typo, prefix } = matchesOf(word);
    return {
      combineWith: 'OR',
      queries: [{ queries: [word], prefix, fuzzy: typo }, ...sounding.map((one) => ({ queries: [one] }))],
    };
  };

  const run = (words: readonly string[], combineWith: 'AND' | 'OR', fields: readonly Field[]): SearchResult[] => {
    const options: SearchOptions = {
      fields: [...fields],
      boost: FIELD_WEIGHTS,
      weights: { prefix: PREFIX_WEIGHT, fuzzy: TYPO_WEIGHT },
      maxFuzzy: TYPOS_MAX,
      tokenize: (text) => [text],
      processTerm: (term) => term,
    };
    return index.search({ combineWith, queries: words.map(clause) }, options);
  };

  /** How much a word says: rare ones more. Words that do not occur say nothing that could be missed. */
  const weightOf = (word: string) => 1 / Math.log(8 + (occurrences.get(word) ?? 0));

  /** The word of the index with the nearest spelling. */
  const nearestWord = (word: string): string | undefined => {
    if (occurrences.has(word) || word.length < TYPO_WORD_MIN) return occurrences.has(word) ? word : undefined;
    const options = {
      fuzzy: NEAREST_SHARE,
      maxFuzzy: NEAREST_MAX,
      tokenize: (text: string) => [text],
      processTerm: (term: string) => term,
    };
    return index.search(word, options)[0]?.terms[0];
  };

  /** The words of names that a word with a typo may stand for. */
  const typosOf = (word: string, fuzzy: number): string[] => {
    const options = { fields: [...NAMES], fuzzy, maxFuzzy: TYPOS_MAX, tokenize: (text: string) => [text] };
    return index.search(word, { ...options, processTerm: (term) => term }).flatMap(({ terms }) => terms);
  };

  /** The words that a word of a query may stand for, the best match first, with how well they match, from 0 to 1. */
  const standingFor = (word: string): StandIn[] => {
    const { sounding, isSure, typo } = matchesOf(word);
    const found = new Map<string, number>([[word, 1]]);
    const add = (words: readonly string[], match: number) => {
      for (const one of words) if (!found.has(one)) found.set(one, match);
    };
    add(sounding, isSure && !occurrences.has(word) ? SOUND_MATCH : LIKELY_SOUND_MATCH);
    add(broaderThan(word), BROADER_MATCH);
    if (!occurrences.has(word)) add(vocabulary.completions(word), PREFIX_MATCH);
    if (typo) add(typosOf(word, typo), TYPO_MATCH);
    return [...found];
  };

  return { run, matchesOf, standingFor, weightOf, nearestWord, names, begins: vocabulary.begins };
}

export type WordIndex = ReturnType<typeof createWordIndex>;
