export interface BodyText {
  size: number;
  /** The left edge of its lines. */
  left: number;
}

/** A piece of text, as pdf.js gives it; `transform` ends in its position from the left and from the foot of the page. */
interface TextPiece {
  str: string;
  height: number;
  transform: readonly number[];
}

/** What rounding to a tenth adds at most: the size given is never larger than that of the letters. */
const ROUNDED_UP = 0.05;

/** The size of most letters, and where lines begin; `undefined` without text. */
export function bodyTextOf(pieces: readonly TextPiece[]): BodyText | undefined {
  const sizes = new Map<number, { letters: number; left: number }>();
  for (const { str, height, transform } of pieces) {
    if (str.trim() === '' || height <= 0) continue;
    const size = Math.round(height * 10) / 10;
    const { letters, left } = sizes.get(size) ?? { letters: 0, left: Number.POSITIVE_INFINITY };
    sizes.set(size, { letters: letters + str.length, left: Math.min(left, transform[4] ?? 0) });
  }
  const [most] = [...sizes].toSorted(([, a], [, b]) => b.letters - a.letters);
  return most && { size: most[0] - ROUNDED_UP, left: most[1].left };
}
