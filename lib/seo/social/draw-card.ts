import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { type Canvas, createCanvas, loadImage, type SKRSContext2D } from '@napi-rs/canvas';
import { LRUCache } from 'lru-cache';
import { CACHE_ENTRIES } from '#lib/config/cache-bytes.ts';
import { PUBLIC } from './fonts.ts';

/** Without width and height, the canvas uses the `viewBox`. */
export async function loadSvg(file: string, width: number, height: number) {
  const svg = await readFile(path.join(/* turbopackIgnore: true */ PUBLIC, 'art', file), 'utf8');
  const sized = svg.replace(/<svg\b([^>]*)>/, (_, attributes: string) => {
    const others = attributes.replace(/\s(?:width|height)="[^"]*"/g, '');
    return `<svg${others} width="${width}" height="${height}">`;
  });
  return loadImage(Buffer.from(sized));
}

const WIDTH = 470;
const HEIGHT = (WIDTH * 270) / 428;
/** Space for its shadow on each side. */
const MARGIN = 96;

/** Their shadows cost more than the rest of an image. */
const cards = new LRUCache<string, Promise<Canvas>>({ max: CACHE_ENTRIES.socialCards.max });

async function drawWithShadow(file: string): Promise<Canvas> {
  const card = await loadSvg(`cards/${file}`, WIDTH, HEIGHT);
  const canvas = createCanvas(WIDTH + 2 * MARGIN, HEIGHT + 2 * MARGIN);
  const context = canvas.getContext('2d');
  context.shadowColor = 'rgb(0 0 0 / 0.45)';
  context.shadowBlur = 48;
  context.shadowOffsetY = 20;
  context.drawImage(card, MARGIN, MARGIN);
  return canvas;
}

function cachedCard(file: string): Promise<Canvas> {
  const cached = cards.get(file);
  if (cached) return cached;
  const card = drawWithShadow(file);
  cards.set(file, card);
  card.catch(() => cards.delete(file));
  return card;
}

/**
 * Draws a card with its shadow.
 * @param file from `public/art/cards`
 * @param position the right edge of the card and its vertical centre, in pixels
 */
export async function drawCard(
  context: SKRSContext2D,
  file: string,
  { right, centre }: { right: number; centre: number },
): Promise<void> {
  const card = await cachedCard(file);
  context.drawImage(card, Math.round(right - WIDTH - MARGIN), Math.round(centre - HEIGHT / 2 - MARGIN));
}
