/** A piece of a text, and whether it is what was searched for. */
export interface TextPart {
  text: string;
  hit: boolean;
  /** Where it begins in the text. */
  start: number;
}

/** Words of any script with the marks and joiners inside them. The pattern is fixed: a query never becomes one. */
const WORD = /[\p{L}\p{M}\p{N}\u200c\u200d]+/gu;
/** What two spellings of one word may differ in: Latin accents, the nukta, joiners. */
const IGNORED = /[\u0300-\u036f\u093c\u200c\u200d]/g;
/** What belongs to the letter before it: marks and joiners; after a virama also the next letter. */
const TRAILING = /^[\p{M}\u200c\u200d]/u;
const VIRAMA = '\u094d';

function fold(word: string): string {
  return word.normalize('NFD').replace(IGNORED, '').toLowerCase();
}

/** Whether a word of the text begins as a word of the query does; a single letter has to be the whole word. */
function fits(word: string, wanted: string): boolean {
  return wanted.length > 1 ? word.startsWith(wanted) : word === wanted;
}

/** The length of the beginning of `word` that reads as `length` folded characters, whole written letters only. */
function typedLength(word: string, length: number): number {
  let end = 0;
  for (const letter of word) {
    const joined = TRAILING.test(letter) || word[end - 1] === VIRAMA;
    if (fold(word.slice(0, end)).length >= length && !joined) break;
    end += letter.length;
  }
  return end;
}

/**
 * Splits a text into what was searched for and the rest; the pieces together are the text.
 * @param extent mark the whole word (results), or only its beginning that was typed (suggestions)
 */
export function splitHits(text: string, query: string, extent: 'word' | 'typed' = 'word'): TextPart[] {
  const wanted = (query.match(WORD) ?? []).map(fold).filter(Boolean);
  const parts: TextPart[] = [];
  const add = (start: number, end: number, hit: boolean) => {
    if (end > start) parts.push({ text: text.slice(start, end), hit, start });
  };
  let done = 0;
  for (const { 0: word, index } of text.matchAll(WORD)) {
    const folded = fold(word);
    const longest = Math.max(0, ...wanted.filter((one) => fits(folded, one)).map((one) => one.length));
    if (longest === 0) continue;
    const end = index + (extent === 'word' ? word.length : typedLength(word, longest));
    add(done, index, false);
    add(index, end, true);
    done = end;
  }
  add(done, text.length, false);
  return parts;
}
