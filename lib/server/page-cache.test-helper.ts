import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { captureLog } from '#lib/content/client/log-capture.test-helper.ts';
import type { PageValue, ReadValue, SetContext } from './cache-entry.ts';
import { EntryFiles } from './entry-files.ts';
import PageCache, { caches } from './page-cache.ts';
import { renderGate } from './render-gate.ts';

/** A rendered page of a known shape, so that it becomes light. */
export function page(text: string, { status, tags = [] }: { status?: number; tags?: string[] } = {}): PageValue {
  return {
    kind: 'APP_PAGE',
    html: `<html><head><script src="/_next/static/chunks/a.js"></script></head><body><h1>${text}</h1><script id="_R_">(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({"otherChunks":[]});</script></body></html>`,
    rscData: Buffer.from('rsc'),
    headers: { 'x-next-cache-tags': tags.join(',') },
    status,
  };
}

/** What Next passes with a page that it stores. */
export const stored: SetContext = { cacheControl: { revalidate: 60, expire: 3600 } };

/** The result of a read. */
export function read(body: string): ReadValue {
  return { kind: 'FETCH', data: { headers: {}, body, status: 200, url: '' }, revalidate: 60 };
}

interface TestCache {
  /** The folder of the files, for this test alone. */
  folder: string;
  /** A handler as Next makes one for each request. */
  request: () => PageCache;
  /** Moves the clock, in milliseconds. */
  pass: (ms: number) => void;
  logged: ReturnType<typeof captureLog>;
}

/** Gives each test an empty cache, gate and record of published tags, and a clock of its own. */
export function useTestCache(): TestCache {
  const test = {} as TestCache;

  beforeEach(() => {
    globalThis.valuesOfProcess?.clear();
    test.folder = mkdtempSync(join(tmpdir(), 'page-cache-'));
    caches().files = new EntryFiles(test.folder);
    let now = Date.now();
    jest.spyOn(Date, 'now').mockImplementation(() => now);
    test.pass = (ms) => {
      now += ms;
    };
    test.request = () => new PageCache();
    test.logged = captureLog();
  });

  afterEach(() => {
    jest.restoreAllMocks();
    renderGate().leaveAll();
    rmSync(test.folder, { recursive: true, force: true });
  });

  return test;
}

/** How many entries are on the disk. */
export const filesIn = ({ folder }: TestCache): number => readdirSync(folder).length;
