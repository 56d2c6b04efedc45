import { existsSync } from 'node:fs';
import { LRUCache } from 'lru-cache';
import { CACHE_BYTES } from '#lib/config/cache-bytes.ts';
import { withEdgeHeaders } from '#lib/content/edge/edge-headers.ts';
import {
  EMPTY_SEARCH_TAG,
  isMissingRead,
  MEMORY_ONLY_TAG,
  MISSING_SECONDS,
  NO_STORE_TAG,
} from '#lib/content/read/cache-rules.ts';
import { withSheet } from '#lib/next-internals/inline-sheet.ts';
import { makeLight } from '#lib/next-internals/light-page.ts';
import { setStatusAndCacheControl } from '#lib/next-internals/status-tag.ts';
import { countRead, countRender, timed } from '#lib/observability/cache-metrics.ts';
import { metrics } from '#lib/observability/metrics.ts';
import { isOwnRequest, noteEmptySearch } from '#lib/observability/request-context.ts';
import { oncePerProcess } from '#lib/platform/once-per-process.ts';
import { busyEntry } from './busy-page.ts';
import { type CacheEntry, type CacheValue, type GetContext, type SetContext, sizeOf, tagsOf } from './cache-entry.ts';
import { buildId, EntryFiles, entryFolder } from './entry-files.ts';
import { expiredTag, publishedTags } from './published-tags.ts';
import { SharedEntries } from './redis/shared-entries.ts';
import { sharedStore } from './redis/shared-store.ts';
import { isClientAllowed, renderGate } from './render-gate.ts';

/** Entries of `starts`: a bound in case Next keeps a handler for more than a request. */
const STARTS_MAX = 1000;

function bounded(maxSize: number): LRUCache<string, CacheEntry> {
  return new LRUCache({ maxSize, sizeCalculation: sizeOf });
}

/** Of the process: each bundle loads this module again, and each request has its own handler. */
export function caches() {
  return oncePerProcess('page-cache', () => {
    const build = buildId();
    return {
      /** Entries that are on the disk, too. */
      persisted: bounded(CACHE_BYTES.pages),
      /** Entries without a limit to their number: pages and reads of queries, redirects, not-found pages. */
      memoryOnly: bounded(CACHE_BYTES.memoryOnly),
      files: build === undefined ? undefined : new EntryFiles(entryFolder(build)),
      /** Whether an earlier process of this build has left pages. */
      hadFiles: build !== undefined && existsSync(entryFolder(build)),
    };
  });
}

/** A page may have been stored whole, while `LIGHT_PAGES` was off. */
function madeLight(entry: CacheEntry): CacheEntry {
  if (entry.value.kind === 'APP_PAGE') makeLight(entry.value);
  return entry;
}

function isMemoryOnly(value: CacheValue, tags: readonly string[]): boolean {
  if (tags.includes(MEMORY_ONLY_TAG)) return true;
  return value.kind === 'FETCH' ? isMissingRead(value.data.body) : (value.status ?? 200) !== 200;
}

/**
 * The `cacheHandler` of next.config: memory, files and Redis. It decides what is stale, and limits renders (`render-gate.ts`). Next stores
 * nothing when a render fails, so the last good page stays.
 */
export default class PageCache {
  private readonly shared = new SharedEntries();
  /** When a render or read began: what is published later is not in it. */
  private readonly starts = new Map<string, number>();
  /** The stored value of each copy that Next was given: the copy has the style sheet, which would double the memory. */
  private readonly storedOf = new WeakMap<CacheValue, CacheValue>();

  /** @returns `null` when the page has to be rendered, or the content read */
  async get(key: string, context: GetContext): Promise<CacheEntry | null> {
    const entry = await timed('get', context.kind, () => this.find(key, context));
    countRead(context.kind, entry !== undefined);
    if (context.kind !== 'APP_PAGE') return entry ? this.checkRead(key, entry, context) : this.miss(key);
    const page = entry ? await this.checkPage(key, entry) : await this.renderFirst(key);
    if (page && tagsOf(page.value).includes(EMPTY_SEARCH_TAG)) noteEmptySearch();
    return page && this.asSent(page);
  }

  async set(key: string, value: CacheValue | null, context: SetContext): Promise<void> {
    if (value?.kind === 'APP_PAGE') {
      renderGate().leave(key);
      // After a failed render Next stores the page that it was given once more, for a few seconds.
      const stored = this.storedOf.get(value);
      if (stored) return this.retain(key, stored, context);
      makeLight(value);
      setStatusAndCacheControl(value, tagsOf(value));
      countRender(value.status);
    }
    await timed('set', value?.kind, () => this.store(key, value && { ...value }, context));
    if (value?.kind !== 'APP_PAGE') return;
    const isOld = publishedTags().isPublishedSince(tagsOf(value), this.startOf(key));
    value.headers = withEdgeHeaders(value, tagsOf(value), isOld ? 1 : context.cacheControl?.revalidate);
    value.html = withSheet(value.html);
  }

  /** @param durations with `expire: 0` visitors wait for a page to be rendered; else they get it while it is rendered */
  async revalidateTag(tags: string | string[], durations?: { expire?: number }): Promise<void> {
    const given = [tags].flat();
    const published = durations?.expire === 0 ? [...given, ...given.map(expiredTag)] : given;
    publishedTags().publish(published);
    sharedStore()?.tags.publish(published);
  }

