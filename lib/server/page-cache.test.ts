import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CACHE_BYTES } from '#lib/config/cache-bytes.ts';
import { settings } from '#lib/config/settings.ts';
import { DELETED_TAG, MEMORY_ONLY_TAG } from '#lib/content/read/cache-rules.ts';
import { withRequest } from '#lib/observability/request-context.ts';
import type { CacheEntry, PageValue } from './cache-entry.ts';
import { filesIn, page, read, stored, useTestCache } from './page-cache.test-helper.ts';
import { caches } from './page-cache.ts';
import { PublishedTags } from './published-tags.ts';
import { SharedEntries } from './redis/shared-entries.ts';
import { renderGate } from './render-gate.ts';

const PAGE = { kind: 'APP_PAGE' };
const pageIn = (entry: CacheEntry | null) => entry?.value as PageValue | undefined;

describe('the page cache', () => {
  const given = useTestCache();
  const get = (key = 'a') => given.request().get(key, PAGE);
  const set = (value: PageValue, key = 'a') => given.request().set(key, value, stored);

  test('a page is light for its first visitor, and kept in memory and on the disk', async () => {
    const first = page('good');
    await set(first);
    expect(first.html).toContain('id="hydration-data"');
    expect(pageIn(await get())?.html).toBe(first.html);
    caches().persisted.clear();
    expect(await get()).toMatchObject({
      value: { html: first.html, headers: first.headers, rscData: Buffer.from('rsc') },
      cacheControl: stored.cacheControl,
    });
  });

  test('a page is sent with its style sheet, and kept without', async () => {
    globalThis.valuesOfProcess?.set('site-sheet', { link: '<link/>', inline: '<style>p{}</style>' });
    const first = page('<link/>');
    await set(first);
    expect(first.html).toContain('<style>');
    expect(pageIn(await get())?.html).toBe(first.html);
    caches().persisted.clear();
    expect(pageIn(await get())?.html).toBe(first.html);
    expect(pageIn(caches().persisted.get('a') ?? null)?.html).not.toContain('<style>');
    const variant = page('<link/>', { tags: [MEMORY_ONLY_TAG] });
    await set(variant, 'b');
    expect([variant.html, pageIn(await get('b'))?.html]).toEqual([expect.stringContaining('<style>'), variant.html]);
    expect(pageIn(caches().memoryOnly.get('b') ?? null)?.html).not.toContain('<style>');
  });

  test('for a page that has expired visitors wait, unless too many do; what it was made from is stale', async () => {
    await set(page('old', { tags: ['page:a'] }));
    await given.request().set('read', read('{"title":"old"}'), { tags: ['page:a'] });
    given.pass(1000);
    await given.request().revalidateTag('page:a', { expire: 0 });
    expect(await get()).toBeNull();
    expect(await given.request().get('read', { kind: 'FETCH', tags: ['page:a'] })).toMatchObject({ lastModified: 1 });
    const busy = [
      jest.spyOn(renderGate(), 'enter').mockResolvedValue(false),
      jest.spyOn(renderGate(), 'tryEnter').mockReturnValue(false),
    ];
    expect(pageIn(await get())?.html).toContain('old');
    for (const mock of busy) mock.mockRestore();
    given.pass(1000);
    const request = given.request();
    await request.get('a', PAGE);
    await request.set('a', page('gone', { status: 404, tags: ['page:a'] }), stored);
    expect(pageIn(await get())?.status).toBe(404);
  });

  test('a request of the server to itself waits for a stale page to be rendered, and takes a good one as it is', async () => {
    const asOwn = () => withRequest({ id: 'a', client: undefined, path: '/a' }, () => get());
    await set(page('good', { tags: ['page:a'] }));
    given.pass(1000);
    expect(pageIn(await asOwn())?.html).toContain('good');
    await given.request().revalidateTag('page:a', { expire: 31_536_000 });
    expect(await asOwn()).toBeNull();
  });

  test('a page that was stored whole becomes light', async () => {
    Object.assign(settings, { LIGHT_PAGES: false });
    await set(page('good'));
    expect(pageIn(await get())?.html).not.toContain('id="hydration-data"');
    Object.assign(settings, { LIGHT_PAGES: true });
    globalThis.valuesOfProcess?.delete('light-pages');
    caches().persisted.clear();
    expect(pageIn(await get())?.html).toContain('id="hydration-data"');
  });

  test('a page of a query is in memory only, and so is a redirect', async () => {
    await set(page('variant', { tags: [MEMORY_ONLY_TAG] }));
    await set(page('', { status: 308 }), 'moved');
    expect([pageIn(await get())?.html, pageIn(await get('moved'))?.status]).toEqual([expect.stringContaining('variant'), 308]);
    expect(filesIn(given)).toBe(0);
  });

  test('a page that was removed replaces its file, so that a restart does not bring it back', async () => {
    await set(page('good'));
    expect(filesIn(given)).toBe(1);
    await set(page('gone', { status: 404 }));
    expect([pageIn(await get())?.status, filesIn(given)]).toEqual([404, 0]);
    await set(page('good again'));
    expect([pageIn(await get())?.html, filesIn(given)]).toEqual([expect.stringContaining('good again'), 1]);
  });

  test('a page that Next stores again because its render has failed is not shared, and its file stays', async () => {
    await set(page('good'));
    const share = jest.spyOn(SharedEntries.prototype, 'save');
    const [file = ''] = readdirSync(given.folder);
    const before = readFileSync(join(given.folder, file));
    given.pass(61_000);
    const request = given.request();
    const stale = await request.get('a', PAGE);
    await request.set('a', stale?.value ?? null, { cacheControl: { revalidate: 3 } });
    expect(share).not.toHaveBeenCalled();
    expect(readFileSync(join(given.folder, file))).toEqual(before);
    expect(await get()).toMatchObject({ cacheControl: { revalidate: 3 } });
    await request.set('a', page('new'), stored);
    expect(share).toHaveBeenCalledTimes(1);
  });

  test('a page of a deleted record has status 410', async () => {
    const gone = page('gone', { status: 404, tags: [DELETED_TAG] });
    await set(gone);
    expect([gone.status, pageIn(await get())?.status]).toEqual([410, 410]);
  });

  test.each(['{"status":"missing"}', '{"status":"deleted"}'])('a read of %s is in memory only', async (body) => {
    await given.request().set('r', read(body), { tags: ['record:a'] });
    expect(filesIn(given)).toBe(0);
    expect(await given.request().get('r', { kind: 'FETCH', tags: ['record:a'] })).toMatchObject({ value: read(body) });
  });

  test('a read that a query selects is in memory only; another is on the disk', async () => {
    await given.request().set('r', read('{"items":[1]}'), { tags: [MEMORY_ONLY_TAG] });
    expect(filesIn(given)).toBe(0);
    await given.request().set('s', read('{"items":[1]}'), { tags: ['list'] });
    expect(filesIn(given)).toBe(1);
  });

  test('pages of queries have their own memory limit in bytes', async () => {
    await set(page('good'), 'good');
    for (let index = 0; index < 200; index += 1)
      await set(page('x'.repeat(100_000), { tags: [MEMORY_ONLY_TAG] }), `search-${index}`);
    expect(caches().memoryOnly.calculatedSize).toBeLessThanOrEqual(CACHE_BYTES.memoryOnly);
    expect(caches().memoryOnly.size).toBeGreaterThan(20);
    expect(caches().persisted.has('good')).toBe(true);
  });

  test('a truncated file is a miss', async () => {
    await set(page('good'));
    const [file = ''] = readdirSync(given.folder);
    writeFileSync(join(given.folder, file), 'cut');
    caches().persisted.clear();
    expect(await get()).toBeNull();
  });

  test('a read whose tag was published is stale, and still returned in case reading fails', async () => {
    const context = { kind: 'FETCH', tags: ['record:a'] };
    await given.request().set('r', read('1'), context);
    given.pass(10);
    await given.request().revalidateTag('record:a');
    expect(await given.request().get('r', context)).toMatchObject({ lastModified: 1, value: { data: { body: '1' } } });
  });

  test('a publish during a render makes the page stale', async () => {
    const rendering = given.request();
    expect(await rendering.get('a', PAGE)).toBeNull();
    given.pass(10);
    await given.request().revalidateTag(['page:a']);
    given.pass(10);
    await rendering.set('a', page('old', { tags: ['page:a'] }), stored);
    const found = await get();
    expect(found?.lastModified).toBeLessThan(Date.now() - 60_000);
  });

  test('a page from the future, because the clock was set back, is stale', async () => {
    await set(page('good'));
    given.pass(-3_600_000);
    expect((await get())?.lastModified).toBeLessThan(Date.now());
  });

  test('an entry older than the process is stale, because earlier publishes are unknown', () => {
    const tags = new PublishedTags(1000);
    expect([tags.isPublishedSince(['a'], 999), tags.isPublishedSince(['a'], 1000)]).toEqual([true, false]);
    tags.publish(['a'], 2000);
    expect([1999, 2000, 2001].map((time) => tags.isPublishedSince(['b', 'a'], time))).toEqual([true, true, false]);
  });

  test('after its lifetime a page is rendered in the background, however old it is', async () => {
    await set(page('good'));
    expect((await get())?.lastModified).toBe(Date.now());
    given.pass(100 * 86_400_000);
    expect(await get()).toMatchObject({ lastModified: 1, cacheControl: { revalidate: 1 } });
  });

  test('a stale page without a permit is sent with a lifetime of a second, and rendered when one is free', async () => {
    for (const key of ['a', 'b']) await set(page(key, { tags: ['header'] }), key);
    given.pass(10);
    await given.request().revalidateTag(['header']);
    const others = Array.from({ length: settings.RENDERS_AT_ONCE }, (_, index) => `other-${index}`);
    for (const other of others) expect(await get(other)).toBeNull();
    // The one permit more, for a published page.
    expect((await get('b'))?.lastModified).toBe(1);
    expect(await get()).toMatchObject({ lastModified: Date.now(), cacheControl: { revalidate: 1, expire: 2 } });
    renderGate().leave('other-0');
    expect((await get())?.lastModified).toBeLessThan(Date.now() - 60_000);
    // Its own render has begun: nobody begins a second one.
    expect(await get()).toMatchObject({ lastModified: Date.now(), cacheControl: { revalidate: 1, expire: 2 } });
  });

  test('published pages are rendered before expired ones', async () => {
    Object.assign(settings, { RENDERS_AT_ONCE: 4 });
    for (const key of ['a', 'b', 'c', 'd']) await set(page(key, { tags: [key] }), key);
    given.pass(61_000);
    const isRendered = async (key: string) => ((await get(key))?.lastModified ?? 0) < Date.now();
    expect([await isRendered('a'), await isRendered('b'), await isRendered('c')]).toEqual([true, true, false]);
    await given.request().revalidateTag(['d']);
    expect([await isRendered('c'), await isRendered('d')]).toEqual([false, true]);
  });
});
