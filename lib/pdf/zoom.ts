/** How large the page of a document is drawn (spec 2.7): as wide as its window, and what the reader makes larger from there. */

/** The smallest and the largest zoom; 1 is a page as wide as the window. */
const LEAST = 0.5;
const MOST = 6;
/** One press of a zoom key or button. */
const STEP = 1.25;
/** How much one pixel of a wheel turned with Ctrl, or of a pinch on a touchpad, counts. */
const WHEEL = 0.01;

/** Widths are compared in whole pixels, and the viewer rounds down: without this the page is a pixel short. */
const ROUNDING = 0.01;

/**
 * The viewer's scale at which the page fills a window.
 * @param windowWidth the width of what scrolls, in CSS pixels
 * @param pageWidth the width of the page as it is drawn now, in CSS pixels
 * @param pageScale the scale it is drawn at now
 */
export function fitScale(windowWidth: number, pageWidth: number, pageScale: number): number {
  return (windowWidth + ROUNDING) / (pageWidth / pageScale);
}

/** A zoom within its limits; one that is nearly 1 is 1, so that a pinch finds its way back to the fitted page. */
export function clampZoom(zoom: number): number {
  const inside = Math.min(MOST, Math.max(LEAST, zoom));
  return Math.abs(inside - 1) < 0.03 ? 1 : inside;
}

/** The next larger (`1`) or smaller (`-1`) zoom; `0` is the fitted page. */
export function steppedZoom(zoom: number, direction: -1 | 0 | 1): number {
  return direction === 0 ? 1 : clampZoom(zoom * STEP ** direction);
}

/** The zoom after the wheel was turned by `delta` pixels. */
export function wheeledZoom(zoom: number, delta: number): number {
  return clampZoom(zoom * Math.exp(-delta * WHEEL));
}

/** What a key asks of the zoom; `undefined` for any other key. */
export function zoomDirection(key: string): -1 | 0 | 1 | undefined {
  if (key === '+' || key === '=') return 1;
  if (key === '-' || key === '_') return -1;
  return key === '0' ? 0 : undefined;
}
