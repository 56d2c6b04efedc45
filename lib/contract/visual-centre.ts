import polylabel from 'polylabel';
import type { Point } from '#lib/contract/polygon.ts';

/**
 * The point inside a polygon farthest from its outline; the mean of a crescent's corners lies outside.
 * @param corners at least three
 * @returns accurate to a hundredth of the polygon's size
 */
export function visualCentre(corners: readonly Point[]): Point {
  const xs = corners.map(([x]) => x);
  const ys = corners.map(([, y]) => y);
  const width = Math.max(...xs) - Math.min(...xs);
  const height = Math.max(...ys) - Math.min(...ys);
  // A line has no inside: its middle is all there is.
  if (width === 0 || height === 0) return [Math.min(...xs) + width / 2, Math.min(...ys) + height / 2];
  const [x, y] = polylabel([corners.map(([cornerX, cornerY]) => [cornerX, cornerY])], Math.max(width, height) / 100);
  return [x, y];
}
