import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import fileSystemCache from 'next/dist/server/lib/incremental-cache/file-system-cache.js';
import { SharedCacheControls } from 'next/dist/server/lib/incremental-cache/shared-cache-controls.external.js';
import { getRouteCacheKey, type ResponseCacheOwner } from 'next/dist/server/lib/route-cache-key.js';
import { PAGE_VERSION_HEADER } from '#lib/browser/hydration-script.ts';
import { MEMORY_ONLY_TAG } from '#lib/content/read/cache-rules.ts';
import {
  asPage,
  context,
  type GetContext,
  getting,
  handed,
  keyOf,
  list,
  page,
  reading,
  storedPages,
  useTestCache,
} from './page-cache.test-helper.ts';

describe('the page cache', () => {
  const given = useTestCache();

  describe('light pages', () => {
    const whole = `<html><head><script src="/_next/static/chunks/a.js"></script></head><body><h1>good</h1><script id="_R_">(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({"otherChunks":[]});</script></body></html>`;

    test('a page is light for its first visitor, and has the version of its flight data', async () => {
      const first = page(whole);
      await given.cache.set(keyOf('/en/-/light'), first, context);
      expect(first.html).not.toContain('src="/_next/');
      expect(first.html).toContain(`"version":"${first.headers[PAGE_VERSION_HEADER]}"`);
      expect((await given.cache.get(keyOf('/en/-/light'), asPage))?.value).toMatchObject({
        html: first.html,
        headers: first.headers,
      });
    });

    test('a page that the build made is light, too', async () => {
      await fileSystemCache.prototype.set.call(given.cache, keyOf('/en/-/built'), page(whole), context);
      const found = handed<ReturnType<typeof page>>((await given.cache.get(keyOf('/en/-/built'), asPage))?.value);
      expect(found.html).toContain('id="hydration-data"');
      expect(found.headers[PAGE_VERSION_HEADER]).toMatch(/^[\w-]{16}$/);
    });

    test('HTML that is not known stays, and is logged once', async () => {
      await given.cache.set(keyOf('/en/-/one'), page('<html><h1>one</h1></html>'), context);
      await given.cache.set(keyOf('/en/-/two'), page('<html><h1>two</h1></html>'), context);
      expect(given.logged()).toMatchObject([{ event: 'page-not-light', key: keyOf('/en/-/one') }]);
      expect((await given.cache.get(keyOf('/en/-/two'), asPage))?.value).toMatchObject({ html: '<html><h1>two</h1></html>' });
    });
  });

  test('keeps a page on the disk', async () => {
    await given.cache.set(keyOf('/en/-/good'), page('<html><h1>good</h1></html>'), context);
    expect(storedPages(given)).toEqual([expect.stringContaining('good')]);
  });

  test('gives a page that could not be made its status, asks for a later try, and does not keep it', async () => {
    const failed = page('<head><meta name="render-status" content="503"/></head>');
    await given.cache.set(keyOf('/en/-/failed'), failed, context);
    expect(failed.status).toBe(503);
    const empty = page('<head><meta name="render-status" content="404 failed"/></head>');
    await given.cache.set('/en/-/failed', empty, context);
    expect([empty.status, empty.headers['cache-control']]).toEqual([404, 'no-store']);
    expect(failed.headers).toMatchObject({ 'cache-control': 'no-store', 'retry-after': '30' });
    expect(storedPages(given)).toEqual([]);
  });

  test.each([404, 410])('gives a missing page its %i and keeps it off the disk, in memory', async (status) => {
    const missing = page(`<head><meta name="render-status" content="${status}"/></head>`);
    await given.cache.set(keyOf('/en/-/missing'), missing, context);
    expect(missing.status).toBe(status);
    expect(storedPages(given)).toEqual([]);
  });

  test.each(['{"status":"missing"}', '{"status":"deleted"}'])(
    "keeps the content's word %s that a page does not exist off the disk",
    async (body) => {
      await given.cache.set('0123', list(body), reading([]));
      expect(readdirSync(given.folder, { recursive: true })).toEqual([]);
    },
  );

  test('what content never had is remembered ten thousand times, beside the memory for pages and content', async () => {
    await given.cache.set('list', list('{"items":[1]}'), reading([]));
    for (let index = 0; index < 12_000; index += 1)
      await given.cache.set(`junk-${index}`, list('{"status":"missing"}'), reading([]));
    rmSync(given.folder, { recursive: true });
    expect(await given.cache.get('list', getting([]))).not.toBeNull();
    expect(await given.cache.get('junk-0', getting([]))).toBeNull();
    expect(await given.cache.get('junk-11999', getting([]))).toMatchObject({ value: list('{"status":"missing"}') });
    await given.cache.set('junk-11999', list('{"items":[1]}'), reading([]));
    expect(await given.cache.get('junk-11999', getting([]))).toMatchObject({ value: list('{"items":[1]}') });
  });

  test('the lifetimes that Next remembers for pages are bounded', async () => {
    const lifetimes = new SharedCacheControls({ routes: {}, dynamicRoutes: {} });
    const owner = handed<ResponseCacheOwner>({ kind: 'APP_PAGE', sourceRoute: '/' });
    lifetimes.set(getRouteCacheKey('/en/-/junk', owner), { revalidate: 5, expire: 60 });
    expect(lifetimes.get('/en/-/junk', owner)).toEqual({ revalidate: 5, expire: 60 });
    for (let index = 0; index < 5000; index += 1) await given.cache.get(keyOf(`/en/-/${index}`), asPage);
    expect(lifetimes.get('/en/-/junk', owner)).toBeUndefined();
  });

  test('keeps a list on the disk; one that the query of an address chose is in memory, and never on the disk', async () => {
    await given.cache.set('list-of-page', list('{"items":[1]}'), reading(['list']));
    const before = readdirSync(given.folder, { recursive: true });
    expect(before.length).toBeGreaterThan(0);
    const tags = ['list', MEMORY_ONLY_TAG];
    await given.cache.set('list-of-address', list('{"items":[2]}'), reading(tags));
    expect(await given.cache.get('list-of-address', getting(tags))).not.toBeNull();
    await given.cache.set('list-of-address', list('{"status":"missing"}'), reading(tags));
    expect(readdirSync(given.folder, { recursive: true })).toEqual(before);
  });

  test('remembers nothing of pages that the query of an address makes: there is no end of them', async () => {
    const key = keyOf('/en/dGFiPXg/good');
    await given.cache.set(key, page('<html><h1>variant</h1></html>'), context);
    expect(
      await given.cache.get(key, handed<GetContext>({ kind: 'APP_PAGE', isRoutePPREnabled: false, isFallback: false })),
    ).not.toBeNull();
    await given.cache.set(key, page('<head><meta name="render-status" content="404"/></head>'), context);
    expect(readdirSync(given.folder, { recursive: true })).toEqual([]);
  });

  test('searches take no memory from other pages: they have 8 MB', async () => {
    const searchOf = (index: number) => keyOf(`/en/${Buffer.from(`searchItem=${index}`).toString('base64url')}/search`);
    await given.cache.set(keyOf('/en/-/good'), page('<html>good</html>'), context);
    // Each character takes two bytes.
    const html = `<html>${'x'.repeat(100_000)}</html>`;
    for (let index = 0; index < 100; index += 1) await given.cache.set(searchOf(index), page(html), context);
    rmSync(given.folder, { recursive: true });
    expect(await given.cache.get(keyOf('/en/-/good'), asPage)).not.toBeNull();
    const kept = await Promise.all(Array.from({ length: 100 }, (_, index) => given.cache.get(searchOf(index), asPage)));
    const count = kept.filter((found) => found !== null).length;
    expect([count, kept[0], kept[99]?.value]).toEqual([expect.any(Number), null, expect.objectContaining({ html })]);
    expect(count * html.length * 2).toBeLessThan(8 * 2 ** 20);
  });

  test('the last entry of an address counts: a page, a redirect or a 404', async () => {
    const entries = {
      good: '<html>good</html>',
      missing: '<html><head><meta name="render-status" content="404"/></head></html>',
    };
    for (const path of ['/en/-/changing', '/en/dGFiPXg/changing']) {
      const found = async () =>
        handed<{ status?: number } | undefined>((await given.cache.get(keyOf(path), asPage))?.value)?.status ?? 200;
      for (const kind of ['good', 'moved', 'good', 'missing', 'moved', 'missing', 'good'] as const) {
        const entry = kind === 'moved' ? page('<html></html>', 308) : page(entries[kind]);
        await given.cache.set(keyOf(path), entry, context);
        expect([path, kind, await found()]).toEqual([path, kind, { good: 200, moved: 308, missing: 404 }[kind]]);
      }
    }
  });

  test('a redirect is kept with its location, which Next adds to a first answer by itself', async () => {
    const moved = page('<html></html>', 308);
    moved.headers = { location: '/a', 'x-other': '1' };
    await given.cache.set(keyOf('/b'), moved, context);
    expect(moved.headers).toEqual({ 'x-other': '1' });
    const kept = await given.cache.get(keyOf('/b'), handed<GetContext>({ kind: 'APP_PAGE', isFallback: false }));
    expect(kept?.value).toMatchObject({ status: 308, headers: { location: '/a', 'x-other': '1' } });
  });

  test('a page that was removed replaces its copy on the disk, so that a restart does not bring it back', async () => {
    await given.cache.set(keyOf('/en/-/gone'), page('<h1>old</h1>'), context);
    await given.cache.set(keyOf('/en/-/gone'), page('<head><meta name="render-status" content="404"/></head>'), context);
    const meta = readdirSync(given.folder, { recursive: true, encoding: 'utf8' }).find((name) => name.endsWith('.meta'));
    expect(JSON.parse(readFileSync(join(given.folder, meta ?? ''), 'utf8'))).toMatchObject({ status: 404 });
  });

  test('what is published while a page is rendered makes it stale, and so does a clock that is set back', async () => {
    const tagged = page('<html>good</html>');
    tagged.headers['x-next-cache-tags'] = 'page:tagged';
    // Within what the clocks of the disk and of the process may differ.
    jest.spyOn(Date, 'now').mockReturnValue(given.startedAt + 1000);
    await given.cache.revalidateTag(['page:tagged'], { expire: 3600 });
    await given.cache.set(keyOf('/en/-/tagged'), tagged, context);
    expect(await given.cache.get(keyOf('/en/-/tagged'), asPage)).toMatchObject({ lastModified: expect.any(Number) });
    expect((await given.cache.get(keyOf('/en/-/tagged'), asPage))?.lastModified).toBeLessThan(given.startedAt + 1000);
    jest.spyOn(Date, 'now').mockReturnValue(given.startedAt + 10_000);
    await given.cache.set(keyOf('/en/-/future'), page('<html>good</html>'), context);
    expect((await given.cache.get(keyOf('/en/-/future'), asPage))?.lastModified).toBeLessThanOrEqual(given.startedAt);
  });

  test('a file that was cut is no page, and a file is never half written', async () => {
    await given.cache.set(keyOf('/en/-/good'), page('<html>good</html>'), context);
    const [file = ''] = storedPages(given);
    expect(readdirSync(given.folder, { recursive: true }).map(String)).not.toContainEqual(expect.stringContaining('.tmp'));
    // The memory is full of other pages, so that this one is read from the disk.
    for (const path of ['/en/-/a', '/en/-/b'])
      await given.cache.set(keyOf(path), page(`<html>${'x'.repeat(600_000)}</html>`), context);
    await writeFile(join(given.folder, file), '');
    expect(await given.cache.get(keyOf('/en/-/good'), asPage)).toBeNull();
  });
});
