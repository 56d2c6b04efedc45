import type { Entry } from './entry.ts';
import { wordsOf } from './fold.ts';
import type { StandIn, WordIndex } from './word-index.ts';
import type { WordRules } from './word-rules.ts';

/** How well a synonym of a word of the phrase matches. */
const SYNONYM_MATCH = 0.9;
/** A phrase that has words which the query lacks counts less. */
const PARTIAL_WEIGHT = 0.9;
/** The share of a city, shop or bank that a query names: “singapore airport free entry”. */
const PROPER_NAME_SHARE = 0.75;
const SURE_MATCH = 0.85;
/** What editors say an entry answers counts more than its names. */
const NAME_WEIGHT = 0.9;
/** A number, or a word that no entry is called, says little: “18000 in 6 instalments”. */
const LITTLE = 0.3;
/** Least share of common words, by weight, for a phrase near to a query. */
const WHOLE_MIN = 0.4;
const PARTIAL_MIN = 0.45;
/** How much more rare words say. */
const TELLING = 2;
const NUMBER = /^\p{N}+$/u;

interface Phrase {
  /** The place of its entry. */
  entry: number;
  importance: number;
  isProperName: boolean;
  weights: readonly number[];
  weight: number;
}

/** Where a word stands: in which phrase, and the places of the words of the phrase that it says. */
interface Occurrence {
  phrase: number;
  places: readonly number[];
  match: number;
}

interface Common {
  /** The weight of the words of the query that the phrase has. */
  asked: number;
  /** The places of the words of the phrase that the query has, and how well they match. */
  places: Map<number, number>;
  last: string | undefined;
}

export type Asked = ReadonlyMap<string, readonly StandIn[]>;

/** The titles, other names and phrases of entries, to find the entries whose wording is near to a query. */
export function createPhraseIndex(entries: readonly Entry[], { synonymSpans }: WordIndex, { fold, stem, isTelling }: WordRules) {
  const phrases: Phrase[] = [];
  const occurrences = new Map<string, Occurrence[]>();
  const add = (word: string, occurrence: Occurrence) => {
    const known = occurrences.get(word);
    if (known) known.push(occurrence);
    else occurrences.set(word, [occurrence]);
  };

  const texts = entries.flatMap(({ title, aliases = [], phrases: said = [], properNames = [] }, entry) =>
    [...new Set([...said, title, ...aliases, ...properNames])].map((text, place) => ({
      entry,
      importance: place < said.length ? 1 : NAME_WEIGHT,
      isProperName: properNames.includes(text),
      words: [...new Set(wordsOf(fold(text)))].filter(isTelling).map(stem),
    })),
  );
  const having = new Map<string, Set<number>>();
  for (const { entry, words } of texts) {
    for (const word of words) having.set(word, (having.get(word) ?? new Set()).add(entry));
  }
  /** How much a word says: more when fewer entries are called so. */
  const weigh = (word: string) => {
    const telling = Math.log(2 + entries.length / (1 + (having.get(word)?.size ?? 0))) ** TELLING;
    return having.has(word) && !NUMBER.test(word) ? telling : telling * LITTLE;
  };

  for (const { entry, importance, isProperName, words } of texts) {
    const weights = words.map(weigh);
    const phrase =
      phrases.push({ entry, importance, isProperName, weights, weight: weights.reduce((sum, one) => sum + one, 0) }) - 1;
    for (const [place, word] of words.entries()) add(word, { phrase, places: [place], match: 1 });
    for (const { word, places } of synonymSpans(words)) add(word, { phrase, places, match: SYNONYM_MATCH });
  }

  /** A word that is not in a phrase weighs as much as the word that it most likely stands for. */
  const weightOf = (word: string, standIns: readonly StandIn[]) =>
    weigh(standIns.find(([other]) => occurrences.has(other))?.[0] ?? word);

  const commonWith = (asked: Asked): Map<number, Common> => {
    const found = new Map<number, Common>();
    for (const [word, standIns] of asked) {
      const weight = weightOf(word, standIns);
      for (const [other, similarity] of standIns) {
        for (const { phrase, places, match } of occurrences.get(other) ?? []) {
          const common = found.get(phrase) ?? { asked: 0, places: new Map(), last: undefined };
          found.set(phrase, common);
          for (const place of places) common.places.set(place, Math.max(common.places.get(place) ?? 0, similarity * match));
          if (common.last === word) continue;
          common.last = word;
          common.asked += weight * similarity * match;
        }
      }
    }
    return found;
  };

  /**
   * The entries with a phrase that is near to a query.
   * @param asked the words of the query with what they may stand for
   * @returns how near, from 0 to 1, by the place of the entry
   */
  const nearTo = (asked: Asked): Map<number, number> => {
    const near = new Map<number, number>();
    const weight = [...asked].reduce((sum, [word, standIns]) => sum + weightOf(word, standIns), 0);
    for (const [number, common] of commonWith(asked)) {
      const phrase = phrases[number];
      if (!phrase) continue;
      let said = 0;
      for (const [place, match] of common.places) said += match * (phrase.weights[place] ?? 0);
      const whole = common.places.size === phrase.weights.length ? common.asked / weight : 0;
      const partial = (PARTIAL_WEIGHT * (common.asked + said)) / (weight + phrase.weight);
      const commonShare = Math.max(whole < WHOLE_MIN ? 0 : whole, partial < PARTIAL_MIN ? 0 : partial);
      const isNamed = phrase.isProperName && whole > 0 && said >= SURE_MATCH * phrase.weight;
      const share = Math.max(commonShare * phrase.importance, isNamed ? PROPER_NAME_SHARE : 0);
      if (share > (near.get(phrase.entry) ?? 0)) near.set(phrase.entry, share);
    }
    return near;
  };

  const isCalled = (entry: number, word: string): boolean => having.get(word)?.has(entry) ?? false;

  return { nearTo, isCalled };
}
