import { setTimeout as sleep } from 'node:timers/promises';
import { log } from '#lib/observability/log.ts';
import { metrics } from '#lib/observability/metrics.ts';
import { EVERYTHING } from '../read/tags.ts';

/** Tags that wait; of more, everything is purged. */
export const WAITING_MAX = 1000;
/** The first and the longest pause after a failure, in milliseconds. */
const PAUSE_MS = 500;
const PAUSE_MAX_MS = 30_000;

/** Sends one purge. @returns the status of the edge; throws when there is none */
export type SendPurge = (tags: readonly string[]) => Promise<{ ok: boolean; status: number }>;

interface Options {
  /** For the log. */
  edge: string;
  tagsPerCall: number;
  send: SendPurge;
  onChange?: () => void;
  pauseMs?: number;
}

/** What waits, the oldest first: each tag once, with the time of its first publish. */
export type WaitingTags = Map<string, number>;

/** Adds tags, or everything in their place when it is among them or they are too many. */
export function merged(...parts: readonly WaitingTags[]): WaitingTags {
  const all: WaitingTags = new Map();
  for (const part of parts) for (const [tag, time] of part) if (!all.has(tag)) all.set(tag, time);
  return all.size > WAITING_MAX || all.has(EVERYTHING) ? new Map([[EVERYTHING, Math.min(...all.values())]]) : all;
}

/** The tags that one edge has still to purge, sent in the order of their publishes; a tag that is published again while it waits is sent once. */
export class PurgeQueue {
  private readonly options: Options;
  private waiting: WaitingTags = new Map();
  private sending: WaitingTags = new Map();
  private running: Promise<void> | undefined;

  constructor(options: Options) {
    this.options = options;
  }

  /** What is not purged yet. */
  get left(): WaitingTags {
    return merged(this.sending, this.waiting);
  }

  /** Returns at once. A tag that is being sent is sent again. */
  add(tags: readonly string[], now = Date.now()): void {
    if (tags.length === 0) return;
    this.waiting = merged(this.waiting, new Map(tags.map((tag) => [tag, now])));
    this.start();
    this.options.onChange?.();
  }

  private start(): void {
    this.running ??= this.run().finally(() => {
      this.running = undefined;
      if (this.waiting.size > 0) this.start();
    });
  }

  private async run(): Promise<void> {
    const { edge, tagsPerCall, onChange, pauseMs = PAUSE_MS } = this.options;
    for (let failures = 0; this.waiting.size > 0; ) {
      const batch = [...this.waiting].slice(0, tagsPerCall);
      this.sending = new Map(batch);
      for (const [tag] of batch) this.waiting.delete(tag);
      const failure = await this.sendOne(batch.map(([tag]) => tag));
      if (failure !== undefined) this.waiting = merged(this.sending, this.waiting);
      this.sending = new Map();
      onChange?.();
      failures = failure === undefined ? 0 : failures + 1;
      if (failure === undefined) continue;
      const pause = Math.min(PAUSE_MAX_MS, pauseMs * 2 ** (failures - 1)) * (0.5 + Math.random() / 2);
      log('warn', 'edge-not-purged', { edge, reason: failure, waiting: this.waiting.size, nextInMs: Math.round(pause) });
      await sleep(pause, undefined, { ref: false });
    }
  }

  /** @returns why it failed */
  private async sendOne(tags: readonly string[]): Promise<string | undefined> {
    const { edge, send } = this.options;
    const start = performance.now();
    const { ok, status, reason } = await send(tags).then(
      (answer) => ({ ...answer, reason: `status ${answer.status}` }),
      (error: unknown) => ({ ok: false, status: 0, reason: error instanceof Error ? error.message : String(error) }),
    );
    metrics().edgePurges.inc({ outcome: ok ? 'ok' : status >= 400 && status < 500 ? 'refused' : 'failed' });
    if (!ok) return reason;
    log('info', 'edge-purged', { edge, tags: tags.join(' '), ms: Math.round(performance.now() - start) });
    return undefined;
  }
}
