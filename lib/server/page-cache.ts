import fileSystemCache from 'next/dist/server/lib/incremental-cache/file-system-cache.js';
import type { CacheHandlerContext } from 'next/dist/server/lib/incremental-cache/index.js';
import { isMissingJson, MEMORY_ONLY_TAG } from '#lib/content/cache-rules.ts';
import { VARIANT_SEGMENT } from '#lib/content/page-query.ts';
import { renderStatusOf } from './render-status.ts';

// Next loads this module as CommonJS or as ESM; the class is the default of the default in the latter.
const FileSystemCache = 'default' in fileSystemCache ? (fileSystemCache.default as typeof fileSystemCache) : fileSystemCache;
type Base = InstanceType<typeof fileSystemCache>;

/** How long a visitor or crawler is asked to wait before trying a failed page again, in seconds. */
const RETRY_AFTER_SECONDS = '30';

type Entry = NonNullable<Parameters<Base['set']>[1]>;

/** Whether a status says that there is no such page, or no more. */
function saysMissing(status: number | undefined): boolean {
  return status === 404 || status === 410;
}

/** Whether an entry says that something does not exist. */
function isMissing(entry: Entry): boolean {
  if (entry.kind === 'FETCH') return isMissingJson(entry.data.body);
  return entry.kind === 'APP_PAGE' && saysMissing(entry.status);
}

/** Whether a page is one of the many that the query of an address makes of it. */
function isVariant(key: string): boolean {
  return key.split('/').includes(VARIANT_SEGMENT);
}

/** Whether what is fetched was chosen by the query of an address. */
function isMemoryOnly(context: object): boolean {
  return 'tags' in context && Array.isArray(context.tags) && context.tags.includes(MEMORY_ONLY_TAG);
}

/**
 * Next's own page cache with three rules more:
 * a page that says that it is missing or could not be made gets its status, and a failure is never kept, so the last good
 * page stays;
 * a page that never existed, and the content's word that it does not, are kept in memory only, so junk addresses cannot
 * fill the disk; one that was removed replaces what the disk has;
 * what the query of an address chooses, pages and the lists in them, is kept in memory only for the same reason: the memory has
 * a limit, and forgets what was asked for longest ago.
 */
export default class PageCache extends FileSystemCache {
  private readonly memoryOnly: Base;
  /** The keys of what exists or has existed: their 404 replaces a page on the disk. */
  private readonly kept = new Set<string>();

  constructor(context: CacheHandlerContext & ConstructorParameters<typeof fileSystemCache>[0]) {
    super(context);
    this.memoryOnly = new FileSystemCache({ ...context, flushToDisk: false });
  }

  override async set(...[key, entry, context]: Parameters<Base['set']>): Promise<void> {
    if (entry?.kind === 'FETCH' && isMemoryOnly(context)) return this.memoryOnly.set(key, entry, context);
    if (entry?.kind === 'FETCH' && isMissing(entry)) return this.setMissing(key, entry, context);
    if (entry?.kind !== 'APP_PAGE') return this.setKept(key, entry, context);
    // What is set on the entry here is what is answered: Next reads status and headers of a first render from it.
    entry.status = renderStatusOf(entry.html.toString()) ?? entry.status;
    const good = entry.status === undefined || entry.status === 200;
    if (good && isVariant(key)) return this.memoryOnly.set(key, entry, context);
    if (good) return this.setKept(key, entry, context);
    if (saysMissing(entry.status)) return this.setMissing(key, entry, context);
    entry.headers = { ...entry.headers, 'cache-control': 'no-store', 'retry-after': RETRY_AFTER_SECONDS };
  }

  override async get(...[key, context]: Parameters<Base['get']>): ReturnType<Base['get']> {
    const found = await super.get(key, context);
    if (found?.value && !isMissing(found.value) && !isVariant(key) && !isMemoryOnly(context)) this.kept.add(key);
    return found;
  }

  private async setKept(...[key, entry, context]: Parameters<Base['set']>): Promise<void> {
    this.kept.add(key);
    return super.set(key, entry, context);
  }

  private async setMissing(...[key, entry, context]: Parameters<Base['set']>): Promise<void> {
    return this.kept.delete(key) ? super.set(key, entry, context) : this.memoryOnly.set(key, entry, context);
  }
}
