import { unstable_cache } from 'next/cache';
import { cachedRead } from './cached.ts';
import { ContentError, GoneError } from './client/errors.ts';
import { isGoneJson } from './gone.ts';
import { unlessGone, unlessMissing } from './read.ts';
import { pageResult } from './screen.ts';

jest.mock('next/cache', () => ({ unstable_cache: jest.fn() }));

const failing = (status: number) => () =>
  unlessMissing<never>(() => Promise.reject(new ContentError({ path: '/api/pages/x', failure: 'status', status })));

test('2.1 410 is an answer that is kept, and takes the place of the page that was kept before', async () => {
  const kept: unknown[] = [];
  jest.mocked(unstable_cache).mockImplementation(((read: () => Promise<unknown>) => async () => {
    const value = await read();
    kept.push(value);
    return value;
  }) as typeof unstable_cache);
  const read = cachedRead('page', failing(410), () => []);
  await expect(read()).rejects.toThrow(GoneError);
  expect(kept).toEqual([{ __gone: '/api/pages/x' }]);
  expect(isGoneJson(JSON.stringify(kept[0]))).toBe(true);
  expect(isGoneJson('{"slug":"x"}')).toBe(false);
});

test('2.1 a page that is gone for good is told from one that never was', async () => {
  expect(await pageResult(failing(410))).toEqual({ kind: 'missing', gone: true });
  expect(await pageResult(failing(404))).toEqual({ kind: 'missing' });
});

test('2.8 a part that is gone leaves its page', async () => {
  expect(await unlessGone(failing(410)())).toBeNull();
  await expect(unlessGone(failing(500)())).rejects.toThrow(ContentError);
});
