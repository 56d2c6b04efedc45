import { statSync } from 'node:fs';
import { sizeOutOfRange } from './served-files.ts';

const FILE = '/favicon.ico';
const { size } = statSync(`public${FILE}`);

test.each(['bytes=9999999999-', 'bytes=5-2', `bytes=${size}-`, 'bytes=-0', 'bytes=9999999999-,7-3'])(
  '%s is not within a file',
  async (range) => {
    expect(await sizeOutOfRange(FILE, range)).toBe(size);
  },
);

test.each(['bytes=0-', 'bytes=0-9999999999', 'bytes=-5', 'bytes=9999999999-,0-1', 'lines=9999999999-', undefined])(
  '%s is left to the framework',
  async (range) => {
    expect(await sizeOutOfRange(FILE, range)).toBeUndefined();
  },
);

test.each(['/nope.pdf', '/', '/../package.json'])('%s is no file', async (path) => {
  expect(await sizeOutOfRange(path, 'bytes=9999999999-')).toBeUndefined();
});
