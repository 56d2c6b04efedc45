import { promisify } from 'node:util';
import { deserialize, serialize } from 'node:v8';
import { gunzip, gzip } from 'node:zlib';
import { type Entry, type Found, type GetContext, isStale, publishedAt, type SetContext, tagsOf } from '../cache-entry.ts';
import { sharedStore } from './process-store.ts';

/** How long entries are kept, in milliseconds: longer than they are fresh, for an instance that starts while content cannot be read. */
const KEEP_MS = 86_400_000;
/** How long the instances share that content is missing, in milliseconds. Such entries are small, and come and go with junk addresses. */
const KEEP_MISSING_MS = 60_000;
/** Larger entries are not shared, in bytes. */
const ENTRY_MAX = 5_000_000;

const compress = promisify(gzip);
const decompress = promisify(gunzip);

/** What is stored for an entry. */
interface Stored {
  value: Entry;
  cacheControl?: NonNullable<Found['cacheControl']>;
  /** The newest message about tags that was known when the request began that made it. */
  after: string;
  keepMs: number;
}

/** An entry that another instance has made. */
export interface SharedEntry {
  value: Entry;
  cacheControl?: NonNullable<Found['cacheControl']>;
  lastModified: number;
  isStale: boolean;
}

/** The entries of the shared store, for one request. */
export class SharedEntries {
  private readonly store = sharedStore();
  private readonly startedAfter = this.store?.tags.lastId ?? '';
  /** How long this request may still wait for the store, in milliseconds. */
  private waitMs = this.store?.waitMs ?? 0;

  /**
   * Looks for a better entry than the local one. The store is asked only when there is no local one or when it is stale.
   * @returns an entry; `undefined` when there is none, or when it is stale like the local one
   */
  async find(key: string, local: Found | null, context: GetContext): Promise<SharedEntry | undefined> {
    if (!this.store?.isAvailable || this.waitMs <= 0) return undefined;
    if (local && !isStale(local, context)) return undefined;
    const start = performance.now();
    const stored = await this.store.read(key, this.waitMs);
    this.waitMs -= performance.now() - start;
    if (!stored) return undefined;
    const entry = await this.decode(stored.bytes, stored.endsInMs, context);
    return local && entry?.isStale ? undefined : entry;
  }

  /** Shares an entry that this instance has made, in the background. */
  async save(key: string, value: Entry, context: SetContext, isMissing: boolean): Promise<void> {
    if (!this.store?.isAvailable) return;
    const keepMs = isMissing ? KEEP_MISSING_MS : KEEP_MS;
    const cacheControl = 'cacheControl' in context ? context.cacheControl : undefined;
    const stored: Stored = { value, ...(cacheControl && { cacheControl }), after: this.startedAfter, keepMs };
    const bytes = serialize(stored);
    if (bytes.length > ENTRY_MAX) return;
    await this.store.write(key, await compress(bytes), keepMs);
  }

  /** Forgets an entry, in the background. */
  async delete(key: string): Promise<void> {
    await this.store?.delete(key);
  }

  private async decode(bytes: Buffer, endsInMs: number, context: GetContext): Promise<SharedEntry | undefined> {
    try {
      const { value, cacheControl, after, keepMs }: Stored = deserialize(
        await decompress(bytes, { maxOutputLength: ENTRY_MAX }),
      ) as Stored;
      // Its age is known by the clock of the store: those of the instances may differ.
      const writtenAt = Date.now() - Math.max(0, keepMs - endsInMs);
      const tags = tagsOf(value, context);
      const published = publishedAt(tags);
      // The order of messages says whether it was made before its tags were published. Next compares times.
      const isOutdated = this.store?.tags.isPublishedAfter(tags, after) === true;
      const lastModified = isOutdated ? Math.min(writtenAt, published - 1) : Math.max(writtenAt, published);
      const found = { value, lastModified, ...(cacheControl && { cacheControl }) };
      return { ...found, isStale: isOutdated || isStale(found, context) };
    } catch {
      // Not what this build has written.
      return undefined;
    }
  }
}
