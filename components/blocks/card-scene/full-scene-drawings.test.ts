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

const SHEET = readFileSync(path.join(process.cwd(), 'components/blocks/card-scene/full-scene.css'), 'utf8');
const [HIGHER = '', WIDER = ''] = SHEET.split('@variant lg');
/** Where the card of a scene lies: --x, --y and --w in per cent, --turn in degrees; `mirrored` as where text runs from the right. */
const PLACES = [
  { place: 'portrait', mirrored: false },
  { place: 'landscape', mirrored: false },
  { place: 'landscape', mirrored: true },
] as const;
/** A face and the wordmark on it, in units of a face. */
const FACE = { width: 428, height: 270 };
const WORDMARK = { left: 268, right: 402, top: 207, bottom: 246 };
/** The part of the wordmark that a thumb or the edge of a bag may touch. */
const MOST_HIDDEN = 0.03;

/** The numbers of a scene: those of wide windows and of mirrored drawings replace those before. */
function placeOf(scene: string, place: string, mirrored: boolean): Record<string, number> {
  const blockIn = (sheet: string) => new RegExp(`\\.full-scene-${scene} \\{(.*?)\\n {0,2}\\}`, 's').exec(sheet)?.[1] ?? '';
  const [own = '', turned = ''] = blockIn(WIDER).split('[dir="rtl"]');
  const texts = [blockIn(HIGHER), place === 'portrait' ? '' : own, mirrored ? turned : ''];
  return Object.fromEntries(
    texts.flatMap((text) =>
      Array.from(text.matchAll(/--(x|y|w|turn): (-?[\d.]+)/g), ([, name = '', value]) => [name, Number(value)]),
    ),
  );
}

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

  test.each(PLACES)('leave the wordmark of the card to be seen: $place, mirrored $mirrored', async ({ place, mirrored }) => {
    const { width = 0, height = 0 } = FORMS.find(({ orientation }) => orientation === place) ?? {};
    const { x = 0, y = 0, w = 0, turn = 0 } = placeOf(scene, place, mirrored);
    const side = mirrored ? -1 : 1;
    const svg = read(scene, 'thumb', place);
    const drawnHeight = Number(/viewBox="0 0 \d+ (\d+)"/.exec(svg)?.[1]);
    const context = createCanvas(width, height).getContext('2d');
    if (mirrored) context.setTransform(-1, 0, 0, 1, width, 0);
    context.drawImage(await loadImage(Buffer.from(svg.replace('<svg ', `<svg width="${width}" height="${drawnHeight}" `))), 0, 0);
    const unit = (width * w) / 100 / FACE.width;
    const angle = (turn * side * Math.PI) / 180;
    let seen = 0;
    let hidden = 0;
    for (let left = WORDMARK.left; left < WORDMARK.right; left += 2) {
      for (let top = WORDMARK.top; top < WORDMARK.bottom; top += 2) {
        const [across, down] = [(left - FACE.width / 2) * unit, (top - FACE.height / 2) * unit];
        const at = [
          width * (0.5 + (x * side) / 100) + across * Math.cos(angle) - down * Math.sin(angle),
          (height * y) / 100 + across * Math.sin(angle) + down * Math.cos(angle),
        ] as const;
        const [, , , alpha = 0] = context.getImageData(Math.round(at[0]), Math.round(at[1]), 1, 1).data;
        if (alpha < 128) seen += 1;
        else hidden += 1;
      }
    }
    expect(seen).toBeGreaterThan(0);
    expect(hidden / (seen + hidden)).toBeLessThanOrEqual(MOST_HIDDEN);
  });
});
