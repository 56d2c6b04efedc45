import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { mkdir, readFile, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fileSystemCache from 'next/dist/server/lib/incremental-cache/file-system-cache.js';
import { PAGE_VERSION_HEADER } from '#lib/browser/wake-script.ts';
import { MEMORY_ONLY_TAG } from '#lib/content/cache-rules.ts';
import { captureLog } from '#lib/content/log-capture.ts';
import PageCache from './page-cache.ts';

type Entry = NonNullable<Parameters<PageCache['set']>[1]>;
type SetContext = Parameters<PageCache['set']>[2];
type GetContext = Parameters<PageCache['get']>[1];

/** A value as the framework hands it over: its types ask for more than the cache reads, and are not exported to be built. */
function handed<Type>(value: unknown): Type {
  return value as Type;
}

const fs = {
  existsSync: () => true,
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

/** What was fetched, as it is kept. */
const list = (body: string) => handed<Entry>({ kind: 'FETCH', data: { headers: {}, body, status: 200, url: '' }, revalidate: 5 });
const reading = (tags: string[]) => handed<SetContext>({ fetchCache: true, tags });
const getting = (tags: string[]) => handed<GetContext>({ kind: 'FETCH', tags });

describe('the page cache', () => {
  let folder: string;
  let cache: PageCache;
  let logged: ReturnType<typeof captureLog>;

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'page-cache-'));
    const options = handed<ConstructorParameters<typeof PageCache>[0]>({
      fs,
      // Pages are kept in it, and what was fetched beside it.
      serverDistDir: join(folder, 'server'),
      flushToDisk: true,
      maxMemoryCacheSize: 1_000_000,
      revalidatedTags: [],
      dev: false,
      _requestHeaders: {},
    });
    cache = new PageCache(options);
    logged = captureLog();
  });

  afterEach(() => {
    jest.restoreAllMocks();
    rmSync(folder, { recursive: true });
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
      await cache.set('/en/-/light', first, context);
      expect(first.html).not.toContain('src="/_next/');
      expect(first.html).toContain(`"version":"${first.headers[PAGE_VERSION_HEADER]}"`);
      expect((await cache.get('/en/-/light', asPage))?.value).toMatchObject({ html: first.html, headers: first.headers });
    });

    test('a page that the build made is light, too', async () => {
      await fileSystemCache.prototype.set.call(cache, '/en/-/built', page(whole), context);
      const found = handed<ReturnType<typeof page>>((await cache.get('/en/-/built', asPage))?.value);
      expect(found.html).toContain('id="hydration-data"');
      expect(found.headers[PAGE_VERSION_HEADER]).toMatch(/^[\w-]{16}$/);
    });

    test('HTML that is not known stays, and is logged once', async () => {
      await cache.set('/en/-/one', page('<h1>one</h1>'), context);
      await cache.set('/en/-/two', page('<h1>two</h1>'), context);
      expect(logged()).toMatchObject([{ event: 'page-not-light', key: '/en/-/one' }]);
      expect((await cache.get('/en/-/two', asPage))?.value).toMatchObject({ html: '<h1>two</h1>' });
    });
  });

  test('keeps a page on the disk', async () => {
    await cache.set('/en/-/good', page('<h1>good</h1>'), context);
    expect(files()).toEqual([expect.stringContaining('good')]);
  });

  test('gives a page that could not be made its status, asks for a later try, and does not keep it', async () => {
    const failed = page('<head><meta name="render-status" content="503"/></head>');
    await cache.set('/en/-/failed', failed, context);
    expect(failed.status).toBe(503);
    const empty = page('<head><meta name="render-status" content="404 failed"/></head>');
    await cache.set('/en/-/failed', empty, context);
    expect([empty.status, empty.headers['cache-control']]).toEqual([404, 'no-store']);
    expect(failed.headers).toMatchObject({ 'cache-control': 'no-store', 'retry-after': '30' });
    expect(files()).toEqual([]);
  });

  test.each([404, 410])('gives a missing page its %i and keeps it off the disk, in memory', async (status) => {
    const missing = page(`<head><meta name="render-status" content="${status}"/></head>`);
    await cache.set('/en/-/missing', missing, context);
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
    const key = '/en/dGFiPXg/good';
    await cache.set(key, page('<h1>variant</h1>'), context);
    expect(
      await cache.get(key, handed<GetContext>({ kind: 'APP_PAGE', isRoutePPREnabled: false, isFallback: false })),
    ).not.toBeNull();
    await cache.set(key, page('<head><meta name="render-status" content="404"/></head>'), context);
    expect(readdirSync(folder, { recursive: true })).toEqual([]);
  });

  test('a page that was removed replaces its copy on the disk, so that a restart does not bring it back', async () => {
    await cache.set('/en/-/gone', page('<h1>old</h1>'), context);
    await cache.set('/en/-/gone', page('<head><meta name="render-status" content="404"/></head>'), context);
    const meta = readdirSync(folder, { recursive: true, encoding: 'utf8' }).find((name) => name.endsWith('.meta'));
    expect(JSON.parse(readFileSync(join(folder, meta ?? ''), 'utf8'))).toMatchObject({ status: 404 });
  });
});
