import { setTimeout as sleep } from 'node:timers/promises';
import { NAMESPACE, RedisConnection } from './connection.ts';
import { type TagListener, TagStream } from './tag-stream.ts';

/** How long the start waits for tags that were published before it, in milliseconds. */
const START_MS = 2000;
const TRY_EVERY_MS = 20;
/** How often new tags are read, in milliseconds. */
const SYNCHRONIZE_MS = 500;
/** Entries that are being written, in bytes; more are not written. */
const WRITING_MAX = 16_000_000;
/** Longer than for a read, because no response waits for a write; in milliseconds. */
const WRITE_MS = 500;

interface StoredEntry {
  bytes: Buffer;
  /** Milliseconds until Redis deletes it. */
  endsInMs: number;
}

interface Count {
  count: number;
  /** Milliseconds until the window ends. */
  endsInMs: number;
}

/**
 * What instances share by Redis or Valkey. Nothing depends on it: while Redis is slow, full or unreachable, methods return within
 * `waitMs`, as if it were empty.
 */
export class SharedStore {
  readonly tags: TagStream;
  private readonly connection: RedisConnection;
  private readonly build: string;
  private readonly timer: NodeJS.Timeout;
  private writing = 0;

  /** @param build the id of the build: entries of other builds are not read */
  constructor(connection: RedisConnection, build: string, listener: TagListener, synchronizeMs = SYNCHRONIZE_MS) {
    this.connection = connection;
    this.build = build;
    this.tags = new TagStream(connection, listener);
    const synchronize = () => void this.tags.synchronize();
    connection.onReady = synchronize;
    this.timer = setInterval(synchronize, synchronizeMs).unref();
  }

  get isAvailable(): boolean {
    return this.connection.isAvailable;
  }

  /** The longest time that a response waits for Redis, in milliseconds. */
  get waitMs(): number {
    return this.connection.waitMs;
  }

  close(): void {
    clearInterval(this.timer);
    this.connection.close();
  }

  async read(key: string, waitMs: number): Promise<StoredEntry | undefined> {
    const name = this.entryName(key);
    const [bytes, endsInMs] = await Promise.all([
      this.connection.send(['GET', name], waitMs),
      this.connection.send(['PTTL', name], waitMs),
    ]);
    return Buffer.isBuffer(bytes) && typeof endsInMs === 'number' && endsInMs > 0 ? { bytes, endsInMs } : undefined;
  }

  async write(key: string, bytes: Buffer, keepMs: number): Promise<void> {
    if (this.writing + bytes.length > WRITING_MAX) return;
    this.writing += bytes.length;
    await this.connection.send(['SET', this.entryName(key), bytes, 'PX', String(keepMs)], WRITE_MS);
    this.writing -= bytes.length;
  }

  async delete(key: string): Promise<void> {
    await this.connection.send(['DEL', this.entryName(key)], WRITE_MS);
  }

  /** Counts an event in a window that starts with the first one. @returns `undefined` when Redis is unavailable */
  async count(name: string, windowMs: number): Promise<Count | undefined> {
    const key = `${NAMESPACE}:limit:${name}`;
    const [count, endsInMs] = await Promise.all([this.connection.send(['INCR', key]), this.connection.send(['PTTL', key])]);
    if (typeof count !== 'number' || typeof endsInMs !== 'number') return undefined;
    if (endsInMs >= 0) return { count, endsInMs };
    // The first event, or a window whose PEXPIRE was lost, which would never end.
    await this.connection.send(['PEXPIRE', key, String(windowMs)]);
    return { count, endsInMs: windowMs };
  }

  /** Takes a name that nobody has taken for a time. @returns whether nobody had; `undefined` when Redis is unavailable */
  async claim(name: string, ms: number): Promise<boolean | undefined> {
    const reply = await this.connection.send(['SET', `${NAMESPACE}:claim:${name}`, '1', 'NX', 'PX', String(ms)]);
    return reply === undefined ? undefined : reply !== null;
  }

  private entryName(key: string): string {
    return `${NAMESPACE}:entry:${this.build}:${key}`;
  }
}

declare global {
  // A declaration on the global object takes `var`.
  var sharedStoreOfProcess: SharedStore | undefined;
}

/** The store when `REDIS_URL` is set; on the global object because each bundle has its own copy of a module. */
export function sharedStore(): SharedStore | undefined {
  return globalThis.sharedStoreOfProcess;
}

/** Connects this process to Redis, and waits for tags that were published while it did not run. */
export async function startSharedStore(url: string, build: string, listener: TagListener): Promise<void> {
  const store = new SharedStore(new RedisConnection(url), build, listener);
  globalThis.sharedStoreOfProcess = store;
  for (let waited = 0; !store.isAvailable && waited < START_MS; waited += TRY_EVERY_MS) await sleep(TRY_EVERY_MS);
}
