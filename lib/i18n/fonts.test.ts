import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createCanvas, GlobalFonts } from '@napi-rs/canvas';

const ROOT = join(import.meta.dirname, '../..');
/** Words are drawn at this size, in pixels. */
const SIZE = 100;
const CANVAS = { width: 1200, height: 400, x: 100, y: 220 };
/** In pixels: one of the edge, and what is left out of kerning and outlines. */
const TOLERANCE = 3;

interface Expected {
  file: string;
  language: string;
  weight: number;
  /** Advance, left, right, top and bottom in thousandths of the em, as HarfBuzz shapes them with the complete font. */
  words: Record<string, number[]>;
}

const EXPECTED: Expected[] = JSON.parse(readFileSync(join(ROOT, 'lib/cli/fonts/shaped-words.json'), 'utf8'));

/** The box of what is drawn, as `Expected` has it, in pixels. */
function inkOf(pixels: Uint8ClampedArray): number[] {
  const { width, height, x, y } = CANVAS;
  let [left, right, top, bottom] = [width, 0, height, 0];
  for (let row = 0; row < height; row += 1) {
    for (let column = 0; column < width; column += 1) {
      if ((pixels[(row * width + column) * 4 + 3] ?? 0) < 64) continue;
      left = Math.min(left, column);
      right = Math.max(right, column + 1);
      top = Math.min(top, row);
      bottom = Math.max(bottom, row + 1);
    }
  }
  return [left - x, right - x, y - top, y - bottom];
}

test.each(EXPECTED)(
  '$language, weight $weight: awkward words are shaped as with the complete font',
  ({ file, language, weight, words }) => {
    const family = `${file} ${weight}`;
    expect(GlobalFonts.register(readFileSync(join(ROOT, 'public/fonts', file)), family)).not.toBeNull();
    const { width, height, x, y } = CANVAS;
    const context = createCanvas(width, height).getContext('2d');
    context.font = `${SIZE}px "${family}"`;
    context.fontVariationSettings = `'wght' ${weight}`;
    context.lang = language;
    expect(Object.keys(words).length).toBeGreaterThanOrEqual(12);
    const wrong = Object.entries(words).flatMap(([word, thousandths]) => {
      const expected = thousandths.map((value) => (value / 1000) * SIZE);
      context.clearRect(0, 0, width, height);
      context.fillText(word, x, y);
      const found = [context.measureText(word).width, ...inkOf(context.getImageData(0, 0, width, height).data)];
      return found.every((value, index) => Math.abs(value - (expected[index] ?? 0)) <= TOLERANCE)
        ? []
        : [{ word, expected, found }];
    });
    expect(wrong).toEqual([]);
  },
);
