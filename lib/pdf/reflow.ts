/** `transform` of pdf.js ends with the position from the left and the foot of the page. */
export interface TextPiece {
  str: string;
  height: number;
  transform: readonly number[];
  /** The last piece of its line. */
  hasEOL: boolean;
}

export interface Paragraph {
  text: string;
  isHeading: boolean;
}

interface Line {
  text: string;
  size: number;
  foot: number;
}

/** Of the size of the letters: a larger step to the next line begins a paragraph. */
const LINE_STEP = 1.75;
/** Of the size of most letters: larger letters are a heading. */
const HEADING = 1.15;
/** A list item or a numbered clause begins a paragraph. */
const ITEM = /^(?:[•·–—-]\s|\(?\p{Nd}{1,3}[.)]\s)/u;

function linesOf(pieces: readonly TextPiece[]): Line[] {
  const lines: Line[] = [];
  let text = '';
  let size = 0;
  let foot = 0;
  const end = () => {
    const whole = text.replace(/\s+/g, ' ').trim();
    if (whole !== '') lines.push({ text: whole, size, foot });
    text = '';
    size = 0;
  };
  for (const { str, height, transform, hasEOL } of pieces) {
    text += str;
    if (str.trim() !== '') {
      size = Math.max(size, height);
      foot = transform[5] ?? foot;
    }
    if (hasEOL) end();
  }
  end();
  return lines;
}

/** The size of most letters. */
function bodySize(lines: readonly Line[]): number {
  const letters = new Map<number, number>();
  for (const { text, size } of lines) letters.set(Math.round(size), (letters.get(Math.round(size)) ?? 0) + text.length);
  return [...letters].sort(([, a], [, b]) => b - a)[0]?.[0] ?? 0;
}

/** The text of a page as paragraphs that a narrow window can wrap; a word that is divided at the end of a line is one again. */
export function paragraphsOf(pieces: readonly TextPiece[]): Paragraph[] {
  const lines = linesOf(pieces);
  const body = bodySize(lines);
  const paragraphs: (Paragraph & { last: Line })[] = [];
  for (const line of lines) {
    const isHeading = line.size > body * HEADING;
    const before = paragraphs.at(-1);
    const step = before ? before.last.foot - line.foot : 0;
    const goesOn =
      before !== undefined &&
      before.isHeading === isHeading &&
      step >= 0 &&
      step <= Math.max(line.size, before.last.size) * LINE_STEP &&
      !ITEM.test(line.text);
    if (!goesOn) paragraphs.push({ text: line.text, isHeading, last: line });
    else {
      const isDivided = /\p{L}-$/u.test(before.text) && /^\p{Ll}/u.test(line.text);
      before.text = isDivided ? before.text.slice(0, -1) + line.text : `${before.text} ${line.text}`;
      before.last = line;
    }
  }
  return paragraphs.map(({ text, isHeading }) => ({ text, isHeading }));
}
