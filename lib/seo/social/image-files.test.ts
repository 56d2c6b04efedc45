import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ImageFiles } from './image-store.ts';

const image = (size: number, fill = 1) => Buffer.alloc(size, fill);
let folder = '';

beforeEach(async () => {
  folder = path.join(await mkdtemp(path.join(tmpdir(), 'images-')), 'social');
});
afterEach(() => rm(path.dirname(folder), { recursive: true }));

test('2.11 an image outlives the process, under a name that no key can leave the folder by', async () => {
  const key = '/service/social/en/../../x.png';
  await new ImageFiles({ folder, bytes: 100 }).write(key, image(10, 7));
  expect(await new ImageFiles({ folder, bytes: 100 }).read(key)).toEqual(image(10, 7));
  expect(await new ImageFiles({ folder, bytes: 100 }).read('other')).toBeUndefined();
  expect(await readdir(folder)).toEqual([expect.stringMatching(/^[0-9a-f]{64}\.png$/)]);
});

test('2.11 the folder has a largest size, that of former processes included: the oldest go first', async () => {
  await new ImageFiles({ folder, bytes: 30 }).write('a', image(10));
  await utimes(path.join(folder, (await readdir(folder))[0] ?? ''), 1, 1);
  const files = new ImageFiles({ folder, bytes: 30 });
  for (const key of ['b', 'c', 'd']) await files.write(key, image(10));
  expect(await readdir(folder)).toHaveLength(3);
  expect(await files.read('a')).toBeUndefined();
  expect(await files.read('b')).toHaveLength(10);
});

test('2.11 where nothing can be written nothing fails, and the log says so once', async () => {
  const lines = jest.spyOn(process.stderr, 'write').mockReturnValue(true);
  await writeFile(folder, 'a file where the folder should be');
  const files = new ImageFiles({ folder, bytes: 100 });
  for (const key of ['a', 'b']) await files.write(key, image(10));
  expect(await files.read('a')).toBeUndefined();
  expect(lines.mock.calls.filter(([line]) => String(line).includes('social-image-not-saved'))).toHaveLength(1);
  lines.mockRestore();
});
