import { z } from 'zod';

/** A corner of a polygon, in pixels of the map's base image. */
export type Point = readonly [x: number, y: number];

/** Reads `"x,y x,y"`, `[x, y, x, y]` or `[[x, y], …]`; `undefined` when it is none of them. */
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
  if (flat.length < 6 || flat.length % 2 !== 0 || !flat.every(Number.isFinite)) return undefined;
  return Array.from({ length: flat.length / 2 }, (_, index) => [flat[index * 2] ?? 0, flat[index * 2 + 1] ?? 0] as const);
}

/** The corners of a region (spec 2.9): at least three. */
export const polygon = z
  .union([z.string().max(20_000), z.array(z.union([z.number(), z.array(z.number())])).max(2000)])
  .refine((value) => readPoints(value) !== undefined, 'a polygon needs at least three points')
  .transform((value) => readPoints(value) ?? []);
