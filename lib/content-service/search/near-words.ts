/** Places of a bit mask; longer words have no near ones. */
const LETTERS_MAX = 32;

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
 * The Levenshtein distance from a word, by Myers' algorithm: the bits of a mask are the rows of one column of the matrix, where the
 * distance rises or falls by one.
 * @param word at most `LETTERS_MAX` letters
 */
function distanceFrom(word: string): (other: string) => number {
  const placesOf = new Map<number, number>();
  for (let at = 0; at < word.length; at += 1) {
    const letter = word.charCodeAt(at);
    placesOf.set(letter, (placesOf.get(letter) ?? 0) | (1 << at));
  }
  const last = 1 << (word.length - 1);
  return (other) => {
    let [rises, falls, distance] = [-1, 0, word.length];
    for (let at = 0; at < other.length; at += 1) {
      const same = placesOf.get(other.charCodeAt(at)) ?? 0;
      const diagonal = (((same & rises) + rises) ^ rises) | same;
      const right = falls | ~(diagonal | rises);
      const left = rises & diagonal;
      if (right & last) distance += 1;
      else if (left & last) distance -= 1;
      const rightAbove = (right << 1) | 1;
      rises = (left << 1) | ~(same | falls | rightAbove);
      falls = rightAbove & (same | falls);
    }
    return distance;
  };
}

/**
 * Finds the words that a word becomes when at most `max` letters are inserted, deleted or replaced.
 * @returns from a word to each of them with their number, the nearest first
 */
export function createNearWords(words: Iterable<string>) {
  const all = Array.from(words, (word) => ({ word, letters: lettersOf(word) }));
  return (word: string, max: number): (readonly [word: string, distance: number])[] => {
    if (word.length > LETTERS_MAX) return [];
    const letters = lettersOf(word);
    const distance = distanceFrom(word);
    return all
      .filter(
        (other) =>
          Math.abs(other.word.length - word.length) <= max &&
          !hasMoreBits(letters & ~other.letters, max) &&
          !hasMoreBits(other.letters & ~letters, max),
      )
      .map((other) => [other.word, distance(other.word)] as const)
      .filter(([, changes]) => changes <= max)
      .toSorted(([, one], [, other]) => one - other);
  };
}
