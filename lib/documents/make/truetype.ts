import type { PathCommand } from './typeface.ts';

/** A glyph to be put into a font file: its outline and its width, in font units. */
export interface Outline {
  commands: readonly PathCommand[];
  width: number;
}

interface Point {
  x: number;
  y: number;
  onCurve: boolean;
}

const HEAD_MAGIC = 0x5f0f3cf5;
const CHECKSUM_MAGIC = 0xb1b0afba;

const int16 = (...values: number[]) => {
  const bytes = Buffer.alloc(values.length * 2);
  for (const [index, value] of values.entries()) bytes.writeUInt16BE(value & 0xffff, index * 2);
  return bytes;
};
const int32 = (...values: number[]) => {
  const bytes = Buffer.alloc(values.length * 4);
  for (const [index, value] of values.entries()) bytes.writeUInt32BE(value >>> 0, index * 4);
  return bytes;
};
const padded = (bytes: Buffer) => Buffer.concat([bytes, Buffer.alloc(-bytes.length & 3)]);

function contoursOf(commands: readonly PathCommand[]): Point[][] {
  const contours: Point[][] = [];
  for (const { command, args } of commands) {
    if (command === 'moveTo') contours.push([]);
    for (let at = 0; at < args.length; at += 2) {
      const onCurve = command !== 'quadraticCurveTo' || at === 2;
      contours.at(-1)?.push({ x: Math.round(args[at] ?? 0), y: Math.round(args[at + 1] ?? 0), onCurve });
    }
  }
  // A contour closes by itself: its last point is not its first one again.
  for (const contour of contours) {
    const [first, last] = [contour[0], contour.at(-1)];
    if (contour.length > 1 && last?.onCurve && first?.x === last.x && first.y === last.y) contour.pop();
  }
  return contours.filter((contour) => contour.length > 0);
}

function boxOf(points: readonly Point[]): [number, number, number, number] {
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
}

function glyphData(contours: readonly Point[][]): Buffer {
  const points = contours.flat();
  if (points.length === 0) return Buffer.alloc(0);
  let end = -1;
  const ends = contours.map(({ length }) => {
    end += length;
    return end;
  });
  const steps = (axis: 'x' | 'y') => points.map((point, index) => point[axis] - (points[index - 1]?.[axis] ?? 0));
  const flags = Buffer.from(points.map(({ onCurve }) => Number(onCurve)));
  const lengthOfInstructions = 0;
  return padded(
    Buffer.concat([
      int16(contours.length, ...boxOf(points), ...ends, lengthOfInstructions),
      flags,
      int16(...steps('x')),
      int16(...steps('y')),
    ]),
  );
}

function checksum(bytes: Buffer): number {
  let sum = 0;
  for (let at = 0; at < bytes.length; at += 4) sum = (sum + bytes.readUInt32BE(at)) >>> 0;
  return sum;
}

/**
 * A TrueType font file with the tables that a PDF asks for (ISO 32000-1, 9.9), glyphs in the order given. It is made from
 * outlines because pdfkit's own subsetter cannot read composite glyphs of WOFF2 files, and so that several typefaces can be
 * one font in the document.
 */
export function truetypeFile(
  outlines: readonly Outline[],
  metrics: { unitsPerEm: number; ascender: number; descender: number },
): Buffer {
  const { unitsPerEm, ascender, descender } = metrics;
  const shapes = outlines.map(({ commands }) => contoursOf(commands));
  const glyphs = shapes.map(glyphData);
  const box = boxOf(shapes.flat(2));
  const widths = outlines.map(({ width }) => Math.round(width));
  const offsets = [0];
  for (const { length } of glyphs) offsets.push((offsets.at(-1) ?? 0) + length);
  const maxPoints = Math.max(...shapes.map((shape) => shape.flat().length));
  const maxContours = Math.max(...shapes.map((shape) => shape.length));
  const noTime = int32(0, 0, 0, 0);
  const tables: [string, Buffer][] = [
    ['glyf', Buffer.concat(glyphs)],
    ['head', Buffer.concat([int32(0x10000, 0x10000, 0, HEAD_MAGIC), int16(3, unitsPerEm), noTime, int16(...box, 0, 8, 2, 1, 0)])],
    [
      'hhea',
      Buffer.concat([
        int32(0x10000),
        int16(ascender, descender, 0, Math.max(...widths), 0, 0, box[2], 1, 0, 0, 0, 0, 0, 0, 0, widths.length),
      ]),
    ],
    ['hmtx', int16(...shapes.flatMap((shape, index) => [widths[index] ?? 0, shape.length > 0 ? boxOf(shape.flat())[0] : 0]))],
    ['loca', int32(...offsets)],
    ['maxp', Buffer.concat([int32(0x10000), int16(glyphs.length, maxPoints, maxContours, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0)])],
  ];
  return assemble(tables);
}

function assemble(tables: readonly [string, Buffer][]): Buffer {
  const power = 2 ** Math.floor(Math.log2(tables.length));
  const header = Buffer.concat([
    int32(0x10000),
    int16(tables.length, power * 16, Math.log2(power), (tables.length - power) * 16),
  ]);
  let offset = header.length + tables.length * 16;
  const directory = tables.map(([tag, bytes]) => {
    const entry = Buffer.concat([Buffer.from(tag, 'latin1'), int32(checksum(padded(bytes)), offset, bytes.length)]);
    offset += padded(bytes).length;
    return entry;
  });
  const file = Buffer.concat([header, ...directory, ...tables.map(([, bytes]) => padded(bytes))]);
  const head = tables
    .slice(
      0,
      tables.findIndex(([tag]) => tag === 'head'),
    )
    .reduce((sum, [, bytes]) => sum + padded(bytes).length, 0);
  file.writeUInt32BE((CHECKSUM_MAGIC - checksum(file)) >>> 0, header.length + tables.length * 16 + head + 8);
  return file;
}
