import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { mkdir, readFile, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fileSystemCache from 'next/dist/server/lib/incremental-cache/file-system-cache.js';
import { SharedCacheControls } from 'next/dist/server/lib/incremental-cache/shared-cache-controls.external.js';
import { getRouteCacheKey, type ResponseCacheOwner } from 'next/dist/server/lib/route-cache-key.js';
import { PAGE_VERSION_HEADER } from '#lib/browser/wake-script.ts';
import { MEMORY_ONLY_TAG } from '#lib/content/cache-rules.ts';
import { captureLog } from '#lib/content/log-capture.test-helper.ts';
import type { SearchQuery } from '#lib/content/search-query.ts';
import { isStale } from './cache-entry.ts';
import { contentChecks } from './content-checks.ts';
import { SEARCH_TEXT, SPELLING, spellingContent } from './no-results-page.ts';
import PageCache from './page-cache.ts';
import { expirePreparedPages, notFoundPages } from './prepared-pages.ts';
import { PREPARED_PAGE_NAME } from './render-status.ts';
import { viewOf } from './view.ts';

type Entry = NonNullable<Parameters<PageCache['set']>[1]>;
type SetContext = Parameters<PageCache['set']>[2];
type GetContext = Parameters<PageCache['get']>[1];

/** A value as the framework hands it over: its types ask for more than the cache reads, and are not exported to be built. */
function handed<Type>(value: unknown): Type {
  return value as Type;
}

const fs = {
  existsSync,
  readFile,
  readFileSync,
  writeFile: (path: string, data: string | Buffer) => writeFile(path, data),
  mkdir: (path: string) => mkdir(path, { recursive: true }),
  stat,
};

function page(html: string, status?: number) {
  return handed<Extract<Entry, { kind: 'APP_PAGE' }> & { status?: number; headers: Record<string, string> }>({
    kind: 'APP_PAGE',
    html,
    rscData: Buffer.from('rsc'),
    headers: {},
    postponed: undefined,
    status,
    segmentData: undefined,
  });
}

const context = handed<SetContext>({
  isRoutePPREnabled: false,
  isFallback: false,
  cacheControl: { revalidate: 5, expire: 60 },
});

/** The key of a page, as Next makes it. */
const keyOf = (path: string) => `/route-cache/APP_PAGE/0123/$${path}`;

/** What was fetched, as it is kept. */
const list = (body: string) => handed<Entry>({ kind: 'FETCH', data: { headers: {}, body, status: 200, url: '' }, revalidate: 5 });
const reading = (tags: string[]) => handed<SetContext>({ fetchCache: true, tags });
const getting = (tags: string[]) => handed<GetContext>({ kind: 'FETCH', tags });

describe('the page cache', () => {
  let folder: string;
  let options: ConstructorParameters<typeof PageCache>[0];
  let cache: PageCache;
  let cacheStart: number;
  let logged: ReturnType<typeof captureLog>;

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'page-cache-'));
    options = handed<typeof options>({
      fs,
      // Pages are kept in it, and what was fetched beside it.
      serverDistDir: join(folder, 'server'),
      flushToDisk: true,
      maxMemoryCacheSize: 1_000_000,
      revalidatedTags: [],
      dev: false,
      _requestHeaders: {},
    });
    PageCache.reset();
    expirePreparedPages(0);
    cache = new PageCache(options);
    cacheStart = Date.now();
    logged = captureLog();
  });

  afterEach(() => {
    jest.restoreAllMocks();
    rmSync(folder, { recursive: true, force: true });
  });

  const files = () =>
    readdirSync(folder, { recursive: true })
      .map(String)
      .filter((name) => name.endsWith('.html'));

  describe('light pages', () => {
    const whole = `<html><head><script src="/_next/static/chunks/a.js"></script></head><body><h1>good</h1><script id="_R_">(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({"otherChunks":[]});</script></body></html>`;
    const asPage = handed<GetContext>({ kind: 'APP_PAGE', isRoutePPREnabled: false, isFallback: false });

    test('a page is light for its first visitor, and has the version of its flight data', async () => {
      const first = page(whole);
      await cache.set(keyOf('/en/-/light'), first, context);
      expect(first.html).not.toContain('src="/_next/');
      expect(first.html).toContain(`"version":"${first.headers[PAGE_VERSION_HEADER]}"`);
      expect((await cache.get(keyOf('/en/-/light'), asPage))?.value).toMatchObject({ html: first.html, headers: first.headers });
    });

    test('a page that the build made is light, too', async () => {
      await fileSystemCache.prototype.set.call(cache, keyOf('/en/-/built'), page(whole), context);
      const found = handed<ReturnType<typeof page>>((await cache.get(keyOf('/en/-/built'), asPage))?.value);
      expect(found.html).toContain('id="hydration-data"');
      expect(found.headers[PAGE_VERSION_HEADER]).toMatch(/^[\w-]{16}$/);
    });

    test('HTML that is not known stays, and is logged once', async () => {
      await cache.set(keyOf('/en/-/one'), page('<html><h1>one</h1></html>'), context);
      await cache.set(keyOf('/en/-/two'), page('<html><h1>two</h1></html>'), context);
      expect(logged()).toMatchObject([{ event: 'page-not-light', key: keyOf('/en/-/one') }]);
      expect((await cache.get(keyOf('/en/-/two'), asPage))?.value).toMatchObject({ html: '<html><h1>two</h1></html>' });
    });
  });

  test('keeps a page on the disk', async () => {
    await cache.set(keyOf('/en/-/good'), page('<html><h1>good</h1></html>'), context);
    expect(files()).toEqual([expect.stringContaining('good')]);
  });

  test('gives a page that could not be made its status, asks for a later try, and does not keep it', async () => {
    const failed = page('<head><meta name="render-status" content="503"/></head>');
    await cache.set(keyOf('/en/-/failed'), failed, context);
    expect(failed.status).toBe(503);
    const empty = page('<head><meta name="render-status" content="404 failed"/></head>');
    await cache.set('/en/-/failed', empty, context);
    expect([empty.status, empty.headers['cache-control']]).toEqual([404, 'no-store']);
    expect(failed.headers).toMatchObject({ 'cache-control': 'no-store', 'retry-after': '30' });
    expect(files()).toEqual([]);
  });

  test.each([404, 410])('gives a missing page its %i and keeps it off the disk, in memory', async (status) => {
    const missing = page(`<head><meta name="render-status" content="${status}"/></head>`);
    await cache.set(keyOf('/en/-/missing'), missing, context);
    expect(missing.status).toBe(status);
    expect(files()).toEqual([]);
  });

  test.each(['{"status":"missing"}', '{"status":"deleted"}'])(
    "keeps the content's word %s that a page does not exist off the disk",
    async (body) => {
      await cache.set('0123', list(body), reading([]));
      expect(readdirSync(folder, { recursive: true })).toEqual([]);
    },
  );

  test('what content never had is remembered ten thousand times, beside the memory for pages and content', async () => {
    await cache.set('list', list('{"items":[1]}'), reading([]));
    for (let index = 0; index < 12_000; index += 1) await cache.set(`junk-${index}`, list('{"status":"missing"}'), reading([]));
    rmSync(folder, { recursive: true });
    expect(await cache.get('list', getting([]))).not.toBeNull();
    expect(await cache.get('junk-0', getting([]))).toBeNull();
    expect(await cache.get('junk-11999', getting([]))).toMatchObject({ value: list('{"status":"missing"}') });
    await cache.set('junk-11999', list('{"items":[1]}'), reading([]));
    expect(await cache.get('junk-11999', getting([]))).toMatchObject({ value: list('{"items":[1]}') });
  });

  test('the lifetimes that Next remembers for pages are bounded', async () => {
    const lifetimes = new SharedCacheControls({ routes: {}, dynamicRoutes: {} });
    const owner = handed<ResponseCacheOwner>({ kind: 'APP_PAGE', sourceRoute: '/' });
    const asPage = handed<GetContext>({ kind: 'APP_PAGE', isRoutePPREnabled: false, isFallback: false });
    lifetimes.set(getRouteCacheKey('/en/-/junk', owner), { revalidate: 5, expire: 60 });
    expect(lifetimes.get('/en/-/junk', owner)).toEqual({ revalidate: 5, expire: 60 });
    for (let index = 0; index < 5000; index += 1) await cache.get(keyOf(`/en/-/${index}`), asPage);
    expect(lifetimes.get('/en/-/junk', owner)).toBeUndefined();
  });

  test('keeps a list on the disk; one that the query of an address chose is in memory, and never on the disk', async () => {
    await cache.set('list-of-page', list('{"items":[1]}'), reading(['list']));
    const before = readdirSync(folder, { recursive: true });
    expect(before.length).toBeGreaterThan(0);
    const tags = ['list', MEMORY_ONLY_TAG];
    await cache.set('list-of-address', list('{"items":[2]}'), reading(tags));
    expect(await cache.get('list-of-address', getting(tags))).not.toBeNull();
    await cache.set('list-of-address', list('{"status":"missing"}'), reading(tags));
    expect(readdirSync(folder, { recursive: true })).toEqual(before);
  });

  test('remembers nothing of pages that the query of an address makes: there is no end of them', async () => {
    const key = keyOf('/en/dGFiPXg/good');
    await cache.set(key, page('<html><h1>variant</h1></html>'), context);
    expect(
      await cache.get(key, handed<GetContext>({ kind: 'APP_PAGE', isRoutePPREnabled: false, isFallback: false })),
    ).not.toBeNull();
    await cache.set(key, page('<head><meta name="render-status" content="404"/></head>'), context);
    expect(readdirSync(folder, { recursive: true })).toEqual([]);
  });

  test('searches take no memory from other pages: they have 8 MB', async () => {
    const asPage = handed<GetContext>({ kind: 'APP_PAGE', isRoutePPREnabled: false, isFallback: false });
    const searchOf = (index: number) => keyOf(`/en/${Buffer.from(`searchItem=${index}`).toString('base64url')}/search`);
    await cache.set(keyOf('/en/-/good'), page('<html>good</html>'), context);
    // Each character takes two bytes.
    const html = `<html>${'x'.repeat(100_000)}</html>`;
    for (let index = 0; index < 100; index += 1) await cache.set(searchOf(index), page(html), context);
    rmSync(folder, { recursive: true });
    expect(await cache.get(keyOf('/en/-/good'), asPage)).not.toBeNull();
    const kept = await Promise.all(Array.from({ length: 100 }, (_, index) => cache.get(searchOf(index), asPage)));
    const count = kept.filter((found) => found !== null).length;
    expect([count, kept[0], kept[99]?.value]).toEqual([expect.any(Number), null, expect.objectContaining({ html })]);
    expect(count * html.length * 2).toBeLessThan(8 * 2 ** 20);
  });

  test('the last entry of an address counts: a page, a redirect or a 404', async () => {
    const asPage = handed<GetContext>({ kind: 'APP_PAGE', isRoutePPREnabled: false, isFallback: false });
    const entries = {
      good: '<html>good</html>',
      missing: '<html><head><meta name="render-status" content="404"/></head></html>',
    };
    for (const path of ['/en/-/changing', '/en/dGFiPXg/changing']) {
      const found = async () =>
        handed<{ status?: number } | undefined>((await cache.get(keyOf(path), asPage))?.value)?.status ?? 200;
      for (const kind of ['good', 'moved', 'good', 'missing', 'moved', 'missing', 'good'] as const) {
        const entry = kind === 'moved' ? page('<html></html>', 308) : page(entries[kind]);
        await cache.set(keyOf(path), entry, context);
        expect([path, kind, await found()]).toEqual([path, kind, { good: 200, moved: 308, missing: 404 }[kind]]);
      }
    }
  });

  test('a redirect is kept with its location, which Next adds to a first answer by itself', async () => {
    const moved = page('<html></html>', 308);
    moved.headers = { location: '/a', 'x-other': '1' };
    await cache.set(keyOf('/b'), moved, context);
    expect(moved.headers).toEqual({ 'x-other': '1' });
    const kept = await cache.get(keyOf('/b'), handed<GetContext>({ kind: 'APP_PAGE', isFallback: false }));
    expect(kept?.value).toMatchObject({ status: 308, headers: { location: '/a', 'x-other': '1' } });
  });

  test('a page that was removed replaces its copy on the disk, so that a restart does not bring it back', async () => {
    await cache.set(keyOf('/en/-/gone'), page('<h1>old</h1>'), context);
    await cache.set(keyOf('/en/-/gone'), page('<head><meta name="render-status" content="404"/></head>'), context);
    const meta = readdirSync(folder, { recursive: true, encoding: 'utf8' }).find((name) => name.endsWith('.meta'));
    expect(JSON.parse(readFileSync(join(folder, meta ?? ''), 'utf8'))).toMatchObject({ status: 404 });
  });

  describe('searches without results', () => {
    const asPage = handed<GetContext>({ kind: 'APP_PAGE', isRoutePPREnabled: false, isFallback: false });
    const viewFor = (searchItem: string) => viewOf('en', '/search', new URLSearchParams({ searchItem }));
    const keyFor = (searchItem: string, locale = 'en') => keyOf(`/${locale}/${viewFor(searchItem)}/search`);
    const spellings = jest.fn<Promise<string | undefined>, [SearchQuery, string]>();
    /** A page as it is rendered: with placeholders. */
    const rendered = (searchItem: string, spelling = '') => {
      const shown = SEARCH_TEXT + (spelling && SPELLING);
      const entry = page(`<html><meta name="no-results" content="${spellingContent(spelling)}"/>${shown}</html>`);
      entry.rscData = Buffer.from(`"${viewFor(searchItem)}" "${SEARCH_TEXT}" "${spellingContent(spelling)}"`);
      return entry;
    };
    const htmlOf = (text: string) => `<html><meta name="no-results" content=""/>${text}</html>`;
    const cachedHtml = async (text: string) =>
      handed<{ html: string } | undefined>((await cache.get(keyFor(text), asPage))?.value)?.html;

    beforeEach(() => {
      spellings.mockReset().mockResolvedValue('');
      contentChecks().spellingWithoutResults = spellings;
    });

    afterEach(() => {
      delete contentChecks().spellingWithoutResults;
    });

    test('2.4 one is rendered for all of a language, each with its text', async () => {
      expect(await cache.get(keyFor('a<b'), asPage)).toBeNull();
      const first = rendered('a<b');
      await cache.set(keyFor('a<b'), first, context);
      expect(first.html).toBe(htmlOf('a&lt;b'));
      expect(String(first.rscData)).toBe(`"${viewFor('a<b')}" "a<b" ""`);
      const second = handed<ReturnType<typeof page>>((await cache.get(keyFor('$c'), asPage))?.value);
      expect(second).toMatchObject({ status: 200, html: htmlOf('$c') });
      expect(String(second.rscData)).toBe(`"${viewFor('$c')}" "$$c" ""`);
      expect((await cache.get(keyFor('a<b'), asPage))?.value).toMatchObject({ html: htmlOf('a&lt;b') });
      expect(await cache.get(keyFor('a<b', 'hi'), asPage)).toBeNull();
      expect(files()).toEqual([]);
    });

    test('2.4 those that offer another spelling have a page of their own', async () => {
      await cache.set(keyFor('a'), rendered('a'), context);
      spellings.mockResolvedValue('b & c');
      expect(await cache.get(keyFor('d'), asPage)).toBeNull();
      await cache.set(keyFor('d'), rendered('d', 'b & c'), context);
      expect([await cachedHtml('d'), await cachedHtml('e'), await cachedHtml('a')]).toEqual([
        htmlOf('db &amp; c'),
        htmlOf('eb &amp; c'),
        htmlOf('a'),
      ]);
    });

    test('2.4 one with results, or when that is not known, is rendered', async () => {
      await cache.set(keyFor('a'), rendered('a'), context);
      spellings.mockResolvedValue(undefined);
      expect(await cache.get(keyFor('b'), asPage)).toBeNull();
      await cache.set(keyFor('a'), page('<html>results</html>'), context);
      expect((await cache.get(keyFor('a'), asPage))?.value).toMatchObject({ html: '<html>results</html>' });
    });

    test('2.4 after content was published a known one is stale, and another is rendered', async () => {
      await cache.set(keyFor('a'), rendered('a'), context);
      await cache.revalidateTag(['page:ekaa']);
      const found = await cache.get(keyFor('a'), asPage);
      expect(found?.value).toMatchObject({ html: htmlOf('a') });
      expect(isStale(found ?? {}, asPage)).toBe(true);
      expect(await cache.get(keyFor('b'), asPage)).toBeNull();
    });

    test('2.4 one that was rendered before content was published does not replace a newer one', async () => {
      const older = cache;
      const now = Date.now();
      jest.spyOn(Date, 'now').mockReturnValue(now + 10);
      await cache.revalidateTag(['page:ekaa']);
      jest.spyOn(Date, 'now').mockReturnValue(now + 20);
      const newer = new PageCache(options);
      const fresh = rendered('b');
      fresh.html = handed<string>(fresh.html).replace('</html>', 'new</html>');
      await newer.set(keyFor('b'), fresh, context);
      await older.set(keyFor('a'), rendered('a'), context);
      expect([await cachedHtml('b'), await cachedHtml('c')]).toEqual([htmlOf('bnew'), htmlOf('cnew')]);
    });

    test('13 long texts are forgotten before they take two megabytes', async () => {
      await cache.set(keyFor('a'), rendered('a'), context);
      const long = (index: number) => `${index} ${'ह'.repeat(190)}`;
      for (let index = 0; index < 1500; index += 1) await cache.get(keyFor(long(index)), asPage);
      expect(spellings).toHaveBeenCalledTimes(1500);
      await cache.get(keyFor(long(1499)), asPage);
      expect(spellings).toHaveBeenCalledTimes(1500);
      await cache.get(keyFor(long(0)), asPage);
      expect(spellings).toHaveBeenCalledTimes(1501);
    });
  });

  describe('not-found pages', () => {
    const asPage = handed<GetContext>({ kind: 'APP_PAGE', isRoutePPREnabled: false, isFallback: false });
    const notFound = (body: string, extra = '') =>
      page(`<html><head><meta name="render-status" content="404"/>${extra}</head><body>${body}</body></html>`);
    const withoutContent = () => notFound('', `<meta name="${PREPARED_PAGE_NAME}" content="not-found"/>`);

    test('one is rendered for all addresses of a language, and they share its HTML and flight data', async () => {
      expect(notFoundPages().isFresh('en')).toBe(false);
      const first = notFound('Not found');
      await cache.set(keyOf('/en/-/page-not-found'), first, context);
      expect([notFoundPages().isFresh('en'), notFoundPages().isFresh('hi')]).toEqual([true, false]);
      const second = withoutContent();
      second.headers['x-next-cache-tags'] = 'page:junk';
      await cache.set(keyOf('/en/-/junk'), second, context);
      expect(second).toMatchObject({ html: first.html, headers: { 'x-next-cache-tags': 'page:junk' } });
      const found = handed<ReturnType<typeof page>>((await cache.get(keyOf('/en/-/junk'), asPage))?.value);
      expect(found).toMatchObject({ status: 404, html: first.html });
      expect(found.rscData).toBe(first.rscData);
      expect(files()).toEqual([]);
    });

    test('an address that the middleware does not see has that of the default language', async () => {
      const first = notFound('Not found');
      await cache.set(keyOf('/en/-/page-not-found'), first, context);
      const other = withoutContent();
      await cache.set(keyOf('/art/nope'), other, context);
      expect(other.html).toBe(first.html);
      expect((await cache.get(keyOf('/art/nope'), asPage))?.value).toMatchObject({ status: 404, html: first.html });
    });

    test('deleted content has its own status', async () => {
      await cache.set(keyOf('/en/-/page-not-found'), notFound('Not found'), context);
      const deleted = withoutContent();
      deleted.html = handed<string>(deleted.html).replace('404', '410');
      await cache.set(keyOf('/en/-/junk'), deleted, context);
      expect(deleted).toMatchObject({ status: 410, html: expect.stringContaining('content="410"') });
      expect((await cache.get(keyOf('/en/-/junk'), asPage))?.value).toMatchObject({ status: 410, html: deleted.html });
    });

    test('it is rendered again after its lifetime, and when content is published', async () => {
      const cacheControl = { revalidate: 5, expire: 60 };
      notFoundPages().set('en', { html: '', rscData: undefined, headers: {}, cacheControl }, 1000, 1000);
      expect([notFoundPages().isFresh('en', 5999), notFoundPages().isFresh('en', 6000)]).toEqual([true, false]);
      await cache.set(keyOf('/en/-/page-not-found'), notFound('Not found'), context);
      await cache.revalidateTag(['header']);
      expect(notFoundPages().isFresh('en')).toBe(false);
    });

    test('one that is remembered is stale after its lifetime, and when content was published', async () => {
      await cache.set(keyOf('/en/-/page-not-found'), notFound('Not found'), context);
      await cache.set(keyOf('/en/-/junk'), withoutContent(), context);
      const isFresh = async () => ((await cache.get(keyOf('/en/-/junk'), asPage))?.lastModified ?? 0) >= Date.now() - 5000;
      expect(await isFresh()).toBe(true);
      await cache.revalidateTag(['page:junk']);
      expect(await isFresh()).toBe(false);
    });

    test('what was published while a request was answered makes what it found missing stale', async () => {
      const isReadStale = async () => isStale((await cache.get('junk', getting(['page:junk']))) ?? {}, getting(['page:junk']));
      const isPageStale = async () => isStale((await cache.get(keyOf('/en/-/junk'), asPage)) ?? {}, asPage);
      const answer = async () => {
        await cache.set('junk', list('{"status":"missing"}'), reading(['page:junk']));
        await cache.set(keyOf('/en/-/page-not-found'), notFound('Not found'), context);
        await cache.set(keyOf('/en/-/junk'), withoutContent(), context);
        return [await isReadStale(), await isPageStale(), notFoundPages().isFresh('en')];
      };
      expect(await answer()).toEqual([false, false, true]);
      jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 10);
      await cache.revalidateTag(['page:junk'], { expire: 60 });
      expect(await answer()).toEqual([true, true, false]);
    });

    describe('of documents that the content service is asked for', () => {
      const missingStatus = jest.fn<Promise<404 | 410 | undefined>, [path: string, locale: string]>();

      beforeEach(async () => {
        missingStatus.mockReset().mockResolvedValue(404);
        contentChecks().missingStatus = missingStatus;
        await cache.set(keyOf('/en/-/page-not-found'), notFound('Not found'), context);
      });

      afterEach(() => {
        delete contentChecks().missingStatus;
      });

      const statusOf = async (path: string) =>
        handed<{ status?: number } | undefined>((await cache.get(keyOf(path), asPage))?.value)?.status;

      test.each([404, 410] as const)(
        'a missing one (%i) is the prepared page without a rendering, asked for once',
        async (status) => {
          missingStatus.mockResolvedValue(status);
          expect([await statusOf('/en/-/a/junk'), await statusOf('/en/-/a/junk')]).toEqual([status, status]);
          expect(missingStatus.mock.calls).toEqual([['/a/junk', 'en']]);
        },
      );

      test('one that exists, or is not known, is rendered', async () => {
        missingStatus.mockResolvedValue(undefined);
        expect(await cache.get(keyOf('/en/-/a/good'), asPage)).toBeNull();
      });

      test('is not asked for when the page is cached or was, and when the not-found page must be rendered', async () => {
        await cache.set(keyOf('/en/-/good'), page('<html>good</html>'), context);
        expect(await statusOf('/en/-/good')).toBeUndefined();
        rmSync(folder, { recursive: true });
        for (const path of ['/en/-/a', '/en/-/b'])
          await cache.set(keyOf(path), page(`<html>${'x'.repeat(600_000)}</html>`), context);
        rmSync(folder, { recursive: true });
        expect(await cache.get(keyOf('/en/-/good'), asPage)).toBeNull();
        expect(await cache.get(keyOf('/hi/-/junk'), asPage)).toBeNull();
        expect(await cache.get(keyOf('/art/nope'), asPage)).toBeNull();
        notFoundPages().expire();
        expect(await cache.get(keyOf('/en/-/junk'), asPage)).toBeNull();
        expect(missingStatus).not.toHaveBeenCalled();
      });

      test('is asked for again after its lifetime; without a reply the last one stays, and is stale', async () => {
        await statusOf('/en/-/junk');
        const later = Date.now() + 6000;
        jest.spyOn(Date, 'now').mockReturnValue(later);
        await cache.set(keyOf('/en/-/page-not-found'), notFound('Not found'), context);
        expect(await cache.get(keyOf('/en/-/junk'), asPage)).toMatchObject({ lastModified: later });
        jest.spyOn(Date, 'now').mockReturnValue(later + 6000);
        await cache.set(keyOf('/en/-/page-not-found'), notFound('Not found'), context);
        missingStatus.mockResolvedValue(undefined);
        expect(await cache.get(keyOf('/en/-/junk'), asPage)).toMatchObject({ lastModified: later, value: { status: 404 } });
        expect(missingStatus).toHaveBeenCalledTimes(3);
      });
    });

    test('ten thousand of them take no memory from other pages', async () => {
      await cache.set(keyOf('/en/-/good'), page('<html>good</html>'), context);
      await cache.set(keyOf('/en/-/page-not-found'), notFound('x'.repeat(10_000)), context);
      for (let index = 0; index < 12_000; index += 1) await cache.set(keyOf(`/en/-/junk-${index}`), withoutContent(), context);
      rmSync(folder, { recursive: true });
      expect(await cache.get(keyOf('/en/-/good'), asPage)).not.toBeNull();
      expect(await cache.get(keyOf('/en/-/junk-0'), asPage)).toBeNull();
      expect(await cache.get(keyOf('/en/-/junk-11999'), asPage)).not.toBeNull();
    });
  });

  test('what is published while a page is rendered makes it stale, and so does a clock that is set back', async () => {
    const asPage = handed<GetContext>({ kind: 'APP_PAGE', isRoutePPREnabled: false, isFallback: false });
    const tagged = page('<html>good</html>');
    tagged.headers['x-next-cache-tags'] = 'page:tagged';
    jest.spyOn(Date, 'now').mockReturnValue(cacheStart + 10_000);
    await cache.revalidateTag(['page:tagged'], { expire: 3600 });
    await cache.set(keyOf('/en/-/tagged'), tagged, context);
    expect(await cache.get(keyOf('/en/-/tagged'), asPage)).toMatchObject({ lastModified: expect.any(Number) });
    expect((await cache.get(keyOf('/en/-/tagged'), asPage))?.lastModified).toBeLessThan(cacheStart + 10_000);
    await cache.set(keyOf('/en/-/future'), page('<html>good</html>'), context);
    expect((await cache.get(keyOf('/en/-/future'), asPage))?.lastModified).toBeLessThanOrEqual(cacheStart);
  });

  test('a file that was cut is no page, and a file is never half written', async () => {
    const asPage = handed<GetContext>({ kind: 'APP_PAGE', isRoutePPREnabled: false, isFallback: false });
    await cache.set(keyOf('/en/-/good'), page('<html>good</html>'), context);
    const [file = ''] = files();
    expect(readdirSync(folder, { recursive: true }).map(String)).not.toContainEqual(expect.stringContaining('.tmp'));
    // The memory is full of other pages, so that this one is read from the disk.
    for (const path of ['/en/-/a', '/en/-/b']) await cache.set(keyOf(path), page(`<html>${'x'.repeat(600_000)}</html>`), context);
    await writeFile(join(folder, file), '');
    expect(await cache.get(keyOf('/en/-/good'), asPage)).toBeNull();
  });
});
