import polylabel from 'polylabel';
import type { BlockOf } from '#lib/contract/blocks/block.ts';
import type { Point } from '#lib/contract/polygon.ts';

export type Region = BlockOf<'blocks.map'>['lists'][number];
export interface MapSize {
  width: number;
  height: number;
}

export interface Placement {
  /** In pixels of the image. */
  centre: Point;
  /** In per cent of the image, for CSS. */
  left: string;
  top: string;
  /** Above, the popup would leave the image. */
  below: boolean;
}

/** Heights in a popup at the default size of the map, in CSS pixels. */
const PART = { image: 132, description: 72, link: 34, frame: 94 } as const;

export function hasPopup({ image, description, fact, link }: Region): boolean {
  return (image ?? description ?? fact ?? link) !== undefined;
}

/**
 * The visual centre of a polygon: the point inside it that is farthest from its outline.
 * For a crescent the mean of the corners would lie outside.
 * @param corners at least three, in any unit
 * @returns the point in the same unit, to a hundredth of the polygon's size
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

/** The popup is at the visual centre, flipped at the upper edge. */
export function placementOf({ coords, image, description, fact, link }: Region, { width, height }: MapSize): Placement {
  const centre = visualCentre(coords);
  const [x, y] = centre;
  const popupHeight =
    PART.frame + (image ? PART.image : 0) + ((description ?? fact) ? PART.description : 0) + (link ? PART.link : 0);
  const percent = (part: number, whole: number) => `${Math.round((part / whole) * 10_000) / 100}%`;
  return { centre, left: percent(x, width), top: percent(y, height), below: y < popupHeight };
}
