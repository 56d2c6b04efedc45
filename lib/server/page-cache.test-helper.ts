import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { mkdir, readFile, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { captureLog } from '#lib/content/client/log-capture.test-helper.ts';
import PageCache from './page-cache.ts';
import { expirePreparedPages } from './prepared-pages.ts';

export type Entry = NonNullable<Parameters<PageCache['set']>[1]>;
type SetContext = Parameters<PageCache['set']>[2];
export type GetContext = Parameters<PageCache['get']>[1];

/** A value as the framework hands it over: its types ask for more than the cache reads, and are not exported to be built. */
export function handed<Type>(value: unknown): Type {
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

/** A rendered page. */
export function page(html: string, status?: number) {
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

/** What the framework says of a page that it stores. */
export const context = handed<SetContext>({
  isRoutePPREnabled: false,
  isFallback: false,
  cacheControl: { revalidate: 5, expire: 60 },
});

/** What the framework says of a page that it asks for. */
export const asPage = handed<GetContext>({ kind: 'APP_PAGE', isRoutePPREnabled: false, isFallback: false });

/** The key of a page, as Next makes it. */
export const keyOf = (path: string) => `/route-cache/APP_PAGE/0123/$${path}`;

/** What was fetched, as it is stored. */
export const list = (body: string) =>
  handed<Entry>({ kind: 'FETCH', data: { headers: {}, body, status: 200, url: '' }, revalidate: 5 });
export const reading = (tags: string[]) => handed<SetContext>({ fetchCache: true, tags });
export const getting = (tags: string[]) => handed<GetContext>({ kind: 'FETCH', tags });

interface TestCache {
  /** The folder on the disk, for this test alone. */
  folder: string;
  options: ConstructorParameters<typeof PageCache>[0];
  cache: PageCache;
  /** When the cache was made, in milliseconds. */
  startedAt: number;
  logged: ReturnType<typeof captureLog>;
}

/** Gives each test an empty cache. */
export function useTestCache(): TestCache {
  const test = {} as TestCache;

  beforeEach(() => {
    test.folder = mkdtempSync(join(tmpdir(), 'page-cache-'));
    test.options = handed<TestCache['options']>({
      fs,
      // Pages are kept in it, and what was fetched beside it.
      serverDistDir: join(test.folder, 'server'),
      flushToDisk: true,
      maxMemoryCacheSize: 1_000_000,
      revalidatedTags: [],
      dev: false,
      _requestHeaders: {},
    });
    PageCache.reset();
    expirePreparedPages(0);
    test.cache = new PageCache(test.options);
    test.startedAt = Date.now();
    test.logged = captureLog();
  });

  afterEach(() => {
    jest.restoreAllMocks();
    rmSync(test.folder, { recursive: true, force: true });
  });

  return test;
}

/** The pages on the disk. */
export function storedPages({ folder }: TestCache): string[] {
  return readdirSync(folder, { recursive: true })
    .map(String)
    .filter((name) => name.endsWith('.html'));
}
