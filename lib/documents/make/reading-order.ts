/** How many glyphs a syllable may have before the search for its end is given up. */
const LONGEST_SYLLABLE = 12;

const MARK = /\p{Mn}/u;

/** A glyph of a shaped stretch: the characters the shaper names for it, and whether it moves the pen. */
export interface ShapedGlyph {
  characters: readonly string[];
  wide: boolean;
}

/** A glyph with the text it stands for; without a glyph, a text that stands between two and is not drawn. */
export interface ReadGlyph {
  glyph: number | undefined;
  text: string;
}

const sorted = (characters: readonly string[]) => [...characters].sort().join('');

/**
 * Which text each glyph of a shaped stretch stands for, so that a reader that copies or searches glyph by glyph finds the
 * characters in the order in which they are written: a shaper puts the vowel sign of कि before its consonant. Readers take a
 * glyph whose text has a combining mark for one without width, so a wide glyph never gets one.
 * @param text the characters of the stretch
 * @param glyphs in drawing order
 * @returns glyphs and undrawn texts, in drawing order, which put together are the text
 */
export function inReadingOrder(text: readonly string[], glyphs: readonly ShapedGlyph[]): ReadGlyph[] {
  const result: ReadGlyph[] = [];
  let read = 0;
  for (let first = 0; first < glyphs.length; ) {
    const syllable = syllableAt(text, glyphs, read, first);
    const length = syllable.flatMap(({ characters }) => characters).length;
    result.push(...spread(text.slice(read, read + length), syllable, first));
    first += syllable.length;
    read += length;
  }
  return result;
}

/** The shortest row of glyphs that stands for the next characters of the text, in whatever order. */
function syllableAt(text: readonly string[], glyphs: readonly ShapedGlyph[], read: number, first: number) {
  for (let count = 1; count <= LONGEST_SYLLABLE && first + count <= glyphs.length; count += 1) {
    const row = glyphs.slice(first, first + count);
    const named = row.flatMap(({ characters }) => characters);
    if (sorted(named) === sorted(text.slice(read, read + named.length))) return row;
  }
  throw new Error(`the glyphs of "${text.join('')}" do not stand for its characters`);
}

/** Deals the characters of a syllable out to its glyphs, which begin with number `first`. */
function spread(characters: readonly string[], glyphs: readonly ShapedGlyph[], first: number): ReadGlyph[] {
  const rest = [...characters];
  const result: ReadGlyph[] = [];
  const take = (count: number) => rest.splice(0, count).join('');
  for (const [index, { wide, characters: named }] of glyphs.entries()) {
    const left = glyphs.length - index - 1;
    const marks = rest.findIndex((character) => !MARK.test(character));
    if (wide && marks > 0) result.push({ glyph: undefined, text: take(marks) });
    const spare = rest.length - left;
    const marked = MARK.test(rest.join(''));
    const own = left === 0 && !(wide && marked) ? rest.length : Math.min(marked ? 1 : named.length, spare);
    result.push({ glyph: first + index, text: take(own) });
    if (left === 0 && rest.length > 0) result.push({ glyph: undefined, text: take(rest.length) });
  }
  return result;
}
