import fileSystemCache from 'next/dist/server/lib/incremental-cache/file-system-cache.js';
import type { CacheHandlerContext } from 'next/dist/server/lib/incremental-cache/index.js';
import { atomicFiles, withCheapMisses } from '#lib/platform/atomic-files.ts';
import { type Cache, type Found, type GetContext, publishedAt, type SetContext, tagsOf } from './cache-entry.ts';
import type { SharedEntry } from './store/shared-entries.ts';

// Next loads this module as CommonJS or as ESM; in the latter the class is the default export of the default export.
const FileSystemCache = 'default' in fileSystemCache ? (fileSystemCache.default as typeof fileSystemCache) : fileSystemCache;

/** The file-system cache of Next, which takes the present as the time of each entry. Here an entry is as old as its content. */
export class FileCache extends FileSystemCache {
  constructor(context: CacheHandlerContext & ConstructorParameters<typeof fileSystemCache>[0]) {
    super({ ...context, fs: withCheapMisses(atomicFiles(context.fs)) });
  }

  /** Stores an entry. @param startedAt when its request began, in milliseconds: what was published since may not be in it */
  protected async setSince(startedAt: number, ...[key, entry, context]: Parameters<Cache['set']>): Promise<void> {
    try {
      await super.set(key, entry, context);
    } finally {
      if (entry && publishedAt(tagsOf(entry, context)) > startedAt) {
        // Next exports no type of a context that was given to `set`, from which `get` reads the kind and the tags.
        const stored = await super.get(key, { ...context, kind: entry.kind } as unknown as GetContext);
        if (stored) stored.lastModified = startedAt;
      }
    }
  }

  /** Stores an entry of another instance with its own time. */
  protected async adopt(key: string, entry: SharedEntry, context: GetContext): Promise<Found> {
    const { value, cacheControl, lastModified } = entry;
    const isRead = context.kind === 'FETCH';
    const setContext = isRead ? { ...context, fetchCache: true } : { ...context, fetchCache: false, cacheControl };
    try {
      await super.set(key, value, setContext as SetContext);
    } catch {
      // The disk is full, but the entry is in the memory.
    }
    const stored = await super.get(key, context);
    if (stored) stored.lastModified = lastModified;
    return stored ?? { value, lastModified, ...(cacheControl && { cacheControl }) };
  }
}
