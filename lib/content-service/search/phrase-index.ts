import type { Entry } from './entry.ts';
import { wordsOf } from './fold.ts';
import { packLists } from './packed-lists.ts';
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

/** Words of a phrase beyond these are left out: their places are the bits of a number, whose last bit says “synonym”. */
const PLACES_MAX = 31;
const SYNONYM = 2 ** PLACES_MAX;
const PROPER_NAME = 1;
const EDITORS = 2;

interface Common {
  /** The weight of the words of the query that the phrase has. */
  asked: number;
  /** The places of the words of the phrase that the query has, and how well they match. */
  places: Map<number, number>;
  last: string | undefined;
}

export type Asked = ReadonlyMap<string, readonly StandIn[]>;

/** The phrases of entries: numbers in arrays, as there are ten thousand phrases. */
function* collectPhrases(entries: readonly Entry[], { synonymSpans, own }: WordIndex, { fold, stem, isTelling }: WordRules) {
  const entryOf: number[] = [];
  const kinds: number[] = [];
  /** Where the words of each phrase begin in `words`, which are the places of words in `called`. */
  const starts: number[] = [0];
  const words: number[] = [];
  const numbers = new Map<string, number>();
  const called = new Map<string, number[]>();
  const occurrences = new Map<string, number[]>();
  const add = (lists: Map<string, number[]>, word: string, ...numbers: number[]) => {
    const known = lists.get(word);
    if (known) known.push(...numbers);
    else lists.set(own(word), numbers);
  };
  for (const [entry, { title, aliases = [], phrases: said = [], properNames = [] }] of entries.entries()) {
    for (const [place, text] of [...new Set([...said, title, ...aliases, ...properNames])].entries()) {
      const telling = [...new Set(wordsOf(fold(text)))].filter(isTelling).map(stem).slice(0, PLACES_MAX);
      const phrase = entryOf.push(entry) - 1;
      kinds.push((properNames.includes(text) ? PROPER_NAME : 0) + (place < said.length ? EDITORS : 0));
      for (const [index, word] of telling.entries()) {
        add(occurrences, word, phrase, 2 ** index);
        if (called.get(word)?.at(-1) !== entry) add(called, word, entry);
        const number = numbers.get(word) ?? numbers.size;
        numbers.set(own(word), number);
        words.push(number);
      }
      starts.push(words.length);
      for (const { word, places } of synonymSpans(telling)) {
        add(
          occurrences,
          word,
          phrase,
          [...new Set(places)].reduce((sum, index) => sum + 2 ** index, SYNONYM),
        );
      }
    }
    yield;
  }
  return {
    entryOf: Uint32Array.from(entryOf),
    kinds: Uint8Array.from(kinds),
    starts: Uint32Array.from(starts),
    words: Uint32Array.from(words),
    names: [...numbers.keys()],
    calledOf: packLists(called),
    occurrencesOf: packLists(occurrences),
  };
}

/** Builds an index of the titles, other names and phrases of entries, to find the entries whose wording is near to a query. */
export function* buildPhraseIndex(entries: readonly Entry[], index: WordIndex, rules: WordRules) {
  const { entryOf, kinds, starts, words, names, calledOf, occurrencesOf } = yield* collectPhrases(entries, index, rules);
  /** How much a word says: more when fewer entries are called so. */
  const weigh = (word: string) => {
    const called = calledOf(word).length;
    const telling = Math.log(2 + entries.length / (1 + called)) ** TELLING;
    return called > 0 && !NUMBER.test(word) ? telling : telling * LITTLE;
  };
  const weights = Float64Array.from(names, weigh);
  const weightAt = (at: number) => weights[words[at] ?? -1] ?? 0;

  /** A word that is not in a phrase weighs as much as the word that it most likely stands for. */
  const weightOf = (word: string, standIns: readonly StandIn[]) =>
    weigh(standIns.find(([other]) => occurrencesOf(other).length > 0)?.[0] ?? word);

  const commonWith = (asked: Asked): Map<number, Common> => {
    const found = new Map<number, Common>();
    for (const [word, standIns] of asked) {
      const weight = weightOf(word, standIns);
      for (const [other, similarity] of standIns) {
        const occurrences = occurrencesOf(other);
        for (let at = 0; at < occurrences.length; at += 2) {
          const [phrase = 0, places = 0] = [occurrences[at], occurrences[at + 1]];
          const match = similarity * (places >= SYNONYM ? SYNONYM_MATCH : 1);
          const common = found.get(phrase) ?? { asked: 0, places: new Map(), last: undefined };
          found.set(phrase, common);
          for (let rest = places % SYNONYM; rest !== 0; rest &= rest - 1) {
            const place = 31 - Math.clz32(rest & -rest);
            common.places.set(place, Math.max(common.places.get(place) ?? 0, match));
          }
          if (common.last === word) continue;
          common.last = word;
          common.asked += weight * match;
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
    for (const [phrase, common] of commonWith(asked)) {
      const [first = 0, end = 0] = [starts[phrase], starts[phrase + 1]];
      let ownWeight = 0;
      for (let at = first; at < end; at += 1) ownWeight += weightAt(at);
      const [entry = 0, kind = 0] = [entryOf[phrase], kinds[phrase]];
      let said = 0;
      for (const [place, match] of common.places) said += match * weightAt(first + place);
      const whole = common.places.size === end - first ? common.asked / weight : 0;
      const partial = (PARTIAL_WEIGHT * (common.asked + said)) / (weight + ownWeight);
      const commonShare = Math.max(whole < WHOLE_MIN ? 0 : whole, partial < PARTIAL_MIN ? 0 : partial);
      const isNamed = (kind & PROPER_NAME) > 0 && whole > 0 && said >= SURE_MATCH * ownWeight;
      const importance = (kind & EDITORS) > 0 ? 1 : NAME_WEIGHT;
      const share = Math.max(commonShare * importance, isNamed ? PROPER_NAME_SHARE : 0);
      if (share > (near.get(entry) ?? 0)) near.set(entry, share);
    }
    return near;
  };

  return {
    nearTo,
    /** The entries that have a word in their names. */
    calledBy: (word: string): ReadonlySet<number> => new Set(calledOf(word)),
  };
}
