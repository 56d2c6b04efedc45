/** Swipes and keys that turn the page of a document. */

/** The least distance of a swipe in CSS pixels, and its longest duration in milliseconds. */
const SWIPE_PX = 56;
const SWIPE_MS = 900;

export interface Swipe {
  /** In CSS pixels. */
  x: number;
  y: number;
  /** In milliseconds. */
  duration: number;
}

/**
 * `1` forward, `-1` back, `0` no swipe.
 * @param rtl whether text runs right to left
 */
export function swipeDirection({ x, y, duration }: Swipe, rtl: boolean): -1 | 0 | 1 {
  if (duration > SWIPE_MS || Math.abs(x) < SWIPE_PX || Math.abs(x) < 2 * Math.abs(y)) return 0;
  return x < 0 === rtl ? -1 : 1;
}

export function arrowDirection(key: string, rtl: boolean): -1 | 0 | 1 {
  if (key === 'ArrowLeft') return rtl ? 1 : -1;
  if (key === 'ArrowRight') return rtl ? -1 : 1;
  return 0;
}
