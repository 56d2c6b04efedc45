import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { BoundedFiles } from './bounded-files.ts';

const image = (size: number, fill = 1) => Buffer.alloc(size, fill);
const onFailure = jest.fn();
let folder = '';

beforeEach(async () => {
  folder = path.join(await mkdtemp(path.join(tmpdir(), 'images-')), 'social');
});
afterEach(() => rm(path.dirname(folder), { recursive: true }));

test('2.11 a file outlives the process, under a name that no key can leave the folder by', async () => {
  const key = '/service/social/en/../../x.png';
  await new BoundedFiles({ folder, onFailure, bytes: 100 }).write(key, image(10, 7));
  expect(await new BoundedFiles({ folder, onFailure, bytes: 100 }).read(key)).toEqual(image(10, 7));
  expect(await new BoundedFiles({ folder, onFailure, bytes: 100 }).read('other')).toBeUndefined();
  expect(await readdir(folder)).toEqual([expect.stringMatching(/^[0-9a-f]{64}\.bin$/)]);
});

test('2.11 the folder has a largest size, that of former processes included: the oldest go first', async () => {
  await new BoundedFiles({ folder, onFailure, bytes: 30 }).write('a', image(10));
  await utimes(path.join(folder, (await readdir(folder))[0] ?? ''), 1, 1);
  const files = new BoundedFiles({ folder, onFailure, bytes: 30 });
  for (const key of ['b', 'c', 'd']) await files.write(key, image(10));
  expect(await readdir(folder)).toHaveLength(3);
  expect(await files.read('a')).toBeUndefined();
  expect(await files.read('b')).toHaveLength(10);
});

test('2.11 where nothing can be written nothing fails, and it is said once', async () => {
  await writeFile(folder, 'a file where the folder should be');
  const files = new BoundedFiles({ folder, onFailure, bytes: 100 });
  for (const key of ['a', 'b']) await files.write(key, image(10));
  expect(await files.read('a')).toBeUndefined();
  expect(onFailure).toHaveBeenCalledTimes(1);
  await files.delete('a');
});

test('a deleted file is gone, and no longer counts', async () => {
  const files = new BoundedFiles({ folder, onFailure, bytes: 30 });
  for (const key of ['a', 'b', 'c']) await files.write(key, image(10));
  await files.delete('c');
  await files.write('d', image(10));
  expect([await files.read('c'), (await files.read('a'))?.length]).toEqual([undefined, 10]);
});
