import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { loadImage } from '@napi-rs/canvas';
import { PUBLIC } from './fonts.ts';

/** An SVG of `public/art` at a size in pixels: without width and height in the file, the canvas uses the size of its `viewBox`. */
export async function loadSvg(file: string, width: number, height: number) {
  const svg = await readFile(path.join(/* turbopackIgnore: true */ PUBLIC, 'art', file), 'utf8');
  const sized = svg.replace(/<svg\b([^>]*)>/, (_, attributes: string) => {
    const others = attributes.replace(/\s(?:width|height)="[^"]*"/g, '');
    return `<svg${others} width="${width}" height="${height}">`;
  });
  return loadImage(Buffer.from(sized));
}
