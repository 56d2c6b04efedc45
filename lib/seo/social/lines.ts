/** A title in lines, and the size at which they fit, in pixels. */
export interface Lines {
  size: number;
  lines: string[];
}

interface Room {
  /** The width of a line and the height of all, in pixels. */
  width: number;
  height: number;
  /** What is tried in turn: at most so many lines at each of these sizes, the largest first, in pixels. */
  tries: readonly { most: number; sizes: readonly number[] }[];
  /** The height of a line as a multiple of the size. */
  lineHeight: number;
  /** The width of a text at a size, in pixels. */
  measure: (text: string, size: number) => number;
}

const ELLIPSIS = '…';

/** Puts words into lines, as many into each as fit. */
function fill(words: readonly string[], fits: (line: string) => boolean): string[] {
  const lines: string[] = [];
  for (const word of words) {
    const longer = lines.length === 0 ? word : `${lines.at(-1)} ${word}`;
    if (lines.length > 0 && fits(longer)) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/** The letters of a word with their signs, which no line may part. */
function letters(word: string): string[] {
  return Array.from(new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(word), ({ segment }) => segment);
}

/** The pieces of a word, each of which fits into a line. */
function pieces(word: string, fits: (line: string) => boolean): string[] {
  if (fits(word)) return [word];
  const parts = [''];
  for (const letter of letters(word)) {
    const longer = parts.at(-1) + letter;
    if (parts.at(-1) === '' || fits(longer)) parts[parts.length - 1] = longer;
    else parts.push(letter);
  }
  return parts;
}

function shortened(line: string, fits: (line: string) => boolean): string {
  const kept = letters(line);
  while (kept.length > 0 && !fits(kept.join('').trimEnd() + ELLIPSIS)) kept.pop();
  return kept.join('').trimEnd() + ELLIPSIS;
}

/** The same number of lines, as even as they can be. */
function balanced(words: readonly string[], count: number, size: number, { width, measure }: Room): string[] {
  let [narrow, wide] = [0, width];
  while (wide - narrow > 4) {
    const middle = (narrow + wide) / 2;
    const lines = fill(words, (line) => measure(line, size) <= middle);
    if (lines.length <= count && lines.every((line) => measure(line, size) <= middle)) wide = middle;
    else narrow = middle;
  }
  return fill(words, (line) => measure(line, size) <= wide);
}

/** Breaks a title by words into lines of even width at the first size that fits; one that fits at none is cut with an ellipsis. */
export function layLines(title: string, room: Room): Lines {
  const words = title.split(/[ \t\r\n]+/).filter(Boolean);
  const fitsAt = (size: number) => (line: string) => room.measure(line, size) <= room.width;
  const mostAt = (size: number, most: number) => Math.min(most, Math.floor(room.height / (size * room.lineHeight)));
  for (const { most, sizes } of room.tries) {
    for (const size of sizes) {
      if (!words.every(fitsAt(size))) continue;
      const { length } = fill(words, fitsAt(size));
      if (length <= mostAt(size, most)) return { size, lines: balanced(words, length, size, room) };
    }
  }
  const { most = 1, sizes = [] } = room.tries.at(-1) ?? {};
  const size = sizes.at(-1) ?? 0;
  const fits = fitsAt(size);
  const lines = fill(
    words.flatMap((word) => pieces(word, fits)),
    fits,
  );
  const count = mostAt(size, most);
  return {
    size,
    lines: lines.length <= count ? lines : [...lines.slice(0, count - 1), shortened(lines.slice(count - 1).join(' '), fits)],
  };
}
