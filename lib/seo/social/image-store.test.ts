import { BusyError, ImageStore } from './image-store.ts';

const image = (size: number) => Buffer.alloc(size);

test('2.11 an image is made once, however many ask for it at the same time', async () => {
  const store = new ImageStore({ bytes: 100, waiting: 5, pauseMs: 0 });
  const make = jest.fn(async () => image(10));
  const [first, second] = await Promise.all([store.get('a', make), store.get('a', make)]);
  expect(second).toBe(first);
  expect(await store.get('a', make)).toBe(first);
  expect(make).toHaveBeenCalledTimes(1);
});

test('2.11 images are kept up to a number of bytes, those asked for last', async () => {
  const store = new ImageStore({ bytes: 25, waiting: 5, pauseMs: 0 });
  const make = jest.fn(async () => image(10));
  for (const key of ['a', 'b', 'a', 'c']) await store.get(key, make);
  expect(make).toHaveBeenCalledTimes(3);
  await store.get('a', make);
  expect(make).toHaveBeenCalledTimes(3);
  await store.get('b', make);
  expect(make).toHaveBeenCalledTimes(4);
});

test('2.11 one image is made at a time, and more than may wait are refused', async () => {
  const store = new ImageStore({ bytes: 100, waiting: 2, pauseMs: 0 });
  let running = 0;
  const make = async () => {
    running += 1;
    expect(running).toBe(1);
    await Promise.resolve();
    running -= 1;
    return image(1);
  };
  const waiting = [store.get('a', make), store.get('b', make)];
  await expect(store.get('c', make)).rejects.toBeInstanceOf(BusyError);
  await Promise.all(waiting);
  await expect(store.get('c', make)).resolves.toHaveLength(1);
});

test('2.11 a failure is not kept, and stops no other image', async () => {
  const store = new ImageStore({ bytes: 100, waiting: 5, pauseMs: 0 });
  const failing = store.get('a', () => Promise.reject(new Error('no font')));
  const other = store.get('b', async () => image(1));
  await expect(failing).rejects.toThrow('no font');
  await expect(other).resolves.toHaveLength(1);
  await expect(store.get('a', async () => image(2))).resolves.toHaveLength(2);
});

test('2.11 an image that is on disk is not made, also when it was made by another process', async () => {
  const disk = new Map<string, Buffer>([['a', image(3)]]);
  const files = {
    read: async (key: string) => disk.get(key),
    write: async (key: string, made: Buffer) => void disk.set(key, made),
  };
  const make = jest.fn(async () => image(1));
  const store = new ImageStore({ bytes: 1, waiting: 5, pauseMs: 0 }, files);
  expect(await store.get('a', make)).toHaveLength(3);
  expect(make).not.toHaveBeenCalled();
  for (const key of ['b', 'b', 'a', 'b']) await store.get(key, make);
  expect(make).toHaveBeenCalledTimes(1);
});

test('2.11 an image on disk waits for none that is made', async () => {
  const files = { read: async (key: string) => (key === 'kept' ? image(3) : undefined), write: async () => undefined };
  const store = new ImageStore({ bytes: 100, waiting: 1, pauseMs: 0 }, files);
  let finish = (_: Buffer) => {};
  const made = store.get('made', () => new Promise((resolve) => (finish = resolve)));
  expect(await store.get('kept', async () => image(1))).toHaveLength(3);
  finish(image(2));
  expect(await made).toHaveLength(2);
});
