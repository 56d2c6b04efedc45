export interface TextPart {
  text: string;
  hit: boolean;
  /** Its index in the text. */
  start: number;
}

/** Words of any script, with marks and joiners. */
const WORD = /[\p{L}\p{M}\p{N}\u200c\u200d]+/gu;
/** Characters that are ignored in comparisons: Latin accents, the nukta, joiners. */
const IGNORED = /[\u0300-\u036f\u093c\u200c\u200d]/g;
/** Marks and joiners belong to the letter before them. After a virama, so does the next letter. */
const TRAILING = /^[\p{M}\u200c\u200d]/u;
const VIRAMA = '\u094d';

function fold(word: string): string {
  return word.normalize('NFD').replace(IGNORED, '').toLowerCase();
}

/** Whether a word starts with a word of the query; a single letter must be the whole word. */
function fits(word: string, wanted: string): boolean {
  return wanted.length > 1 ? word.startsWith(wanted) : word === wanted;
}

/** The length of the start of `word` that folds to `length` characters, in whole letters. */
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
 * Splits a text into parts that match a search and the rest.
 * @param extent `word`: the whole word matches; `typed`: only its typed start
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
