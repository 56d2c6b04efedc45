import fileSystemCache from 'next/dist/server/lib/incremental-cache/file-system-cache.js';
import type { CacheHandlerContext } from 'next/dist/server/lib/incremental-cache/index.js';
import { renderStatusOf } from './render-status.ts';

// Next loads this module as CommonJS or as ESM; the class is the default of the default in the latter.
const FileSystemCache = 'default' in fileSystemCache ? (fileSystemCache.default as typeof fileSystemCache) : fileSystemCache;
type Base = InstanceType<typeof fileSystemCache>;

/** How long a visitor or crawler is asked to wait before trying a failed page again, in seconds. */
const RETRY_AFTER_SECONDS = '30';

/**
 * Next's own page cache with two rules more (rulings "Status codes"):
 * a page that says that it is missing or could not be made gets its status, and a failure is never kept, so the last good
 * page stays;
 * a page that does not exist, and the content's word that it does not, are kept in memory only, so junk addresses cannot
 * fill the disk.
 */
export default class PageCache extends FileSystemCache {
  private readonly memoryOnly: Base;

  constructor(context: CacheHandlerContext & ConstructorParameters<typeof fileSystemCache>[0]) {
    super(context);
    this.memoryOnly = new FileSystemCache({ ...context, flushToDisk: false });
  }

  override async set(...[key, entry, context]: Parameters<Base['set']>): Promise<void> {
    if (entry?.kind === 'FETCH' && entry.data.body === 'null') return this.memoryOnly.set(key, entry, context);
    if (entry?.kind !== 'APP_PAGE') return super.set(key, entry, context);
    // What is set on the entry here is what is answered: Next reads status and headers of a first render from it.
    entry.status = renderStatusOf(entry.html.toString()) ?? entry.status;
    if (entry.status === undefined || entry.status === 200) return super.set(key, entry, context);
    if (entry.status === 404) return this.memoryOnly.set(key, entry, context);
    entry.headers = { ...entry.headers, 'cache-control': 'no-store', 'retry-after': RETRY_AFTER_SECONDS };
  }
}
