import given from './broader-terms.json' with { type: 'json' };
import { fold, wordsOf } from './fold.ts';
import { stem } from './stem.ts';

const wordsIn = (text: string) => wordsOf(fold(text)).map(stem);

/** The words for the kind of each thing: a “netflix” is a “subscription”, but not every subscription is one. */
const BROADER = new Map<string, string[]>();
for (const [kind, names] of Object.entries(given)) {
  for (const word of names.flatMap(wordsIn)) BROADER.set(word, [...(BROADER.get(word) ?? []), ...wordsIn(kind)]);
}

/**
 * The words for what a thing is (`broader-terms.json`), such as “subscription” for “netflix”.
 * @param word folded and stemmed
 */
export function broaderThan(word: string): readonly string[] {
  return BROADER.get(word) ?? [];
}
