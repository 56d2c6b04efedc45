import { z } from 'zod';

/** A corner of a polygon, in pixels of the map's base image. */
export type Point = readonly [x: number, y: number];

/** More than a coast needs; each is sent to the browser. */
const MOST_CORNERS = 1000;

/** Reads `"x,y x,y"`, `[x, y, x, y]` or `[[x, y], …]`; `undefined` for other values. */
function readPoints(value: unknown): Point[] | undefined {
  const flat =
    typeof value === 'string'
      ? value
          .split(/[\s,;]+/)
          .filter(Boolean)
          .map(Number)
      : Array.isArray(value)
        ? value.flat().map(Number)
        : [];
  if (flat.length < 6 || flat.length > 2 * MOST_CORNERS || flat.length % 2 !== 0 || !flat.every(Number.isFinite))
    return undefined;
  return Array.from({ length: flat.length / 2 }, (_, index) => [flat[index * 2] ?? 0, flat[index * 2 + 1] ?? 0] as const);
}

/** The corners of a region, 3 to 1,000 of them. */
export const polygon = z
  .union([z.string().max(20_000), z.array(z.union([z.number(), z.array(z.number()).max(2)])).max(2 * MOST_CORNERS)])
  .refine((value) => readPoints(value) !== undefined, {
    error: `a polygon has from 3 to ${MOST_CORNERS} points`,
    params: { problem: 'polygon' },
  })
  .transform((value) => readPoints(value) ?? []);
