/** @jest-environment node */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { createCanvas, loadImage } from '@napi-rs/canvas';
import { FULL_SCENES } from '#lib/contract/blocks/card-scene.ts';

const SCENES = path.join(process.cwd(), 'public/art/scenes-full');
const LAYERS = ['back', 'middle', 'front', 'thumb'];
/** The size of the picture, and the part of it where words lie. */
const FORMS = [
  { orientation: 'portrait', width: 780, height: 1400, calm: { width: 780, height: 420 } },
  { orientation: 'landscape', width: 1600, height: 900, calm: { width: 640, height: 405 } },
];
/** Of the layers of one orientation together, in bytes. */
const MOST_BYTES = 30 * 1024;
/** Of white text on what lies behind it (WCAG 2, AA). */
const LEAST_CONTRAST = 4.5;
/** The part of the calm ground that may be lighter, such as stars. */
const MOST_LIGHT = 0.005;

const read = (scene: string, layer: string, orientation: string) =>
  readFileSync(path.join(SCENES, scene, `${layer}-${orientation}.svg`), 'utf8');

/** The part of a colour channel (0 to 255) in relative luminance. */
function linear(channel: number): number {
  const value = channel / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
}

describe.each(FULL_SCENES)('the drawings of the scene %s', (scene) => {
  test.each(FORMS)('have few bytes in $orientation, and nothing that runs, links or styles', ({ orientation }) => {
    const drawings = LAYERS.map((layer) => read(scene, layer, orientation));
    const bytes = drawings.map((drawing) => gzipSync(drawing, { level: 9 }).length);
    expect(bytes.reduce((sum, length) => sum + length)).toBeLessThanOrEqual(MOST_BYTES);
    for (const drawing of drawings) {
      expect(drawing).not.toMatch(/<(?:script|style|text|image|foreignObject)|https?:(?!\/\/www\.w3\.org\/2000\/svg)/);
    }
  });

  test.each(FORMS)('are dark enough for white words in $orientation', async ({ orientation, width, height, calm }) => {
    const context = createCanvas(calm.width / 2, calm.height / 2).getContext('2d');
    for (const layer of LAYERS) {
      const svg = read(scene, layer, orientation);
      const drawnHeight = Number(/viewBox="0 0 \d+ (\d+)"/.exec(svg)?.[1]);
      expect(drawnHeight).toBeGreaterThanOrEqual(height);
      const sized = svg.replace('<svg ', `<svg width="${width / 2}" height="${drawnHeight / 2}" `);
      context.drawImage(await loadImage(Buffer.from(sized)), 0, 0);
    }
    const { data } = context.getImageData(0, 0, calm.width / 2, calm.height / 2);
    let light = 0;
    for (let at = 0; at < data.length; at += 4) {
      const [red = 0, green = 0, blue = 0] = data.subarray(at, at + 3);
      const luminance = 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
      if (1.05 / (luminance + 0.05) < LEAST_CONTRAST) light += 1;
    }
    expect(light / (data.length / 4)).toBeLessThan(MOST_LIGHT);
  });
});
