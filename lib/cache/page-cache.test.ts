import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { mkdir, readFile, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PASSING_TAG } from '../content/tags.ts';
import PageCache from './page-cache.ts';

type Entry = NonNullable<Parameters<PageCache['set']>[1]>;

const fs = {
  existsSync: () => true,
  readFile,
  readFileSync,
  writeFile: (path: string, data: string | Buffer) => writeFile(path, data),
  mkdir: (path: string) => mkdir(path, { recursive: true }),
  stat,
};

function page(html: string, status?: number) {
  return {
    kind: 'APP_PAGE',
    html,
    rscData: Buffer.from('rsc'),
    headers: {},
    postponed: undefined,
    status,
    segmentData: undefined,
  } as unknown as Entry & {
    status?: number;
    headers: Record<string, string>;
  };
}

const context = {
  isRoutePPREnabled: false,
  isFallback: false,
  cacheControl: { revalidate: 5, expire: 60 },
} as unknown as Parameters<PageCache['set']>[2];

describe('the page cache', () => {
  let folder: string;
  let cache: PageCache;

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'page-cache-'));
    cache = new PageCache({
      fs,
      // Pages are kept in it, and what was fetched beside it.
      serverDistDir: join(folder, 'server'),
      flushToDisk: true,
      maxMemoryCacheSize: 1_000_000,
      revalidatedTags: [],
      dev: false,
      _requestHeaders: {},
    } as unknown as ConstructorParameters<typeof PageCache>[0]);
  });

  afterEach(() => rmSync(folder, { recursive: true }));

  const files = () =>
    readdirSync(folder, { recursive: true })
      .map(String)
      .filter((name) => name.endsWith('.html'));

  test('keeps a page on the disk', async () => {
    await cache.set('/en/good', page('<h1>good</h1>'), context);
    expect(files()).toEqual([expect.stringContaining('good')]);
  });

  test('gives a page that could not be made its status, asks for a later try, and does not keep it', async () => {
    const failed = page('<head><meta name="render-status" content="503"/></head>');
    await cache.set('/en/failed', failed, context);
    expect(failed.status).toBe(503);
    expect(failed.headers).toMatchObject({ 'cache-control': 'no-store', 'retry-after': '30' });
    expect(files()).toEqual([]);
  });

  test.each([404, 410])('gives a missing page its %i and keeps it off the disk, in memory', async (status) => {
    const missing = page(`<head><meta name="render-status" content="${status}"/></head>`);
    await cache.set('/en/missing', missing, context);
    expect(missing.status).toBe(status);
    expect(files()).toEqual([]);
  });

  test.each(['null', '{"__gone":"/api/pages/x"}'])(
    "keeps the content's word %s that a page does not exist off the disk",
    async (body) => {
      const entry = { kind: 'FETCH', data: { headers: {}, body, status: 200, url: '' }, revalidate: 5 } as unknown as Entry;
      await cache.set('0123', entry, { fetchCache: true, tags: [] } as unknown as typeof context);
      expect(readdirSync(folder, { recursive: true })).toEqual([]);
    },
  );

  const list = (body: string) =>
    ({ kind: 'FETCH', data: { headers: {}, body, status: 200, url: '' }, revalidate: 5 }) as unknown as Entry;
  const reading = (tags: string[]) => ({ fetchCache: true, tags }) as unknown as typeof context;
  const getting = (tags: string[]) => ({ kind: 'FETCH', tags }) as unknown as Parameters<PageCache['get']>[1];

  test('keeps a list on the disk; one that the query of an address chose is in memory, and never on the disk', async () => {
    await cache.set('list-of-page', list('{"items":[1]}'), reading(['list']));
    const before = readdirSync(folder, { recursive: true });
    expect(before.length).toBeGreaterThan(0);
    const tags = ['list', PASSING_TAG];
    await cache.set('list-of-address', list('{"items":[2]}'), reading(tags));
    expect(await cache.get('list-of-address', getting(tags))).not.toBeNull();
    await cache.set('list-of-address', list('null'), reading(tags));
    expect(readdirSync(folder, { recursive: true })).toEqual(before);
  });

  test('remembers nothing of pages that the query of an address makes: there is no end of them', async () => {
    const key = '/en/~/dGFiPXg/good';
    await cache.set(key, page('<h1>variant</h1>'), context);
    expect(
      await cache.get(key, { kind: 'APP_PAGE', isRoutePPREnabled: false, isFallback: false } as unknown as Parameters<
        PageCache['get']
      >[1]),
    ).not.toBeNull();
    await cache.set(key, page('<head><meta name="render-status" content="404"/></head>'), context);
    expect(readdirSync(folder, { recursive: true })).toEqual([]);
  });

  test('a page that was removed replaces its copy on the disk, so that a restart does not bring it back', async () => {
    await cache.set('/en/gone', page('<h1>old</h1>'), context);
    await cache.set('/en/gone', page('<head><meta name="render-status" content="404"/></head>'), context);
    const meta = readdirSync(folder, { recursive: true, encoding: 'utf8' }).find((name) => name.endsWith('.meta'));
    expect(JSON.parse(readFileSync(join(folder, meta ?? ''), 'utf8'))).toMatchObject({ status: 404 });
  });
});
