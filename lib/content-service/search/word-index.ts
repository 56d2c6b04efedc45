import { distance } from 'fastest-levenshtein';
import { LRUCache } from 'lru-cache';
import type { ResultOf } from '#lib/platform/steps.ts';
import type { Entry } from './entry.ts';
import { scriptOf, wordsOf } from './fold.ts';
import { buildInvertedIndex, type Found, type Wanted } from './inverted-index.ts';
import { createNearWords } from './near-words.ts';
import { createSynonyms } from './synonyms.ts';
import { buildVocabulary } from './vocabulary.ts';
import type { WordRules } from './word-rules.ts';

/** A typo is at most this share of the letters of a word; shorter words have none. */
const TYPO_SHARE = 0.3;
const TYPO_WORD_MIN = 4;
const SWAP_WORD_MIN = 5;
const TYPOS_MAX = 2;
/** The share of letters in which the nearest spelling of a word may differ, when nothing was found. */
const NEAREST_SHARE = 0.5;
const NEAREST_MAX = 4;
/** Words of queries whose matches are kept: more than a query has. */
const MATCHES_KEPT = 20;

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
/** A letter that is not typed yet is less than a typo. */
const PREFIX_DISTANCE = 0.3;

export const FIELDS = ['title', 'aliases', 'phrases', 'description', 'text'] as const;
export type Field = (typeof FIELDS)[number];
export const NAMES: readonly Field[] = ['title', 'aliases', 'phrases'];

/** A word of the index, and how well it matches a word of a query, from 0 to 1. */
export type StandIn = readonly [word: string, match: number];

interface Matches {
  /** Words that sound like it. */
  sounding: readonly string[];
  /** Whether they have the same sound, and not only its beginning or its consonants. */
  isSure: boolean;
  /** Words that it becomes with few typos, the nearest first. */
  typos: readonly (readonly [word: string, distance: number])[];
  /** Whether words that begin with it match. */
  prefix: boolean;
}

const DIGITS = /\p{N}/gu;

