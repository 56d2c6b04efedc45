import { FileCache } from './file-cache.ts';
import { asPage, context, handed, keyOf, page, useTestCache } from './page-cache.test-helper.ts';

class TestedCache extends FileCache {
  readonly storeSince = this.setSince.bind(this);
  readonly take = this.adopt.bind(this);
}

describe('the cache in files', () => {
  const given = useTestCache();
  const key = keyOf('/en/-/page');
  const hour = 3_600_000;
  const entryOf = (lastModified: number, html = '<html>good</html>') => {
    const value = handed<Parameters<TestedCache['take']>[1]['value']>(page(html));
    return { value, lastModified, isStale: false, cacheControl: { revalidate: 5, expire: 60 } };
  };
  const onFullDisk = () => {
    const { fs } = given.options;
    const writeFile = () => Promise.reject(new Error('ENOSPC'));
    return new TestedCache({ ...given.options, fs: { ...fs, writeFile } });
  };
  const tagged = () => {
    const entry = page('<html>good</html>');
    entry.headers['x-next-cache-tags'] = 'page:published';
    return entry;
  };

  test('an entry whose content was published since its request began is as old as the request, also on a full disk', async () => {
    const cache = new TestedCache(given.options);
    await cache.revalidateTag(['page:published'], { expire: 60 });
    const before = given.startedAt - hour;
    await cache.storeSince(before, key, tagged(), context);
    expect((await cache.get(key, asPage))?.lastModified).toBe(before);
    const after = given.startedAt + hour;
    await cache.storeSince(after, key, tagged(), context);
    expect((await cache.get(key, asPage))?.lastModified).toBeLessThan(after);
    const full = onFullDisk();
    await expect(full.storeSince(before, key, tagged(), context)).rejects.toThrow('ENOSPC');
    expect((await full.get(key, asPage))?.lastModified).toBe(before);
  });

  test('an entry of another instance has its own time, also on a full disk', async () => {
    const entry = entryOf(given.startedAt - hour);
    for (const cache of [new TestedCache(given.options), onFullDisk()]) {
      expect(await cache.take(key, entry, asPage)).toMatchObject({ lastModified: entry.lastModified });
      expect(await cache.get(key, asPage)).toMatchObject({ lastModified: entry.lastModified });
    }
    // Larger than the memory, of which the framework warns.
    const warned = jest.spyOn(console, 'warn').mockReturnValue();
    const { isStale, ...large } = entryOf(given.startedAt - hour, 'x'.repeat(1_000_001));
    expect(await onFullDisk().take(keyOf('/en/-/large'), { ...large, isStale }, asPage)).toEqual(large);
    expect(warned).toHaveBeenCalledTimes(1);
    warned.mockClear();
  });
});
