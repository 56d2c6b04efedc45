import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import { type CacheEntry, type GetContext, tagsOf } from '../cache-entry.ts';
import { decodeEntry, encodeEntry } from '../entry-codec.ts';
import { sharedStore } from './shared-store.ts';

/** How long entries are kept, in milliseconds: longer than they are fresh, for an instance that starts while content cannot be read. */
const KEEP_MS = 86_400_000;
/** Larger entries are not shared, in bytes. */
const ENTRY_MAX = 5_000_000;

const compress = promisify(gzip);
const decompress = promisify(gunzip);

/** The entries that instances share, for one request. Nothing depends on them. */
export class SharedEntries {
  private readonly store = sharedStore();
  /** What is published after this message is not in what the request renders. */
  private readonly startedAfter = this.store?.tags.lastId ?? '';
  /** How long this request may still wait for Redis, in milliseconds. */
  private waitMs = this.store?.waitMs ?? 0;

  /** @returns the entry of another instance, of time 0 when one of its tags was published since; `undefined` without one */
  async find(key: string, context: GetContext): Promise<CacheEntry | undefined> {
    if (!this.store?.isAvailable || this.waitMs <= 0) return undefined;
    const start = performance.now();
    const stored = await this.store.read(key, this.waitMs);
    this.waitMs -= performance.now() - start;
    if (!stored) return undefined;
    const [after, bytes] = splitAt(stored.bytes, stored.bytes.indexOf(0));
    const json = await decompress(bytes, { maxOutputLength: ENTRY_MAX }).catch(() => Buffer.alloc(0));
    const entry = decodeEntry(json);
    if (!entry) return undefined;
    const isOutdated = this.store.tags.isPublishedAfter(tagsOf(entry.value, context), after.toString());
    // Its age is known by the clock of Redis: those of the instances may differ.
    return { ...entry, lastModified: isOutdated ? 0 : Date.now() - Math.max(0, KEEP_MS - stored.endsInMs) };
  }

  /** Shares an entry of this instance, in the background. */
  async save(key: string, entry: CacheEntry): Promise<void> {
    if (!this.store?.isAvailable) return;
    const bytes = encodeEntry(entry);
    if (bytes.length > ENTRY_MAX) return;
    const prefix = Buffer.from(`${this.startedAfter}\0`);
    await this.store.write(key, Buffer.concat([prefix, await compress(bytes)]), KEEP_MS);
  }

  /** Forgets an entry, in the background. */
  async delete(key: string): Promise<void> {
    await this.store?.delete(key);
  }
}

/** The bytes before a position and those after it. */
function splitAt(bytes: Buffer, position: number): [Buffer, Buffer] {
  return [bytes.subarray(0, Math.max(0, position)), bytes.subarray(position + 1)];
}
