import { distance } from 'fastest-levenshtein';

/** The letters of a word as bits of a mask, in 32 classes. */
function lettersOf(word: string): number {
  let letters = 0;
  for (let at = 0; at < word.length; at += 1) letters |= 1 << (word.charCodeAt(at) & 31);
  return letters;
}

function hasMoreBits(mask: number, max: number): boolean {
  let rest = mask;
  for (let count = 0; count < max; count += 1) rest &= rest - 1;
  return rest !== 0;
}

/**
 * Finds words within `max` edits; words whose length or letters differ by more are not compared.
 * @returns each with its number of edits, the nearest first
 */
export function createNearWords(words: Iterable<string>) {
  const all = Array.from(words, (word) => ({ word, letters: lettersOf(word) }));
  return (word: string, max: number): (readonly [word: string, distance: number])[] => {
    const letters = lettersOf(word);
    return all
      .filter(
        (other) =>
          Math.abs(other.word.length - word.length) <= max &&
          !hasMoreBits(letters & ~other.letters, max) &&
          !hasMoreBits(other.letters & ~letters, max),
      )
      .map((other) => [other.word, distance(word, other.word)] as const)
      .filter(([, changes]) => changes <= max)
      .toSorted(([, one], [, other]) => one - other);
  };
}
