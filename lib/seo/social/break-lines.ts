import { graphemesOf } from '#lib/i18n/format.ts';

interface Options {
  /** The area of the title, in pixels. */
  width: number;
  height: number;
  /** Font sizes to try, in pixels, by number of lines. */
  sizesByLines: readonly { maxLines: number; sizes: readonly number[] }[];
  /** The height of a line as a multiple of the size. */
  lineHeight: number;
  /** The width of a text at a size, in pixels. */
  measure: (text: string, size: number) => number;
}

const ELLIPSIS = '…';

/** As many words on each line as fit. */
function fillLines(words: readonly string[], fits: (line: string) => boolean): string[] {
  const lines: string[] = [];
  for (const word of words) {
    const longer = lines.length === 0 ? word : `${lines.at(-1)} ${word}`;
    if (lines.length > 0 && fits(longer)) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/** A word in parts that each fit on a line. */
function splitWord(word: string, fits: (line: string) => boolean): string[] {
  if (fits(word)) return [word];
  const parts = [''];
  for (const letter of graphemesOf(word)) {
    const longer = parts.at(-1) + letter;
    if (parts.at(-1) === '' || fits(longer)) parts[parts.length - 1] = longer;
    else parts.push(letter);
  }
  return parts;
}

function withEllipsis(line: string, fits: (line: string) => boolean): string {
  const letters = graphemesOf(line);
  while (letters.length > 0 && !fits(letters.join('').trimEnd() + ELLIPSIS)) letters.pop();
  return letters.join('').trimEnd() + ELLIPSIS;
}

/** The same number of lines, of similar widths. */
function balanceLines(words: readonly string[], count: number, size: number, { width, measure }: Options): string[] {
  let [narrow, wide] = [0, width];
  while (wide - narrow > 4) {
    const middle = (narrow + wide) / 2;
    const lines = fillLines(words, (line) => measure(line, size) <= middle);
    if (lines.length <= count && lines.every((line) => measure(line, size) <= middle)) wide = middle;
    else narrow = middle;
  }
  return fillLines(words, (line) => measure(line, size) <= wide);
}

/** Lines of similar widths at the first font size that fits, else an ellipsis. */
export function breakLines(title: string, options: Options): { size: number; lines: string[] } {
  const words = title.split(/[ \t\r\n]+/).filter(Boolean);
  const fitsAt = (size: number) => (line: string) => options.measure(line, size) <= options.width;
  const linesAt = (size: number, maxLines: number) =>
    Math.min(maxLines, Math.floor(options.height / (size * options.lineHeight)));
  for (const { maxLines, sizes } of options.sizesByLines) {
    for (const size of sizes) {
      if (!words.every(fitsAt(size))) continue;
      const { length } = fillLines(words, fitsAt(size));
      if (length <= linesAt(size, maxLines)) return { size, lines: balanceLines(words, length, size, options) };
    }
  }
  const { maxLines = 1, sizes = [] } = options.sizesByLines.at(-1) ?? {};
  const size = sizes.at(-1) ?? 0;
  const fits = fitsAt(size);
  const lines = fillLines(
    words.flatMap((word) => splitWord(word, fits)),
    fits,
  );
  const count = linesAt(size, maxLines);
  return {
    size,
    lines: lines.length <= count ? lines : [...lines.slice(0, count - 1), withEllipsis(lines.slice(count - 1).join(' '), fits)],
  };
}
