import { createClient, ErrorReply, RESP_TYPES } from '@redis/client';
import { log } from '#lib/observability/log.ts';

/** The longest time that a response waits for the store, in milliseconds. */
const STORE_WAIT_MS = 50;
/** A connection that is silent for so long is closed, and a lost one is opened again after this time; in milliseconds. */
const SILENT_MS = 5000;
const RECONNECT_MS = 500;
/** Commands that wait for their replies; more are refused. */
const COMMANDS_MAX = 2000;
/** A refused command is logged at most once in this time, in milliseconds. */
const LOG_EVERY_MS = 60_000;

/** Replies of the store; texts and binary values are buffers. */
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

/** Resolves to `undefined` after some time. A reply that has arrived by then wins, even when the process was too busy to read it. */
function timeLimit(ms: number): { expired: Promise<undefined>; stop: () => void } {
  const { promise, resolve } = Promise.withResolvers<undefined>();
  const timer = setTimeout(() => setImmediate(resolve, undefined), ms);
  timer.unref();
  return { expired: promise, stop: () => clearTimeout(timer) };
}

/**
 * A connection to Redis or Valkey that may fail at any time. After a slow or failed command, only probes are sent until one is
 * answered in time. So a store that hangs delays few responses, each by `waitMs` at most.
 */
export class StoreConnection {
  private readonly client: ReturnType<typeof createConnection>;
  /** Unknown until the first command is answered, or the first connection fails. */
  private available: boolean | undefined;
  private loggedAt = Number.NEGATIVE_INFINITY;
  private probing: Promise<Reply | undefined> | undefined;
  /** The longest time that a response waits for the store, in milliseconds. */
  readonly waitMs: number;
  /** Called whenever a connection is made. */
  onReady: () => void = () => undefined;

  constructor(url: string, waitMs = STORE_WAIT_MS) {
    this.waitMs = waitMs;
    this.client = createConnection(url);
    this.client.on('error', (error: NodeJS.ErrnoException) => this.setAvailable(false, error.message || error.code));
    this.client.on('ready', () => this.onReady());
    // It goes on trying: the promise is rejected only when the connection is closed before.
    this.client.connect().catch(() => undefined);
  }

  /** Whether the last command was answered in time. */
  get isAvailable(): boolean {
    return this.available === true;
  }

  /**
   * Sends a command when the store is available.
   * @returns the reply; `undefined` when there is none within `waitMs`
   */
  async send(command: Command, waitMs = this.waitMs): Promise<Reply | undefined> {
    if (!this.available || waitMs <= 0) return undefined;
    const { expired, stop } = timeLimit(waitMs);
    const slow = Symbol();
    const reply = await Promise.race([this.reply(command), expired.then(() => slow)]);
    stop();
    if (typeof reply !== 'symbol') return reply;
    this.setAvailable(false);
    return undefined;
  }

  /**
   * Sends a command also when the store is not available, and finds out whether it is. While one probe waits no other is sent.
   * @returns the reply, however late; `undefined` when there is none
   */
  probe(command: Command): Promise<Reply | undefined> {
    this.probing ??= this.measure(command).finally(() => {
      this.probing = undefined;
    });
    return this.probing;
  }

  /** Sends a command for which no response waits, even when the store is slow. @returns the reply, however late; `undefined` without one */
  async deliver(command: Command): Promise<Reply | undefined> {
    return this.client.isReady ? this.reply(command) : undefined;
  }

  /** Closes the connection for good. */
  close(): void {
    this.available = false;
    if (this.client.isOpen) this.client.destroy();
  }

  private async measure(command: Command): Promise<Reply | undefined> {
    if (!this.client.isReady) return undefined;
    let isLate = false;
    const { expired, stop } = timeLimit(this.waitMs);
    expired.then(() => {
      isLate = true;
      this.setAvailable(false);
    });
    const reply = await this.reply(command);
    stop();
    this.setAvailable(!isLate && reply !== undefined);
    return reply;
  }

  /** The reply, or `undefined` when the command was refused or the connection is lost. */
  private async reply(command: Command): Promise<Reply | undefined> {
    try {
      return await this.client.sendCommand<Reply>(command);
    } catch (error) {
      // A store that is full refuses to write and still reads.
      if (error instanceof ErrorReply) this.logRefusal(error);
      else this.setAvailable(false, String(error));
      return undefined;
    }
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
