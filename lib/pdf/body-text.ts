/** Most of the text of a page, in points. */
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

/** The size of most letters of a page, not rounded up, and where their lines begin; `undefined` for a page without text. */
export function bodyTextOf(pieces: readonly TextPiece[]): BodyText | undefined {
  /** By their size to a tenth. */
  const sizes = new Map<number, BodyText & { letters: number }>();
  for (const { str, height, transform } of pieces) {
    if (str.trim() === '' || height <= 0) continue;
    const rounded = Math.round(height * 10);
    const { size, left, letters } = sizes.get(rounded) ?? { size: height, left: Number.POSITIVE_INFINITY, letters: 0 };
    sizes.set(rounded, {
      size: Math.min(size, height),
      left: Math.min(left, transform[4] ?? 0),
      letters: letters + str.length,
    });
  }
  const [most] = [...sizes.values()].toSorted((a, b) => b.letters - a.letters);
  return most && { size: most.size, left: most.left };
}
