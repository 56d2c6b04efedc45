import { LRUCache } from 'lru-cache';
import { CACHE_ENTRIES } from '#lib/config/cache-bytes.ts';
import { EVERYTHING } from '#lib/content/read/tags.ts';
import { NAMESPACE, type RedisConnection, type Reply } from './connection.ts';

const STREAM = `${NAMESPACE}:tags`;
/** Messages that the stream keeps. An instance that misses more serves stale pages until their lifetime ends. */
const MESSAGES_MAX = 10_000;
const READ_AT_ONCE = 1000;
const TAGS_MAX = CACHE_ENTRIES.redisTags.max;
/** Messages that wait for Redis; more are replaced by one about everything. */
const QUEUE_MAX = 1000;

/** `milliseconds-sequence` by the clock of Redis, ascending. */
type MessageId = string;
const FIRST_ID: MessageId = '0-0';

function isNewer(id: MessageId, than: MessageId): boolean {
  const [time = 0, sequence = 0] = id.split('-').map(Number);
  const [otherTime = 0, otherSequence = 0] = than.split('-').map(Number);
  return time > otherTime || (time === otherTime && sequence > otherSequence);
}

/** The messages in a reply to XRANGE: `[[id, ['tags', 'page:a page:b']], …]`. */
function messagesIn(reply: Reply | undefined): { id: MessageId; tags: string[] }[] {
  if (!Array.isArray(reply)) return [];
  return reply.flatMap((message) => {
    const [id, fields] = Array.isArray(message) ? message : [];
    const tags = Array.isArray(fields) ? fields[1] : undefined;
    return id === undefined || tags === undefined ? [] : [{ id: String(id), tags: String(tags).split(' ') }];
  });
}

/** Called with the tags that another instance has published, and when, in milliseconds since 1970 by the clock of Redis. */
export type TagListener = (tags: readonly string[], publishedAt: number) => void;

/** The published tags as a Redis stream: while Redis is unreachable, published tags are queued, and none of the others is missed. */
export class TagStream {
  private readonly connection: RedisConnection;
  private readonly listener: TagListener;
  /** The newest message with a tag, including messages that were sent and not yet read. */
  private readonly newest = new LRUCache<string, MessageId>({ max: TAGS_MAX });
  private readonly sent = new LRUCache<MessageId, true>({ max: QUEUE_MAX });
  private queue: (readonly string[])[] = [];
  private isSending = false;
  /** The newest message that was read. */
  lastId = FIRST_ID;

  constructor(connection: RedisConnection, listener: TagListener) {
    this.connection = connection;
    this.listener = listener;
  }

  /** Whether any instance has published one of these tags after a message. */
  isPublishedAfter(tags: readonly string[], id: MessageId): boolean {
    const isQueued = this.queue.some((queued) => queued.some((tag) => tags.includes(tag)));
    return isQueued || tags.some((tag) => isNewer(this.newest.get(tag) ?? FIRST_ID, id));
  }

  /** Tells the other instances that content with these tags has changed, as soon as Redis is reachable. */
  publish(tags: readonly string[]): void {
    this.queue.push(tags);
    if (this.queue.length > QUEUE_MAX) this.queue = [[EVERYTHING]];
    void this.sendQueue();
  }

  /** Reads new messages, and sends the queue. */
  async synchronize(): Promise<void> {
    const range = ['XRANGE', STREAM, `(${this.lastId}`, '+', 'COUNT', String(READ_AT_ONCE)];
    const messages = messagesIn(await this.connection.probe(range));
    for (const { id, tags } of messages) {
      if (!isNewer(id, this.lastId)) continue;
      this.lastId = id;
      this.remember(tags, id);
      if (!this.sent.delete(id)) this.listener(tags, Number(id.split('-', 1)[0]));
    }
    if (messages.length === READ_AT_ONCE) return this.synchronize();
    await this.sendQueue();
  }

  private remember(tags: readonly string[], id: MessageId): void {
    for (const tag of tags) if (isNewer(id, this.newest.get(tag) ?? FIRST_ID)) this.newest.set(tag, id);
  }

  /** A message without a reply is sent again: reading it twice does no harm. */
  private async sendQueue(): Promise<void> {
    if (this.isSending) return;
    this.isSending = true;
    for (let [tags] = this.queue; tags !== undefined; [tags] = this.queue) {
      const fields = ['tags', tags.join(' ')];
      const id = await this.connection.deliver(['XADD', STREAM, 'MAXLEN', '~', String(MESSAGES_MAX), '*', ...fields]);
      if (id === undefined) break;
      this.sent.set(String(id), true);
      this.remember(tags, String(id));
      if (this.queue[0] === tags) this.queue.shift();
    }
    this.isSending = false;
  }
}
