/** `node lib/cli/icons.ts`: makes the PNG and ICO icons of the site from its logo mark. Run it after the mark has changed. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import { BRAND_COLOURS } from '#lib/config/brand-colours.ts';
import { root } from './workspace.mjs';

const BACKGROUND = BRAND_COLOURS['khadi-50'];
/** Content of the mark's SVG, which is 60 by 60. */
const mark = readFileSync(join(root, 'public/art/patterns/kolam-mark.svg'), 'utf8')
  .replace(/^[\s\S]*?<svg[^>]*>/, '')
  .replace('</svg>', '');

/**
 * The mark as a PNG.
 * @param size its width and height in pixels
 * @param share width of the mark in proportion to the icon; masks cut off what is outside of the middle 80 %
 */
function png(size: number, share: number, background?: string): Buffer {
  const side = 60 / share;
  const start = (60 - side) / 2;
  const rectangle = background ? `<rect x="${start}" y="${start}" width="${side}" height="${side}" fill="${background}"/>` : '';
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${start} ${start} ${side} ${side}">${rectangle}${mark}</svg>`;
  return new Resvg(svg, { fitTo: { mode: 'width', value: size } }).render().asPng();
}

/** An ICO file with one PNG in it. */
function ico(image: Buffer, size: number): Buffer {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(size, 6);
  head.writeUInt8(size, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(image.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, image]);
}

const folder = join(root, 'public/art/app');
mkdirSync(folder, { recursive: true });
writeFileSync(join(root, 'public/favicon.ico'), ico(png(32, 1), 32));
writeFileSync(join(folder, 'apple-touch-icon.png'), png(180, 0.75, BACKGROUND));
writeFileSync(join(folder, 'icon-192.png'), png(192, 0.9));
writeFileSync(join(folder, 'icon-512.png'), png(512, 0.9));
writeFileSync(join(folder, 'maskable-512.png'), png(512, 0.6, BACKGROUND));
