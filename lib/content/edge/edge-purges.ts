import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { z } from 'zod';
import { settings } from '#lib/config/settings.ts';
import { log } from '#lib/observability/log.ts';
import { metrics } from '#lib/observability/metrics.ts';
import { oncePerProcess } from '#lib/platform/once-per-process.ts';
import { oneAtATime } from '#lib/platform/one-at-a-time.ts';
import { daysInMs, PrivateFiles } from '#lib/platform/private-files.ts';
import { EVERYTHING, includesRedirects, isTag } from '../read/tags.ts';
import { ANY_PUBLISH } from './edge-headers.ts';
import { merged, PurgeQueue, type SendPurge, WAITING_MAX } from './purge-queue.ts';
import { purgeCall, TAGS_PER_CALL } from './purge-request.ts';

/**
 * Tags are purged again after these times, in milliseconds: when the other instances have learned of the publish, which takes half a
 * second, and when responses that were on their way have arrived.
 */
const AGAIN_MS = [600, 2000];
const CHECK_EVERY_MS = 100;
/** Time limit of one call, in milliseconds. */
const CALL_MS = 10_000;
/** Files of processes that have ended. */
const FILES_MAX = 100;
/** The folder in `DATA_DIR`. */
const FOLDER = 'purges';

const leftTags = z.object({ tags: z.array(z.string().refine((tag) => tag === ANY_PUBLISH || isTag(tag))) });

interface Options {
  /** Sends a purge, by address of the edge. */
  edges: ReadonlyMap<string, SendPurge>;
  files: PrivateFiles;
  againMs?: readonly number[];
  pauseMs?: number;
}

/** The purges of all caches in front. What waits is also a file, for the process that follows. */
export class EdgePurges {
  private readonly queues: readonly PurgeQueue[];
  private readonly files: PrivateFiles;
  private readonly file = randomUUID();
  private readonly againMs: readonly number[];
  /** Tags and when they are purged again, in milliseconds since 1970, the earliest first. */
  private again = new Map<string, readonly number[]>();
  private timer: NodeJS.Timeout | undefined;

  constructor({ edges, files, againMs = AGAIN_MS, ...options }: Options) {
    this.files = files;
    this.againMs = againMs;
    this.queues = [...edges].map(
      ([edge, send]) =>
        new PurgeQueue({ ...options, edge, send, tagsPerCall: TAGS_PER_CALL, onChange: () => void this.changed() }),
    );
  }

  /** Purges tags at every edge, now and again. Returns at once. */
  purge(tags: readonly string[], now = Date.now()): void {
    const times = this.againMs.map((ms) => now + ms);
    for (const tag of tags) {
      this.again.delete(tag);
      this.again.set(tag, times);
    }
    const areTooMany = this.again.size > WAITING_MAX;
    if (areTooMany) this.again = new Map([[EVERYTHING, times]]);
    this.timer ??= setInterval(() => this.purgeAgain(), CHECK_EVERY_MS).unref();
    for (const queue of this.queues) queue.add(areTooMany ? [EVERYTHING] : tags, now);
  }

  /** Purges what processes that have ended have left. */
  async takeOver(): Promise<void> {
    const names = (await this.files.names()).filter((name) => name !== this.file);
    const found = await Promise.all(names.map(async (name) => leftTags.safeParse(await this.files.read(name)).data?.tags ?? []));
    const tags = [...new Set(found.flat())];
    if (tags.length > 0) this.purge(tags);
    await this.changed();
    await Promise.all(names.map((name) => this.files.delete(name)));
  }

  private purgeAgain(now = Date.now()): void {
    const due: string[] = [];
    for (const [tag, times] of this.again) {
      const later = times.filter((time) => time > now);
      if (later.length === times.length) continue;
      due.push(tag);
      if (later.length > 0) this.again.set(tag, later);
      else this.again.delete(tag);
    }
    if (this.again.size === 0) {
      clearInterval(this.timer);
      this.timer = undefined;
    }
    for (const queue of this.queues) queue.add(due, now);
  }

  private changed(): Promise<void> {
    const left = this.queues.map((queue) => queue.left);
    const times = left.flatMap((tags) => [...tags.values()]);
    metrics().edgePurgesWaiting.set(times.length);
    metrics().edgePurgesOldest.set(times.length === 0 ? 0 : Math.min(...times) / 1000);
    return this.save();
  }

  private readonly save = oneAtATime(async () => {
    const again = new Map([...this.again].map(([tag, times]) => [tag, times.at(-1) ?? 0]));
    const tags = [...merged(again, ...this.queues.map((queue) => queue.left)).keys()];
    try {
      if (tags.length === 0) await this.files.delete(this.file);
      else await this.files.write(this.file, { tags });
    } catch (error) {
      log('error', 'edge-purges-not-kept', { reason: error instanceof Error ? error.message : String(error) });
    }
  });
}

function sendTo(address: string): SendPurge {
  return async (tags) => {
    const { EDGE_PURGE_KIND, EDGE_PURGE_TOKEN } = settings;
    const call = purgeCall(EDGE_PURGE_KIND, tags, EDGE_PURGE_TOKEN);
    const response = await fetch(address, {
      ...call,
      redirect: 'manual',
      cache: 'no-store',
      signal: AbortSignal.timeout(CALL_MS),
    });
    response.body?.cancel().catch(() => undefined);
    return { ok: response.ok, status: response.status };
  };
}

/** The purges of this process; `undefined` without `EDGE_PURGE_URLS`. */
function edgePurges(): EdgePurges | undefined {
  const { DATA_DIR, EDGE_PURGE_URLS } = settings;
  if (EDGE_PURGE_URLS.length === 0) return undefined;
  return oncePerProcess('edge-purges', () => {
    const folder = path.resolve(/* turbopackIgnore: true */ DATA_DIR, FOLDER);
    const files = new PrivateFiles({ folder, max: FILES_MAX, keptFor: daysInMs(1) });
    return new EdgePurges({ edges: new Map(EDGE_PURGE_URLS.map((address) => [address, sendTo(address)])), files });
  });
}

/**
 * Purges what has these tags at the caches in front, in the background. A redirect may lead away from any page, so a change of redirects
 * purges everything.
 */
export function purgeEdge(tags: readonly string[]): void {
  if (tags.length === 0) return;
  const hasRedirects = tags.some(includesRedirects);
  edgePurges()?.purge(hasRedirects ? [EVERYTHING] : [...tags, ANY_PUBLISH]);
}

/** Purges what an earlier process has left. */
export async function startEdgePurges(): Promise<void> {
  await edgePurges()?.takeOver();
}
