import MiniSearch, { type Query, type SearchOptions, type SearchResult } from 'minisearch';
import { fold, wordsOf } from './fold.ts';
import type { Entry } from './page-entries.ts';
import { stem } from './stem.ts';
import { synonymsIn } from './synonyms.ts';
import { createVocabulary } from './vocabulary.ts';

/** A typo is at most this share of the letters of a word; shorter words have none. */
const TYPO_SHARE = 0.3;
const TYPO_WORD_MIN = 4;
const TYPOS_MAX = 2;
/** The share of letters in which the nearest spelling of a word may differ, when nothing was found. */
const NEAREST_SHARE = 0.5;
const NEAREST_MAX = 4;

/** How much a word weighs by where it stands: names more than descriptions, descriptions more than text. */
const FIELD_WEIGHTS = { title: 6, aliases: 5, phrases: 1, description: 2, text: 1 };
const PREFIX_WEIGHT = 0.5;
const TYPO_WEIGHT = 0.3;

export const FIELDS = ['title', 'aliases', 'phrases', 'description', 'text'] as const;
export type Field = (typeof FIELDS)[number];
export const NAMES: readonly Field[] = ['title', 'aliases', 'phrases'];

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
  /**
   * What matches a word of a query: the word, words that begin with it, and words that sound like it in the other script; words that
   * sound like it in its own script only when nothing begins with it, and typos only when nothing sounds like it.
   */
  const matchesOf = (word: string): { sounding: string[]; typo: boolean; prefix: boolean } => {
    const begins = vocabulary.begins(word);
    const exact = occurrences.has(word) && word.length < TYPO_WORD_MIN;
    const sounding = exact ? [] : vocabulary.sounding(word, (other) => !begins || isDevanagari(other) !== isDevanagari(word));
    return { sounding, typo: !begins && sounding.length === 0 && word.length >= TYPO_WORD_MIN, prefix: !exact };
  };

  const clause = (word: string): Query => {
    const { sounding, typo, prefix } = matchesOf(word);
    return {
      combineWith: 'OR',
      queries: [{ queries: [word], prefix, fuzzy: typo ? TYPO_SHARE : false }, ...sounding.map((one) => ({ queries: [one] }))],
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

  return { run, matchesOf, weightOf, nearestWord };
}

export type WordIndex = ReturnType<typeof createWordIndex>;
