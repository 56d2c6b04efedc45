import type { BlockOf } from '#lib/contract/blocks/block.ts';
import type { Point } from '#lib/contract/polygon.ts';
import { visualCentre } from '#lib/contract/visual-centre.ts';

export type Region = BlockOf<'blocks.map'>['lists'][number];
export interface MapSize {
  width: number;
  height: number;
}

/** Position of a region's popup on the map image. */
export interface Placement {
  /** The visual centre, in pixels of the picture. */
  centre: Point;
  /** The visual centre, as a part of the picture's width and height, for CSS. */
  left: string;
  top: string;
  /** Whether the popup opens under its region, because it would leave the picture above. */
  below: boolean;
}

/** The heights of a popup's parts at the default size of the map, in CSS pixels: picture, text, link, frame and pointer. */
const PART = { image: 132, description: 72, link: 34, frame: 94 } as const;

/** Whether a region has a popup. Without one it is a plain mark on the map. */
export function hasPopup({ image, description, fact, link }: Region): boolean {
  return (image ?? description ?? fact ?? link) !== undefined;
}

/** Where the popup of a region stands: at the polygon's visual centre, flipped at the upper edge. */
export function placementOf({ coords, image, description, fact, link }: Region, { width, height }: MapSize): Placement {
  const centre = visualCentre(coords);
  const [x, y] = centre;
  const popupHeight =
    PART.frame + (image ? PART.image : 0) + ((description ?? fact) ? PART.description : 0) + (link ? PART.link : 0);
  const percent = (part: number, whole: number) => `${Math.round((part / whole) * 10_000) / 100}%`;
  return { centre, left: percent(x, width), top: percent(y, height), below: y < popupHeight };
}