  /** Required by the development server. */
  resetRequestCache(): void {}

  private asSent(entry: CacheEntry): CacheEntry {
    if (entry.value.kind !== 'APP_PAGE') return entry;
    const headers = withEdgeHeaders(entry.value, tagsOf(entry.value), entry.cacheControl?.revalidate);
    const value = { ...entry.value, headers, html: withSheet(entry.value.html) };
    this.storedOf.set(value, entry.value);
    return { ...entry, value };
  }

  private retain(key: string, value: CacheValue, { cacheControl }: SetContext): void {
    const { persisted, memoryOnly } = caches();
    const cache = memoryOnly.has(key) ? memoryOnly : persisted;
    cache.set(key, { value, lastModified: this.startOf(key), cacheControl });
  }

  private async store(key: string, value: CacheValue | null, { cacheControl, tags }: SetContext): Promise<void> {
    const { persisted, memoryOnly, files } = caches();
    if (value && tagsOf(value).includes(NO_STORE_TAG)) return;
    if (value === null || isMemoryOnly(value, tagsOf(value, { tags: tags ?? [] }))) {
      const wasPersisted = persisted.delete(key);
      if (value) memoryOnly.set(key, { value, lastModified: this.startOf(key), cacheControl });
      // With a disk that cannot be written there is no file.
      if ((await files?.delete(key)) || wasPersisted) void this.shared.delete(key);
      return;
    }
    const entry = { value, lastModified: this.startOf(key), cacheControl };
    memoryOnly.delete(key);
    persisted.set(key, entry);
    void this.shared.save(key, entry);
    await files?.write(key, entry);
  }

  /** The entry of this instance or, when missing or stale, of another. */
  private async find(key: string, context: GetContext): Promise<CacheEntry | undefined> {
    const { persisted, memoryOnly, files } = caches();
    const known = persisted.get(key) ?? memoryOnly.get(key);
    if (context.tags?.includes(MEMORY_ONLY_TAG)) return known;
    const local = known ?? (await files?.read(key));
    if (local && local !== known) persisted.set(key, madeLight(local));
    if (local && !isStale(local, tagsOf(local.value, context))) return local;
    const shared = await this.shared.find(key, context);
    if (!shared || (local && shared.lastModified <= local.lastModified)) return local;
    persisted.set(key, madeLight(shared));
    await files?.write(key, shared);
    return shared;
  }

  private miss(key: string): null {
    if (this.starts.size >= STARTS_MAX) this.starts.clear();
    this.starts.set(key, Date.now());
    return null;
  }

  private startOf(key: string): number {
    return this.starts.get(key) ?? Date.now();
  }

  /** A stale read is returned as stale: Next uses it when reading fails, unless it says that the content is missing. */
  private checkRead(key: string, entry: CacheEntry, context: GetContext): CacheEntry | null {
    if (!isStale(entry, tagsOf(entry.value, context))) return entry;
    if (entry.value.kind === 'FETCH' && isMissingRead(entry.value.data.body)) return this.miss(key);
    this.miss(key);
    return { ...entry, lastModified: 1 };
  }

  /**
   * A stale page is rendered in the background, or sent with a lifetime of a second when no permit is free. For an expired page visitors
   * wait, and the server itself for any: when reading its content fails, it is rendered from what was read before.
   */
  private async checkPage(key: string, entry: CacheEntry): Promise<CacheEntry | null> {
    const tags = tagsOf(entry.value);
    if (!isStale(entry, tags)) return entry;
    const isWaitedFor = isOwnRequest() || publishedTags().isExpiredSince(tags, entry.lastModified);
    if (isWaitedFor && (renderGate().tryEnter(key, true) || (await renderGate().enter(key)))) return this.miss(key);
    if (renderGate().tryEnter(key, publishedTags().isPublishedSince(tags, entry.lastModified))) {
      this.miss(key);
      // Stale by any clock; with `expire` Next would make the visitor wait. Caches in front keep it for a second.
      return { ...entry, lastModified: 1, cacheControl: { revalidate: 1 } };
    }
    metrics().staleKept.inc();
    return { ...entry, lastModified: Date.now(), cacheControl: { revalidate: 1, expire: 2 } };
  }

  private async renderFirst(key: string): Promise<CacheEntry | null> {
    if (!(await isClientAllowed())) return busyEntry(429);
    if (!(await renderGate().enter(key))) return busyEntry(503);
    return this.miss(key);
  }
}

/** Whether an entry is past its lifetime, published since, or from the future after the clock was set back. */
function isStale({ value, lastModified, cacheControl }: CacheEntry, tags: readonly string[]): boolean {
  const isMissing = value.kind === 'FETCH' && isMissingRead(value.data.body);
  const revalidate = isMissing ? MISSING_SECONDS : value.kind === 'FETCH' ? value.revalidate : cacheControl?.revalidate;
  const age = Date.now() - lastModified;
  return (
    age < 0 || (Boolean(revalidate) && age > Number(revalidate) * 1000) || publishedTags().isPublishedSince(tags, lastModified)
  );
}
