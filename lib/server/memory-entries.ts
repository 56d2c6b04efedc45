import { LRUCache } from 'lru-cache';
import type { Entry, Found, SetContext } from './cache-entry.ts';

const BYTES_MAX = 8 * 2 ** 20;
/** What the key and the headers of an entry take. */
const ENTRY_BYTES = 1000;

/** A string with a letter beyond Latin-1 has two bytes for each, and every page has one. */
function bytesOf({ value }: Found): number {
  if (value?.kind === 'APP_PAGE') return ENTRY_BYTES + 2 * value.html.length + (value.rscData?.length ?? 0);
  return ENTRY_BYTES + (value?.kind === 'FETCH' ? 2 * value.data.body.length : 0);
}

/**
 * Entries that are never on the disk: what visitors choose by query, such as searches, of which there is no end; and redirects. They
 * have a memory of their own, so that they drop no page from the one of all others.
 */
export class MemoryEntries {
  private readonly entries = new LRUCache<string, Found>({ maxSize: BYTES_MAX, sizeCalculation: bytesOf });

  get(key: string): Found | undefined {
    return this.entries.get(key);
  }

  /** @param startedAt when the request began: what was published since may not be in the entry */
  set(key: string, value: Entry, context: SetContext, startedAt: number): void {
    const cacheControl = 'cacheControl' in context ? context.cacheControl : undefined;
    this.entries.set(key, { value, lastModified: startedAt, ...(cacheControl && { cacheControl }) });
  }

  delete(key: string): void {
    this.entries.delete(key);
  }

  clear(): void {
    this.entries.clear();
  }
}
