/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadImage } from '@napi-rs/canvas';
import { BLOCKS } from '#lib/contract/blocks/definitions.ts';

const FOLDER = join(import.meta.dirname, 'kind-pictures');
const files = BLOCKS.map(({ kind }) => `${kind.slice('blocks.'.length)}.webp`);

test('each kind of block has a picture, and no other is left', () => {
  expect(readdirSync(FOLDER).sort()).toEqual([...files].sort());
});

test.each(files)('%s is small', async (file) => {
  const bytes = readFileSync(join(FOLDER, file));
  const { width, height } = await loadImage(bytes);
  expect([width, height]).toEqual([480, 270]);
  expect(bytes.length).toBeLessThanOrEqual(8 * 1024);
});

test('no two pictures are the same', () => {
  const contents = files.map((file) => readFileSync(join(FOLDER, file)).toString('base64'));
  expect(new Set(contents).size).toBe(files.length);
});
