import broaderTerms from './broader-terms.json' with { type: 'json' };
import synonyms from './synonyms.json' with { type: 'json' };
import type { WordRules } from './word-rules.ts';

interface Phrase {
  words: readonly string[];
  /** The words of the other phrases of its group. */
  others: readonly string[];
}

/** The synonyms and broader terms, with their names in a language, as the words of an index are stemmed. */
export function createSynonyms({ stemsIn, names }: WordRules) {
  const known = new Set(synonyms.flat());
  const alone = Object.entries(names).flatMap(([english, called]) => (known.has(english) ? [] : [[english, ...called]]));
  const groups = [...synonyms.map((group) => [...group, ...group.flatMap((name) => names[name] ?? [])]), ...alone];
  const broader = new Map<string, string[]>();
  for (const [kind, names] of Object.entries(broaderTerms)) {
    for (const word of names.flatMap(stemsIn)) broader.set(word, [...(broader.get(word) ?? []), ...stemsIn(kind)]);
  }
  /** By their first word. */
  const phrases = Map.groupBy(
    groups
      .map((group) => group.map(stemsIn))
      .flatMap((group) => group.map((words): Phrase => ({ words, others: group.filter((one) => one !== words).flat() }))),
    ({ words }) => words[0],
  );

  /**
   * The words for what a thing is (`broader-terms.json`): a “netflix” is a “subscription”, but not every subscription is one.
   * @param word folded and stemmed
   */
  const broaderThan = (word: string): readonly string[] => broader.get(word) ?? [];

  /**
   * Other names of parts of a text (`synonyms.json`).
   * @param words in order, folded and stemmed
   * @returns each word with the places it stands for
   */
  const synonymSpans = (words: readonly string[]): { word: string; places: readonly number[] }[] =>
    words.flatMap((first, start) =>
      (phrases.get(first) ?? [])
        .filter((phrase) => phrase.words.every((part, index) => words[start + index] === part))
        .flatMap((phrase) => phrase.others.map((word) => ({ word, places: phrase.words.map((_, index) => start + index) }))),
    );

  /** The words that could stand in the place of parts of a text. */
  const synonymsIn = (words: readonly string[]): string[] => [...new Set(synonymSpans(words).map(({ word }) => word))];

  return { broaderThan, synonymSpans, synonymsIn };
}
