import { fold, wordsOf } from './fold.ts';
import { stem } from './stem.ts';
import given from './synonyms.json' with { type: 'json' };

const groups: readonly (readonly string[])[] = given;

interface Phrase {
  words: readonly string[];
  /** The words of the other phrases of its group. */
  others: readonly string[];
}

function phraseWords(phrase: string): string[] {
  return wordsOf(fold(phrase)).map(stem);
}

/** The phrases by their first word. */
const PHRASES = Map.groupBy(
  groups
    .map((group) => group.map(phraseWords))
    .flatMap((group) => group.map((words): Phrase => ({ words, others: group.filter((one) => one !== words).flat() }))),
  ({ words }) => words[0],
);

/**
 * What else parts of a text could have been called: the words of the phrases that mean the same as a phrase in it (`synonyms.json`).
 * @param words of the text, in order, folded and stemmed
 * @returns each such word with the places of the words that it stands for
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
