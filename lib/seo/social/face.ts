import { type Canvas, createCanvas, type SKRSContext2D } from '@napi-rs/canvas';
import { artOf } from './art.ts';

/** A card's face in a social image, in pixels. */
const WIDTH = 470;
const HEIGHT = (WIDTH * 270) / 428;
/** The room for its shadow on each side. */
const ROOM = 96;
/** The most faces that are kept drawn, about 1.3 MB each. */
const KEPT = 24;

/** The faces with their shadows, which cost more than the rest of an image, drawn once. */
const faces = new Map<string, Promise<Canvas>>();

async function drawnFace(file: string): Promise<Canvas> {
  const card = await artOf(`cards/${file}`, WIDTH, HEIGHT);
  const canvas = createCanvas(WIDTH + 2 * ROOM, HEIGHT + 2 * ROOM);
  const context = canvas.getContext('2d');
  context.shadowColor = 'rgb(0 0 0 / 0.45)';
  context.shadowBlur = 48;
  context.shadowOffsetY = 20;
  context.drawImage(card, ROOM, ROOM);
  return canvas;
}

function faceOf(file: string): Promise<Canvas> {
  const kept = faces.get(file);
  if (kept) return kept;
  const drawn = drawnFace(file);
  faces.set(file, drawn);
  drawn.catch(() => faces.delete(file));
  const [oldest] = faces.keys();
  if (faces.size > KEPT && oldest !== undefined) faces.delete(oldest);
  return drawn;
}

/**
 * Draws a card's face with its shadow.
 * @param file from `public/art/cards`
 * @param place the right edge of the card, and the line through its middle, in pixels
 */
export async function drawFace(
  context: SKRSContext2D,
  file: string,
  { right, middle }: { right: number; middle: number },
): Promise<void> {
  const face = await faceOf(file);
  context.drawImage(face, Math.round(right - WIDTH - ROOM), Math.round(middle - HEIGHT / 2 - ROOM));
}
