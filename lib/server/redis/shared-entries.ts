import { createHmac } from 'node:crypto';
import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import { settings } from '#lib/config/settings.ts';
import { derivedKey, isSecret } from '#lib/platform/secret.ts';
import { type CacheEntry, type GetContext, tagsOf } from '../cache-entry.ts';
import { decodeEntry, encodeEntry } from '../entry-codec.ts';
import { sharedStore } from './shared-store.ts';

/** How long entries are kept, in milliseconds: beyond their lifetime, for an instance that starts while content cannot be read. */
const KEEP_MS = 86_400_000;
/** Larger entries are not shared, in bytes. */
const ENTRY_MAX = 5_000_000;

const SIGNATURE_BYTES = 32;

/** Only an instance with the same `REVALIDATE_SECRET` makes it: content of a read has no schema here. */
function signatureOf(key: string, content: Buffer): Buffer {
  const secret = derivedKey(settings.REVALIDATE_SECRET ?? '', 'shared entries');
  return createHmac('sha256', secret).update(`${key}\0`).update(content).digest();
}

const compress = promisify(gzip);
const decompress = promisify(gunzip);

/** The entries that instances share, for one request. */
export class SharedEntries {
  private readonly store = sharedStore();
  /** What is published after this message is not in what the request renders. */
  private readonly startedAfter = this.store?.tags.lastId ?? '';
  /** How long this request may still wait for Redis, in milliseconds. */
  private waitMs = this.store?.waitMs ?? 0;

  /** @returns the entry of another instance, of time 0 when one of its tags was published since */
  async find(key: string, context: GetContext): Promise<CacheEntry | undefined> {
    if (!this.store?.isAvailable || this.waitMs <= 0) return undefined;
    const start = performance.now();
    const stored = await this.store.read(key, this.waitMs);
    this.waitMs -= performance.now() - start;
    if (!stored) return undefined;
    const { bytes, endsInMs } = stored;
    const end = Math.max(0, bytes.indexOf(0));
    const content = bytes.subarray(0, -SIGNATURE_BYTES);
    const isOurs = isSecret(bytes.subarray(-SIGNATURE_BYTES).toString('hex'), signatureOf(key, content).toString('hex'));
    const decompressed = isOurs ? decompress(content.subarray(end + 1), { maxOutputLength: ENTRY_MAX }) : Promise.reject();
    const entry = decodeEntry(key, await decompressed.catch(() => Buffer.alloc(0)));
    if (!entry) {
      void this.store.delete(key);
      return undefined;
    }
    const isOutdated = this.store.tags.isPublishedAfter(tagsOf(entry.value, context), bytes.toString('utf8', 0, end));
    // The age by the clock of Redis: clocks of instances may differ.
    return { ...entry, lastModified: isOutdated ? 0 : Date.now() - Math.max(0, KEEP_MS - endsInMs) };
  }

  async save(key: string, entry: CacheEntry): Promise<void> {
    if (!this.store?.isAvailable) return;
    const bytes = encodeEntry(key, entry);
    if (bytes.length > ENTRY_MAX) return;
    const content = Buffer.concat([Buffer.from(`${this.startedAfter}\0`), await compress(bytes)]);
    await this.store.write(key, Buffer.concat([content, signatureOf(key, content)]), KEEP_MS);
  }

  async delete(key: string): Promise<void> {
    await this.store?.delete(key);
  }
}
