import broaderTerms from './broader-terms.json' with { type: 'json' };
import { fold, wordsOf } from './fold.ts';
import { stem } from './stem.ts';
import synonyms from './synonyms.json' with { type: 'json' };

const wordsIn = (text: string): string[] => wordsOf(fold(text)).map(stem);

/** The words for the kind of each thing: a “netflix” is a “subscription”, but not every subscription is one. */
const BROADER = new Map<string, string[]>();
for (const [kind, names] of Object.entries(broaderTerms)) {
  for (const word of names.flatMap(wordsIn)) BROADER.set(word, [...(BROADER.get(word) ?? []), ...wordsIn(kind)]);
}

/**
 * The words for what a thing is (`broader-terms.json`), such as “subscription” for “netflix”.
 * @param word folded and stemmed
 */
export function broaderThan(word: string): readonly string[] {
  return BROADER.get(word) ?? [];
}

interface Phrase {
  words: readonly string[];
  /** The words of the other phrases of its group. */
  others: readonly string[];
}

/** The phrases by their first word. */
const PHRASES = Map.groupBy(
  synonyms
    .map((group) => group.map(wordsIn))
    .flatMap((group) => group.map((words): Phrase => ({ words, others: group.filter((one) => one !== words).flat() }))),
  ({ words }) => words[0],
);

/**
 * Other names of parts of a text (`synonyms.json`).
 * @param words in order, folded and stemmed
 * @returns each word with the places it stands for
 */
export function synonymSpans(words: readonly string[]): { word: string; places: readonly number[] }[] {
  return words.flatMap((first, start) =>
    (PHRASES.get(first) ?? [])
      .filter((phrase) => phrase.words.every((part, index) => words[start + index] === part))
      .flatMap((phrase) => phrase.others.map((word) => ({ word, places: phrase.words.map((_, index) => start + index) }))),
  );
}

/** The words that could stand in the place of parts of a text. */
export function synonymsIn(words: readonly string[]): string[] {
  return [...new Set(synonymSpans(words).map(({ word }) => word))];
}