/** Builds an index of the words of entries. */
export function* buildWordIndex(entries: readonly Entry[], rules: WordRules) {
  const { fold, stem, soundOf } = rules;
  const { broaderThan, synonymSpans, synonymsIn } = createSynonyms(rules);
  /** The words of a text as they are indexed, with what they could have been called. */
  const termsOf = (text: string): string[] => {
    const words = wordsOf(fold(text), true).map(stem);
    return [...words, ...synonymsIn(words)];
  };
  const index = yield* buildInvertedIndex(entries.length, FIELDS.length, (id, number) => {
    const value = entries[id]?.[FIELDS[number] ?? 'title'];
    return value === undefined ? undefined : termsOf([value].flat().join(' '));
  });
  const { has, timesOf } = index;
  const vocabulary = yield* buildVocabulary(index.sorted, rules);
  const nearWords = createNearWords(index.sorted.toSorted((one, other) => timesOf(other) - timesOf(one)));
  const names = new Set<string>();
  for (const { title, aliases = [], phrases = [] } of entries) {
    for (const word of rules.stemsIn([title, ...aliases, ...phrases].join(' '))) names.add(index.own(word));
    yield;
  }
  /** Words of names that a word becomes when two neighbouring letters change places: “merto”. */
  const swapped = (word: string): string[] =>
    Array.from(
      { length: word.length - 1 },
      (_, at) => `${word.slice(0, at)}${word.charAt(at + 1)}${word.charAt(at)}${word.slice(at + 2)}`,
    ).filter((one) => names.has(one));

  /** Digits are no letters that could be wrong: “18001” is not 18000. */
  const shareOfLetters = (word: string, share: number) => Math.round(word.replace(DIGITS, '').length * share);

  /**
   * Matches of a word: itself, prefixes, and the same sound in other scripts; the same sound in its own script only without
   * prefixes, typos only without a sure sound.
   */
  const findMatches = (word: string): Matches => {
    const begins = vocabulary.begins(word);
    const intended = begins || word.length < SWAP_WORD_MIN ? [] : swapped(word);
    if (intended.length > 0) return { sounding: intended, isSure: true, typos: [], prefix: false };
    const exact = names.has(word) && word.length < TYPO_WORD_MIN;
    const fits = (other: string) => !begins || scriptOf(other) !== scriptOf(word);
    const { words: sounding, isSure } = vocabulary.sounding(word, fits, has(word), exact);
    const typosMax =
      exact || begins || isSure || word.length < TYPO_WORD_MIN
        ? 0
        : Math.min(sounding.length > 0 ? 1 : TYPOS_MAX, shareOfLetters(word, TYPO_SHARE));
    const typos = typosMax === 0 ? [] : nearWords(word, typosMax);
    return { sounding, isSure, typos, prefix: !exact };
  };
  const matches = new LRUCache<string, Matches>({ max: MATCHES_KEPT, memoMethod: findMatches });
  const matchesOf = (word: string) => matches.memo(word);

  /** What a word of a query finds: itself, words that begin with it, that sound like it, and that it has typos of. */
  const wantedFor = (word: string): Wanted[] => {
    const { sounding, typos, prefix } = matchesOf(word);
    const longer = (prefix ? vocabulary.beginning(word) : []).filter((other) => other !== word);
    const reach = (other: string, distance: number) => other.length / (other.length + distance);
    return [
      { word, queryTerm: word, weight: 1 },
      ...longer.map((other) => ({
        word: other,
        queryTerm: word,
        weight: PREFIX_WEIGHT * reach(other, PREFIX_DISTANCE * (other.length - word.length)),
      })),
      ...typos.map(([other, distance]) => ({ word: other, queryTerm: word, weight: TYPO_WEIGHT * reach(other, distance) })),
      ...sounding.map((other) => ({ word: other, queryTerm: other, weight: 1 })),
    ];
  };

  const run = (words: readonly string[], combineWith: 'AND' | 'OR', fields: readonly Field[]): Found[] =>
    index.search(
      words.map(wantedFor),
      combineWith === 'AND',
      FIELDS.map((field) => (fields.includes(field) ? FIELD_WEIGHTS[field] : 0)),
    );

  /** How much a word says: rare ones more. Words that do not occur say nothing that could be missed. */
  const weightOf = (word: string) => 1 / Math.log(8 + timesOf(word));

  /** The word of the index with the nearest spelling; of several, the most frequent. */
  const nearestWord = (word: string): string | undefined => {
    if (has(word) || word.length < TYPO_WORD_MIN) return has(word) ? word : undefined;
    return nearWords(word, Math.min(NEAREST_MAX, shareOfLetters(word, NEAREST_SHARE)))[0]?.[0];
  };

  /** The words that a word of a query may stand for, the best match first, with how well they match, from 0 to 1. */
  const standingFor = (word: string): StandIn[] => {
    const { sounding, isSure, typos } = matchesOf(word);
    const found = new Map<string, number>([[word, 1]]);
    const add = (words: readonly string[], match: number) => {
      for (const one of words) if (!found.has(one)) found.set(one, match);
    };
    const sound = soundOf(word) ?? word;
    const isClose = (other: string) => distance(soundOf(other) ?? other, sound) <= 1;
    const isNew = !has(word);
    const close = isNew && !isSure ? sounding.filter(isClose) : [];
    add(close, SOUND_MATCH);
    add(sounding, isSure && isNew ? SOUND_MATCH : LIKELY_SOUND_MATCH);
    add(broaderThan(word), BROADER_MATCH);
    if (!has(word)) add(vocabulary.completions(word), PREFIX_MATCH);
    add(
      typos.map(([other]) => other),
      TYPO_MATCH,
    );
    return [...found];
  };

  return { run, matchesOf, standingFor, weightOf, nearestWord, names, synonymSpans, own: index.own, begins: vocabulary.begins };
}

export type WordIndex = ResultOf<typeof buildWordIndex>;
