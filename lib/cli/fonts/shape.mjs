// What HarfBuzz says of words.
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { run } from './run.mjs';

/** Lines of one call of hb-shape, whose trace is 4 KB a line. */
const CHUNK = 4000;

/** Every glyph in any step of shaping. @param {string} font @param {string[]} lines @param {{ weights: number[], languages: string[] }} options */
export function glyphsOf(font, lines, { weights, languages }) {
  const file = join(mkdtempSync(join(tmpdir(), 'lines-')), 'lines.txt');
  /** @type {Set<string>} */
  const buffers = new Set();
  for (const language of languages) {
    for (const weight of weights) {
      for (let start = 0; start < lines.length; start += CHUNK) {
        writeFileSync(file, lines.slice(start, start + CHUNK).join('\n'));
        const trace = run('hb-shape', [
          '--trace',
          '--no-positions',
          '--no-clusters',
          `--language=${language}`,
          `--variations=wght=${weight}`,
          `--text-file=${file}`,
          font,
        ]);
        for (const [, buffer = ''] of trace.matchAll(/\[([^\]\n]*)\]$/gm)) buffers.add(buffer);
      }
    }
  }
  return [...new Set([...buffers].flatMap((buffer) => buffer.split('|')))].filter((name) => name !== '');
}

/**
 * The advance and the box of each word in thousandths of the em, and its glyphs: advance, left, right, top, bottom, number of glyphs.
 * @param {string} font @param {string[]} words @param {number} weight @param {string} language
 */
export function boxesOf(font, words, weight, language) {
  const file = join(mkdtempSync(join(tmpdir(), 'words-')), 'words.txt');
  writeFileSync(file, words.join('\n'));
  const options = ['--no-glyph-names', '--no-clusters', '--show-extents', '--font-size=1000', `--language=${language}`];
  const lines = run('hb-shape', [...options, `--variations=wght=${weight}`, `--text-file=${file}`, font])
    .trim()
    .split('\n');
  return lines.map((line) => {
    let x = 0;
    let glyphs = 0;
    const box = { left: Infinity, right: -Infinity, top: -Infinity, bottom: Infinity };
    for (const [, dx = 0, dy = 0, advance, left, top, width, height] of line.matchAll(
      /(?:@(-?\d+),(-?\d+))?\+(-?\d+)<(-?\d+),(-?\d+),(-?\d+),(-?\d+)>/g,
    )) {
      if (Number(width) !== 0) {
        const at = x + Number(dx) + Number(left);
        const high = Number(dy) + Number(top);
        box.left = Math.min(box.left, at);
        box.right = Math.max(box.right, at + Number(width));
        box.top = Math.max(box.top, high);
        box.bottom = Math.min(box.bottom, high + Number(height));
      }
      x += Number(advance);
      glyphs += 1;
    }
    return [x, box.left, box.right, box.top, box.bottom, glyphs];
  });
}
