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
 * What else a text could have been called: the words of the phrases that mean the same as a phrase in it (`synonyms.json`).
 * @param words of the text, in order, folded and stemmed
 */
export function synonymsIn(words: readonly string[]): string[] {
  const found = new Set<string>();
  for (const [place, word] of words.entries()) {
    for (const phrase of PHRASES.get(word) ?? []) {
      if (phrase.words.every((part, index) => words[place + index] === part)) for (const other of phrase.others) found.add(other);
    }
  }
  return [...found];
}
