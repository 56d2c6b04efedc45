import type { Steps } from '#lib/platform/steps.ts';
import { skeletonOf } from './phonetic-key.ts';
import type { WordRules } from './word-rules.ts';

/** Keys that are shorter say too little to be compared. */
const SOUND_MIN = 2;
const KNOWN_SOUND_MIN = 3;
const SKELETON_MIN = 3;
const KNOWN_SKELETON_MIN = 4;
/** What is left of a word without an ending that is a vowel, and without another. */
const STEM_MIN = 2;
const LONG_STEM_MIN = 3;
const VOWEL = /^[aiu]$/;
/** Letters without a vowel (“MDR”) do not say how a word sounds. */
const ABBREVIATION = /^[b-df-hj-np-tv-xz]+$/;
/** Words that one typed word may stand for by its sound. */
const SOUNDING_MAX = 24;

/** A word that another begins with has so many sounds, and its endings at most so many. */
const BEGINNING_MIN = 4;
const ENDINGS_MAX = 6;
const LATIN = /^[a-z]/;

interface Sounding {
  words: readonly string[];
  /** Whether they have the same sound, and not only its beginning or its consonants. */
  isSure: boolean;
}
const NOTHING_SOUNDING: Sounding = { words: [], isSure: false };
/** The first so many ways to sound alike are sure. */
const SURE_TIERS = 2;

type Sorted = readonly string[];

function firstFrom(sorted: Sorted, start: string): number {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] ?? '') < start) low = middle + 1;
    else high = middle;
  }
  return low;
}

function startingWith(sorted: Sorted, start: string, max: number): string[] {
  const first = firstFrom(sorted, start);
  const some = sorted.slice(first, first + max);
  const end = some.findIndex((one) => !one.startsWith(start));
  return end < 0 ? some : some.slice(0, end);
}

function* grouped(words: Iterable<string>, keysOf: (word: string) => Iterable<string>): Steps<Map<string, string[]>> {
  const groups = new Map<string, string[]>();
  for (const word of words) {
    for (const key of keysOf(word)) {
      const group = groups.get(key);
      if (group) group.push(word);
      else groups.set(key, [word]);
    }
    yield;
  }
  return groups;
}

/**
 * Groups all words of an index, to find those that begin with, or sound like, what was typed.
 * @param sorted the words in order
 */
export function* buildVocabulary(sorted: Sorted, { settled, soundOf, spelledSoundOf, soundsOf, endingSounds }: WordRules) {
  /** A word with an ending in Latin letters (“kiston”): the index holds the word without it. */
  const withoutEnding = (key: string): string[] =>
    endingSounds
      .filter((ending) => key.endsWith(ending) && key.length - ending.length >= (VOWEL.test(ending) ? STEM_MIN : LONG_STEM_MIN))
      .map((ending) => settled(key.slice(0, -ending.length)));
  const bySound = yield* grouped(sorted, soundsOf);
  /** Names such as “ATM”, by how they are written in other scripts. */
  const bySpelling = yield* grouped(sorted, (word) => {
    const spelled = spelledSoundOf(word);
    return spelled === undefined ? [] : [spelled, ...withoutEnding(spelled)];
  });
  const sounds = [...bySound.keys()].sort();
  const soundingAs = (key: string): readonly string[] => bySound.get(key) ?? [];
  const bySkeleton = yield* grouped(sounds, (sound) => [skeletonOf(sound)]);

  /** The longest words in a script of India that a word begins with: languages put many endings one after another. */
  const beginningOf = (key: string): string[] => {
    for (let length = key.length - 1; length >= Math.max(BEGINNING_MIN, key.length - ENDINGS_MAX); length -= 1) {
      const found = soundingAs(key.slice(0, length)).filter((one) => !LATIN.test(one));
      if (found.length > 0) return found;
    }
    return [];
  };

  /**
   * Words that sound like `word`: the same sound or spelling, else without ending, else sound as prefix, else the same consonants, else what the
   * word begins with.
   * @param fits excludes words, so that they do not hide others
   * @param isKnown the index has the word itself: similar words must be closer
   * @param isShort only the same sound counts
   */
  const sounding = (word: string, fits: (other: string) => boolean, isKnown = false, isShort = false): Sounding => {
    const sound = ABBREVIATION.test(word) ? '' : (soundOf(word) ?? '');
    const key = sound.length < (isKnown ? KNOWN_SOUND_MIN : SOUND_MIN) ? '' : sound;
    const skeleton = skeletonOf(key);
    const spelled = spelledSoundOf(word);
    const spellings = (other: string): readonly string[] => {
      const same = [other, ...withoutEnding(other)].find((one) => soundingAs(one).some((found) => !LATIN.test(found)));
      return same === undefined ? [] : soundingAs(same).filter((found) => !LATIN.test(found));
    };
    const same = () =>
      [...soundingAs(key), ...(spelled === undefined ? (bySpelling.get(key) ?? []) : spellings(spelled))].filter(fits);
    const likely = [
      () => (LATIN.test(word) ? withoutEnding(key) : []).filter((one) => bySound.has(one)).slice(0, 1),
      () => (isKnown ? [] : startingWith(sounds, key, SOUNDING_MAX)),
      () => (skeleton.length < (isKnown ? KNOWN_SKELETON_MIN : SKELETON_MIN) ? [] : (bySkeleton.get(skeleton) ?? [])),
    ];
    const tiers = isShort
      ? [same]
      : [
          same,
          ...(key === '' ? [] : likely).map((tier) => () => tier().flatMap(soundingAs).filter(fits)),
          () => (isKnown ? [] : beginningOf(key)).filter(fits),
        ];
    for (const [place, tier] of tiers.entries()) {
      const found = tier();
      if (found.length > 0) return { words: found.slice(0, SOUNDING_MAX), isSure: place < SURE_TIERS };
    }
    return NOTHING_SOUNDING;
  };

  return {
    /** Whether a word is, or begins with, `start`. */
    begins: (start: string): boolean => sorted[firstFrom(sorted, start)]?.startsWith(start) ?? false,
    /** Words that begin with `start`, the first of them. */
    completions: (start: string): string[] => startingWith(sorted, start, SOUNDING_MAX),
    /** All words that begin with `start`. */
    beginning: (start: string): string[] => startingWith(sorted, start, sorted.length),
    sounding,
  };
}
