import { LRUCache } from 'lru-cache';
import {
  ageFutureEntry,
  type Cache,
  type Entry,
  type Found,
  type GetContext,
  isMemoryOnly,
  isMissing,
  isMissingStatus,
  isMoved,
  isStale,
  type PageEntry,
  publishedAt,
  type SetContext,
  tagsOf,
} from './cache-entry.ts';
import { boundLifetimes } from './cache-lifetimes.ts';
import { countRead, countRender, timed } from './cache-metrics.ts';
import { EmptySearches } from './empty-searches.ts';
import { FileCache } from './file-cache.ts';
import { lightEntry, makeLight, withoutRequestAddress } from './light-page.ts';
import { MemoryEntries } from './memory-entries.ts';
import { MissingPages } from './missing-pages.ts';
import { takeSpelling } from './no-results-page.ts';
import { expirePreparedPages } from './prepared-pages.ts';
import { renderStatusOf } from './render-status.ts';
import { sharedStore } from './store/process-store.ts';
import { SharedEntries, type SharedEntry } from './store/shared-entries.ts';
import { hasQuery, learnChoices, readPageKey } from './view.ts';

/** How long a visitor or crawler is asked to wait before trying a failed page again, in seconds. */
const RETRY_AFTER_SECONDS = '30';

/** More keys than the site has pages; a forgotten one costs a page that stays on the disk after its removal until the next deployment. */
const EXISTING_MAX = 50_000;

/**
 * The file-system cache of Next, with these rules:
 * - Pages are light: they carry neither the framework's scripts nor its flight data until a visitor wants them.
 * - A missing or failed page is sent with the status written in its HTML. A failure is not cached, so the last good page stays.
 * - A 404 of something that never existed is cached in memory only, so that junk addresses cannot fill the disk. A 404 of
 *   something that existed replaces it on the disk. All have the HTML of one prepared page for each language.
 * - Searches without results have the HTML of another prepared page, with their text in it.
 * - Redirects, pages of addresses with a query, and data chosen by one, are cached in memory only for the same reason, beside the
 *   memory for all others.
 * - What would be on the disk is also in the shared store, when there is one: it is asked for what is missing or stale here.
 */
export default class PageCache extends FileCache {
  // Next makes a cache for each request: what outlives it is static.
  /** Keys of what exists or has existed. */
  private static readonly existing = new LRUCache<string, true>({ max: EXISTING_MAX });
  private static readonly missing = new MissingPages();
  private static readonly emptySearches = new EmptySearches();
  private static readonly memory = new MemoryEntries();

  private readonly shared = new SharedEntries();
  /** When the request began for which Next has made this cache, in milliseconds since 1970. */
  private readonly startedAt = Date.now();

  /** Forgets what is kept for all requests; for tests. */
  static reset(): void {
    PageCache.existing.clear();
    PageCache.missing.clear();
    PageCache.emptySearches.clear();
    PageCache.memory.clear();
  }

  override async set(...[key, entry, context]: Parameters<Cache['set']>): Promise<void> {
    await timed('set', entry?.kind, () => this.store(key, entry, context));
    if (entry?.kind === 'APP_PAGE') countRender(entry.status);
  }

  override async get(...[key, context]: Parameters<Cache['get']>): ReturnType<Cache['get']> {
    const found = await timed('get', context.kind, () => this.find(key, context));
    countRead(context.kind, found !== null);
    if (context.kind !== 'FETCH') boundLifetimes();
    if (context.kind !== 'APP_PAGE' || PageCache.existing.has(key)) return found;
    if (found?.value && !(isMissing(found.value) && isStale(found, context))) return found;
    return (await PageCache.missing.ask(key)) ?? (await PageCache.emptySearches.ask(key)) ?? found;
  }

  private async store(...[key, entry, context]: Parameters<Cache['set']>): Promise<void> {
    if (entry?.kind === 'FETCH' && isMemoryOnly(context)) return this.setInMemory(key, entry, context);
    if (entry?.kind === 'FETCH' && isMissing(entry)) return this.setMissing(key, entry, context);
    if (entry?.kind !== 'APP_PAGE') return this.setExisting(key, entry, context);
    if (entry.rscData) entry.rscData = withoutRequestAddress(entry.rscData);
    if (isMoved(entry)) return this.setMoved(key, entry, context);
    // Next responds to a first render with the HTML, status and headers that the entry has after this call.
    const spelling = takeSpelling(entry, readPageKey(key).view);
    makeLight(key, entry);
    const rendered = renderStatusOf(entry.html.toString());
    entry.status = rendered?.status ?? entry.status;
    if (isMissingStatus(entry.status) && !rendered?.isFailure) PageCache.missing.share(key, entry, context, this.startedAt);
    const good = entry.status === undefined || entry.status === 200;
    if (good) learnChoices(key, entry.html.toString());
    if (good && spelling !== undefined) {
      PageCache.memory.delete(key);
      return PageCache.emptySearches.share(key, entry, { spelling, context, startedAt: this.startedAt });
    }
    if (good && hasQuery(key)) return this.setInMemory(key, entry, context);
    if (good) return this.setExisting(key, entry, context);
    if (isMissingStatus(entry.status) && !rendered?.isFailure) return this.setMissing(key, entry, context);
    entry.headers = { ...entry.headers, 'cache-control': 'no-store', 'retry-after': RETRY_AFTER_SECONDS };
  }

