import { createClient, ErrorReply, RESP_TYPES } from '@redis/client';
import { settings } from '#lib/config/settings.ts';
import { log } from '#lib/observability/log.ts';

/** The longest time that a response waits for Redis, in milliseconds. */
const WAIT_MS = 50;
/** When a silent connection is closed, and a lost one reopened, in milliseconds. */
const SILENT_MS = 5000;
const RECONNECT_MS = 500;
/** Commands that wait for a reply; more are refused. */
const COMMANDS_MAX = 2000;
/** The least time between two log lines about refused commands, in milliseconds. */
const LOG_EVERY_MS = 60_000;

/** Before each key: the site and the version of what is stored. */
export const NAMESPACE = `site:${settings.PRODUCT_SLUG}:1`;

/** Texts and binary values are buffers. */
export type Reply = Buffer | string | number | null | Reply[];
export type Command = (string | Buffer)[];

function createConnection(url: string) {
  return createClient({
    url,
    RESP: 2,
    disableOfflineQueue: true,
    disableClientInfo: true,
    commandsQueueMaxLength: COMMANDS_MAX,
    commandOptions: { typeMapping: { [RESP_TYPES.BLOB_STRING]: Buffer } },
    socket: { connectTimeout: SILENT_MS, socketTimeout: SILENT_MS, reconnectStrategy: () => RECONNECT_MS },
  });
}

/** Calls `expire` after a timeout. @returns stops it; effective when a reply arrived in time, even if the process was too busy to read it */
function startTimeout(ms: number, expire: () => void): () => void {
  let isStopped = false;
  const timer = setTimeout(() => setImmediate(() => isStopped || expire()), ms).unref();
  return () => {
    isStopped = true;
    clearTimeout(timer);
  };
}

/**
 * A connection to Redis or Valkey. After a slow or failed command only probes are sent, until one is answered in time: when Redis does
 * not respond, few responses are delayed, each by `waitMs` at most.
 */
export class RedisConnection {
  private readonly client: ReturnType<typeof createConnection>;
  /** `undefined` until the first reply or failure. */
  private available: boolean | undefined;
  private loggedAt = Number.NEGATIVE_INFINITY;
  private probing: Promise<Reply | undefined> | undefined;
  /** The longest time that a response waits for Redis, in milliseconds. */
  readonly waitMs: number;
  /** Called when connected. */
  onReady: () => void = () => undefined;

  constructor(url: string, waitMs = WAIT_MS) {
    this.waitMs = waitMs;
    this.client = createConnection(url);
    this.client.on('error', (error: NodeJS.ErrnoException) => this.setAvailable(false, error.message || error.code));
    this.client.on('ready', () => this.onReady());
    // It reconnects by itself: this rejects only when the connection is closed first.
    this.client.connect().catch(() => undefined);
  }

  /** Whether the last command was answered in time. */
  get isAvailable(): boolean {
    return this.available === true;
  }

  /** Sends a command while Redis is available. @returns the reply; `undefined` without one within `waitMs` */
  async send(command: Command, waitMs = this.waitMs): Promise<Reply | undefined> {
    if (!this.available || waitMs <= 0) return undefined;
    const { promise: expired, resolve } = Promise.withResolvers<undefined>();
    const stop = startTimeout(waitMs, () => {
      this.setAvailable(false);
      resolve(undefined);
    });
    return Promise.race([this.deliver(command).finally(stop), expired]);
  }

  /** Sends a command, one at a time, even while Redis is unavailable, and learns whether it is. @returns the reply, however late */
  probe(command: Command): Promise<Reply | undefined> {
    this.probing ??= this.measure(command).finally(() => {
      this.probing = undefined;
    });
    return this.probing;
  }

  /** Sends a command even while Redis is slow, for no response to wait for. @returns the reply; `undefined` when refused or disconnected */
  async deliver(command: Command): Promise<Reply | undefined> {
    if (!this.client.isReady) return undefined;
    try {
      return await this.client.sendCommand<Reply>(command);
    } catch (error) {
      // When its memory is full, Redis refuses writes and still answers reads.
      if (error instanceof ErrorReply) {
        this.logRefusal(error);
        // Another program has written under this key: without it the next write works.
        if (error.message.startsWith('WRONGTYPE')) await this.deliver(['DEL', command[1] ?? '']);
      } else this.setAvailable(false, String(error));
      return undefined;
    }
  }

  close(): void {
    this.available = false;
    if (this.client.isOpen) this.client.destroy();
  }

  private async measure(command: Command): Promise<Reply | undefined> {
    if (!this.client.isReady) return undefined;
    let isLate = false;
    const stop = startTimeout(this.waitMs, () => {
      isLate = true;
      this.setAvailable(false);
    });
    const reply = await this.deliver(command);
    stop();
    this.setAvailable(!isLate && reply !== undefined);
    return reply;
  }

  private logRefusal({ message }: ErrorReply): void {
    if (Date.now() - this.loggedAt < LOG_EVERY_MS) return;
    this.loggedAt = Date.now();
    log('warn', 'redis-refused', { reason: message });
  }

  private setAvailable(available: boolean, reason = 'no usable reply in time'): void {
    if (available === this.available) return;
    this.available = available;
    if (available) log('info', 'redis-available', {});
    else log('warn', 'redis-unavailable', { reason });
  }
}
