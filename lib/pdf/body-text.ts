export interface BodyText {
  size: number;
  left: number;
}

/** `transform` of pdf.js ends with the position from the left and the foot of the page. */
interface TextPiece {
  str: string;
  height: number;
  transform: readonly number[];
}

/** The most that rounding to a tenth adds: the size must not exceed that of the letters. */
const ROUNDED_UP = 0.05;

/** The size of most letters, and the start of lines; `undefined` without text. */
export function bodyTextOf(pieces: readonly TextPiece[]): BodyText | undefined {
  const sizes = new Map<number, { letters: number; left: number }>();
  for (const { str, height, transform } of pieces) {
    if (str.trim() === '' || height <= 0) continue;
    const size = Math.round(height * 10) / 10;
    const { letters, left } = sizes.get(size) ?? { letters: 0, left: Number.POSITIVE_INFINITY };
    sizes.set(size, { letters: letters + str.length, left: Math.min(left, transform[4] ?? 0) });
  }
  const [most] = [...sizes].sort(([, a], [, b]) => b.letters - a.letters);
  return most && { size: most[0] - ROUNDED_UP, left: most[1].left };
}