  private async find(...[key, context]: Parameters<Cache['get']>): ReturnType<Cache['get']> {
    const memoryOnly = context.kind === 'FETCH' ? isMemoryOnly(context) : hasQuery(key);
    const prepared = PageCache.missing.get(key) ?? PageCache.emptySearches.get(key);
    const found = prepared ?? (await this.getExisting(key, context, memoryOnly));
    if (!found?.value || isMissing(found.value) || memoryOnly) return found;
    // A page of an earlier process.
    if (found.value.kind === 'APP_PAGE' && !PageCache.existing.has(key)) learnChoices(key, found.value.html.toString());
    PageCache.existing.set(key, true);
    return found;
  }

  override async revalidateTag(...[tags, durations]: Parameters<Cache['revalidateTag']>): Promise<void> {
    expirePreparedPages();
    // This comes first, so that an old entry of the store does not count as newer than the publishing.
    sharedStore()?.tags.publish([tags].flat());
    await super.revalidateTag(tags, durations);
  }

  /** What this instance has or, when that is missing or stale, what another one has. */
  private async getExisting(key: string, context: GetContext, memoryOnly: boolean): Promise<Found | null> {
    const known = PageCache.memory.get(key) ?? PageCache.missing.getRead(key);
    const local = known ?? (memoryOnly ? null : lightEntry(key, await super.get(key, context)));
    if (local) ageFutureEntry(local, context, this.startedAt);
    const shared = memoryOnly ? undefined : await this.shared.find(key, local, context);
    return shared ? this.adopt(key, shared, context) : local;
  }

  /** Stores an entry of another instance as one of this. */
  protected override async adopt(key: string, entry: SharedEntry, context: GetContext): Promise<Found> {
    const { value, lastModified } = entry;
    if (value.kind === 'FETCH' && isMissing(value)) {
      PageCache.missing.setRead(key, value, lastModified);
      return { value, lastModified };
    }
    PageCache.missing.delete(key);
    PageCache.memory.delete(key);
    if (value.kind === 'APP_PAGE') learnChoices(key, value.html.toString());
    return super.adopt(key, entry, context);
  }

  private setInMemory(key: string, entry: Entry, context: SetContext): void {
    PageCache.missing.delete(key);
    PageCache.emptySearches.delete(key);
    PageCache.memory.set(key, entry, context, this.startedAt);
  }

  /** Next has already set `location` on the first response, and would add the `location` of the entry. */
  private setMoved(key: string, entry: PageEntry, context: SetContext): void {
    // Its HTML is flight data in scripts.
    entry.html = '';
    this.setInMemory(key, { ...entry }, context);
    const { location: _set, ...headers } = entry.headers ?? {};
    entry.headers = headers;
  }

  private async setExisting(...[key, entry, context]: Parameters<Cache['set']>): Promise<void> {
    PageCache.existing.set(key, true);
    PageCache.missing.delete(key);
    PageCache.memory.delete(key);
    if (entry) void this.shared.save(key, entry, context, false);
    await this.setSince(this.startedAt, key, entry, context);
  }

  private async setMissing(...[key, entry, context]: Parameters<Cache['set']>): Promise<void> {
    PageCache.memory.delete(key);
    if (PageCache.existing.delete(key)) {
      void this.shared.delete(key);
      return super.set(key, entry, context);
    }
    if (entry?.kind === 'APP_PAGE') PageCache.missing.set(key, entry.status, this.startedAt);
    if (entry?.kind !== 'FETCH') return;
    void this.shared.save(key, entry, context, true);
    // What was published while it was read may exist now.
    const isOutdated = publishedAt(tagsOf(entry, context)) > this.startedAt;
    PageCache.missing.setRead(key, entry, isOutdated ? this.startedAt : Date.now());
  }
}
