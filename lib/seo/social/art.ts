import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { loadImage } from '@napi-rs/canvas';
import { PUBLIC } from './fonts.ts';

/** A drawing of `public/art` at a size: one whose file names no size would be drawn at the size of its coordinates. */
export async function artOf(file: string, width: number, height: number) {
  const svg = await readFile(path.join(/* turbopackIgnore: true */ PUBLIC, 'art', file), 'utf8');
  const sized = svg.replace(/<svg\b([^>]*)>/, (_, given: string) => {
    const others = given.replace(/\s(?:width|height)="[^"]*"/g, '');
    return `<svg${others} width="${width}" height="${height}">`;
  });
  return loadImage(Buffer.from(sized));
}
