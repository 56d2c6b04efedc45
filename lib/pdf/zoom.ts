/** Zoom is relative to a page as wide as its container. */

const MIN = 0.5;
const MAX = 6;
/** Of a zoom key or button. */
const STEP = 1.25;
/** Zoom per pixel of a wheel event. */
const WHEEL = 0.01;

/** In CSS pixels: the viewer rounds down, so the page would be a pixel too narrow. */
const ROUNDING = 0.01;

/** At which a page is as wide as its container; widths in CSS pixels. */
export function fitScale(containerWidth: number, pageWidth: number, pageScale: number): number {
  return (containerWidth + ROUNDING) / (pageWidth / pageScale);
}

/** Nearly 1 becomes 1, so that pinching returns to the fitted page. */
export function clampZoom(zoom: number): number {
  const inside = Math.min(MAX, Math.max(MIN, zoom));
  return Math.abs(inside - 1) < 0.03 ? 1 : inside;
}

/** `0` is the fitted page. */
export function nextZoom(zoom: number, direction: -1 | 0 | 1): number {
  return direction === 0 ? 1 : clampZoom(zoom * STEP ** direction);
}

export function wheelZoom(zoom: number, delta: number): number {
  return clampZoom(zoom * Math.exp(-delta * WHEEL));
}

/** `undefined` for other keys. */
export function zoomDirection(key: string): -1 | 0 | 1 | undefined {
  if (key === '+' || key === '=') return 1;
  if (key === '-' || key === '_') return -1;
  return key === '0' ? 0 : undefined;
}
