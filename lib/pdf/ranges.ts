/** Range requests for large documents. */

/** In bytes; pdf.js requests multiples of it. */
export const PART_BYTES = 65_536;

/** The first and the longest delay before a retry, in milliseconds. */
const FIRST_PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 15_000;

/** `end` is exclusive. */
export function rangeHeader(begin: number, end: number): string {
  return `bytes=${begin}-${end - 1}`;
}

/**
 * In bytes.
 * @param contentRange of a 206 response, `bytes 0-99/1234`; some origins hide it
 */
export function totalOf(contentRange: string | null): number | undefined {
  const total = Number(/\/(\d+)$/.exec(contentRange ?? '')?.[1]);
  return total > 0 ? total : undefined;
}

/** In milliseconds. */
export function pauseBefore(attempt: number): number {
  return Math.min(FIRST_PAUSE_MS * 2 ** attempt, LONGEST_PAUSE_MS);
}
