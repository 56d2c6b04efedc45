import { type Dictionary, readNumbers, readString } from './syntax.ts';

/** The characters of every reader's Latin fonts (Windows code page 1252), and line breaks. */
const LATIN = /^[\t\n\r -~\u00a0-\u00ff€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]*$/;

/** A multiple of the font size, as in the editor. */
export const LINE_HEIGHT = 1.35;
/** Above and below the lines, in multiples of the size, for marks outside of the line. */
const ROOM = 0.25;

/** A rotation by right angles: the directions of the line and of its upright on the page. */
type Rotation = readonly [number, number, number, number];
const ROTATIONS: Readonly<Record<number, Rotation>> = {
  0: [1, 0, 0, 1],
  90: [0, 1, -1, 0],
  180: [-1, 0, 0, -1],
  270: [0, -1, 1, 0],
};

/** A text note, in points; its position is on the page rotated so that the note is upright. */
export interface Note {
  lines: string[];
  size: number;
  /** Red, green, blue from 0 to 1. */
  colour: readonly [number, number, number];
  turn: Rotation;
  /** The lower left corner, and the size, with room above and below. */
  x: number;
  y: number;
  width: number;
  height: number;
  /** From the upper edge to the first line. */
  room: number;
}

type Rect = readonly [number, number, number, number];

/** Rotates a rectangle; the lower left corner comes first. */
function turned([x1, y1, x2, y2]: Rect, [a, b, c, d]: Rotation): Rect {
  const xs: [number, number] = [a * x1 + c * y1, a * x2 + c * y2];
  const ys: [number, number] = [b * x1 + d * y1, b * x2 + d * y2];
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
}

/** Two corners on the page. */
export function rectOf({ x, y, width, height, turn }: Note): Rect {
  return turned([x, y, x + width, y + height], turn);
}

/** `undefined` for other annotations, and for empty or Latin notes. */
export function readNote(annotation: Dictionary): Note | undefined {
  if (annotation.get('Subtype') !== '/FreeText') return;
  const text = readString(annotation.get('Contents'));
  const [x1, y1, x2, y2] = readNumbers(annotation.get('Rect'));
  const [, size = '', colour = ''] = /([\d.]+) Tf ([\d. ]+) r?g/.exec(readString(annotation.get('DA'))) ?? [];
  if (LATIN.test(text) || x1 === undefined || y1 === undefined || x2 === undefined || y2 === undefined) return;
  const [red = 0, green = red, blue = red] = colour.split(' ').map(Number);
  const turn = ROTATIONS[Number(annotation.get('Rotate') ?? 0)];
  if (!turn || !(Number(size) > 0 && x2 > x1 && y2 > y1)) return;
  const [a, b, c, d] = turn;
  const [left, , right, top] = turned([x1, y1, x2, y2], [a, c, b, d]);
  const lines = text.split(/\r\n?|\n/);
  const room = ROOM * Number(size);
  const height = lines.length * LINE_HEIGHT * Number(size) + 2 * room;
  const place = { x: left, y: top + room - height, width: right - left, height, room };
  return { lines, size: Number(size), colour: [red, green, blue], turn, ...place };
}
