import { wordsOf } from './fold.ts';
import type { WordRules } from './word-rules.ts';

/** Shorter words are not joined to a word or split into two: by chance they make others. */
const JOINED_MIN = 4;
const PART_MIN = 3;

/**
 * Writes words as names do: “chai gali” as “chaigali”, “tulsitable” as “tulsi table”.
 * @param names folded and stemmed
 * @param occurs whether the index has the stem or prefix: such a word is not split
 */
export function createWordBreaks(names: ReadonlySet<string>, occurs: (word: string) => boolean, { fold, stem }: WordRules) {
  const isName = (word: string) => names.has(stem(word));

  const split = (word: string): string[] => {
    if (word.length < 2 * PART_MIN || occurs(stem(word))) return [word];
    const places = Array.from({ length: word.length - 2 * PART_MIN + 1 }, (_, index) => index + PART_MIN);
    const place = places.find((at) => isName(word.slice(0, at)) && isName(word.slice(at)));
    return place === undefined ? [word] : [word.slice(0, place), word.slice(place)];
  };

  return (text: string): string => {
    const words: string[] = [];
    for (const word of wordsOf(fold(text))) {
      const joined = `${words.at(-1) ?? ''}${word}`;
      if (words.length > 0 && joined.length >= JOINED_MIN && isName(joined)) words.splice(-1, 1, joined);
      else words.push(...split(word));
    }
    return words.join(' ');
  };
}
