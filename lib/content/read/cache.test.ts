import { unstable_cache } from 'next/cache';
import { settings } from '#lib/config/settings.ts';
import { cached } from './cache.ts';

/** The values that are kept, and how long each value that a page has read may be used, in seconds. */
const kept = new Map<string, unknown>();
let lifetimes: unknown[] = [];

// Like a render whose page is kept: every value is stale, and one that cannot be loaded is used once more.
jest.mock('next/cache', () => ({
  unstable_cache: jest.fn(
    (load: () => Promise<unknown>, [key = '']: string[], { revalidate }: { revalidate: number }) =>
      async () => {
        lifetimes.push(revalidate);
        const value = await load().catch((error: unknown) => {
          if (!kept.has(key)) throw error;
          return kept.get(key);
        });
        kept.set(key, value);
        return value;
      },
  ),
}));

const read = (load: () => Promise<string>) => cached(['/api/pages/a'], [], load);
const fail = () => Promise.reject(new Error('connection'));

beforeEach(() => {
  kept.clear();
  lifetimes = [];
});

test('2.8 a page with the last good content is rendered again soon', async () => {
  expect(await read(async () => 'old')).toBe('old');
  expect(lifetimes).toEqual([settings.CONTENT_REVALIDATE_SECONDS]);
  expect(await read(fail)).toBe('old');
  expect(lifetimes).toEqual([settings.CONTENT_REVALIDATE_SECONDS, settings.CONTENT_REVALIDATE_SECONDS, 15]);
  expect(unstable_cache).toHaveBeenCalled();
});

test('2.8 without earlier content the failure is thrown', async () => {
  await expect(read(fail)).rejects.toThrow('connection');
});
