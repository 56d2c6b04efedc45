import { LRUCache } from 'lru-cache';
import fileSystemCache from 'next/dist/server/lib/incremental-cache/file-system-cache.js';
import type { CacheHandlerContext } from 'next/dist/server/lib/incremental-cache/index.js';
import { PAGE_VERSION_HEADER } from '#lib/browser/wake-script.ts';
import { isMissingJson, MEMORY_ONLY_TAG } from '#lib/content/cache-rules.ts';
import { lightPage } from './light-page.ts';
import { log } from './log.ts';
import { renderStatusOf } from './render-status.ts';
import { hasQuery } from './view.ts';

// Next loads this module as CommonJS or as ESM; in the latter the class is the default export of the default export.
const FileSystemCache = 'default' in fileSystemCache ? (fileSystemCache.default as typeof fileSystemCache) : fileSystemCache;
type Base = InstanceType<typeof fileSystemCache>;
type Entry = NonNullable<Parameters<Base['set']>[1]>;
type PageEntry = Extract<Entry, { kind: 'APP_PAGE' }>;

/** How long a visitor or crawler is asked to wait before trying a failed page again, in seconds. */
const RETRY_AFTER_SECONDS = '30';

/** More keys than the site has pages; a forgotten one costs a page that stays on the disk after its removal until the next deployment. */
const EXISTING_MAX = 50_000;

function isMissingStatus(status: number | undefined): boolean {
  return status === 404 || status === 410;
}

/** Whether an entry says that something does not exist. */
function isMissing(entry: Entry): boolean {
  if (entry.kind === 'FETCH') return isMissingJson(entry.data.body);
  return entry.kind === 'APP_PAGE' && isMissingStatus(entry.status);
}

/** Whether a page is a redirect to its address. */
function isMoved({ status }: PageEntry): boolean {
  return status === 308;
}

/** Whether fetched data was chosen by the query of an address. */
function isMemoryOnly(context: object): boolean {
  return 'tags' in context && Array.isArray(context.tags) && context.tags.includes(MEMORY_ONLY_TAG);
}

/**
 * The file-system cache of Next, with these rules:
 * - Pages are light: they carry neither the framework's scripts nor its flight data until a visitor wants them.
 * - A missing or failed page is answered with the status written in its HTML. A failure is not cached, so the last good page stays.
 * - A 404 of something that never existed is cached in memory only, so that junk addresses cannot fill the disk. A 404 of
 *   something that existed replaces it on the disk.
 * - A redirect is cached in memory only.
 * - Pages of addresses with a query, and data chosen by one, are cached in memory only for the same reason: the memory is bounded.
 */
export default class PageCache extends FileSystemCache {
  private readonly memory: Base;
  /** Keys of what exists or has existed. */
  private readonly existing = new LRUCache<string, true>({ max: EXISTING_MAX });

  private hasLoggedUnknownPage = false;

  constructor(context: CacheHandlerContext & ConstructorParameters<typeof fileSystemCache>[0]) {
    super(context);
    this.memory = new FileSystemCache({ ...context, flushToDisk: false });
  }

  override async set(...[key, entry, context]: Parameters<Base['set']>): Promise<void> {
    if (entry?.kind === 'FETCH' && isMemoryOnly(context)) return this.memory.set(key, entry, context);
    if (entry?.kind === 'FETCH' && isMissing(entry)) return this.setMissing(key, entry, context);
    if (entry?.kind !== 'APP_PAGE') return this.setExisting(key, entry, context);
    if (isMoved(entry)) return this.memory.set(key, entry, context);
    // Next answers a first render with the HTML, status and headers that the entry has after this call.
    this.makeLight(key, entry);
    const rendered = renderStatusOf(entry.html.toString());
    entry.status = rendered?.status ?? entry.status;
    const good = entry.status === undefined || entry.status === 200;
    if (good && hasQuery(key)) return this.memory.set(key, entry, context);
    if (good) return this.setExisting(key, entry, context);
    if (isMissingStatus(entry.status) && !rendered?.isFailure) return this.setMissing(key, entry, context);
    entry.headers = { ...entry.headers, 'cache-control': 'no-store', 'retry-after': RETRY_AFTER_SECONDS };
  }

  override async get(...[key, context]: Parameters<Base['get']>): ReturnType<Base['get']> {
    const found = await super.get(key, context);
    // Pages made by the build have not passed `set`.
    if (found?.value?.kind === 'APP_PAGE' && !isMoved(found.value)) this.makeLight(key, found.value);
    const memoryOnly = context.kind === 'FETCH' ? isMemoryOnly(context) : hasQuery(key);
    if (found?.value && !isMissing(found.value) && !memoryOnly) this.existing.set(key, true);
    return found;
  }

  private makeLight(key: string, entry: PageEntry): void {
    if (entry.headers?.[PAGE_VERSION_HEADER] !== undefined) return;
    const light = lightPage(entry.html.toString());
    if (light !== undefined) {
      entry.html = light.html;
      entry.headers = { ...entry.headers, [PAGE_VERSION_HEADER]: light.version };
    } else if (!this.hasLoggedUnknownPage) {
      this.hasLoggedUnknownPage = true;
      log('error', 'page-not-light', { key });
    }
  }

  private async setExisting(...[key, entry, context]: Parameters<Base['set']>): Promise<void> {
    this.existing.set(key, true);
    return super.set(key, entry, context);
  }

  private async setMissing(...[key, entry, context]: Parameters<Base['set']>): Promise<void> {
    return this.existing.delete(key) ? super.set(key, entry, context) : this.memory.set(key, entry, context);
  }
}
