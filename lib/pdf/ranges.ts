/** The parts that a large document is fetched in (spec 7: optional byte ranges). */

/** The size of a part, in bytes; the library asks for multiples of it. */
export const PART_BYTES = 65_536;

/** The wait before the first try again and the longest one, in milliseconds. */
const FIRST_PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 15_000;

/** The value of a `Range` header. `end` is not included. */
export function rangeHeader(begin: number, end: number): string {
  return `bytes=${begin}-${end - 1}`;
}

/**
 * The size of the whole file, in bytes.
 * @param contentRange the header of a 206 answer, `bytes 0-99/1234`; hidden by some foreign servers
 */
export function totalOf(contentRange: string | null): number | undefined {
  const total = Number(/\/(\d+)$/.exec(contentRange ?? '')?.[1]);
  return total > 0 ? total : undefined;
}

/** How long to wait before another try, in milliseconds. */
export function pauseBefore(attempt: number): number {
  return Math.min(FIRST_PAUSE_MS * 2 ** attempt, LONGEST_PAUSE_MS);
}
