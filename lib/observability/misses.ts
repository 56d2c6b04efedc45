import { LRUCache } from 'lru-cache';
import { CACHE_ENTRIES } from '#lib/config/cache-bytes.ts';
import { oncePerProcess } from '#lib/platform/once-per-process.ts';
import { metrics } from './metrics.ts';

/** A search without results is listed when it was seen as often: what one visitor alone has typed may name that visitor. */
export const SEARCHES_LEAST = 3;

/** What visitors missed. */
export const MISS_KINDS = ['search', 'page', 'browser'] as const;
type MissKind = (typeof MISS_KINDS)[number];

interface Seen {
  times: number;
  /** The day it was last seen, as an ISO date. */
  last: string;
}

export interface Miss extends Seen {
  /** What was searched, the path that is missing, or what went wrong in a browser. */
  what: string;
  /** The page that links to a missing path, or the host; the page on which something went wrong. */
  where?: string | undefined;
}

/** Counts of what visitors missed, in memory and without personal data; of each kind the ones seen last. */
export class Misses {
  private readonly seen = new Map(
    MISS_KINDS.map((kind) => [kind, new LRUCache<string, Seen>({ max: CACHE_ENTRIES.misses.max })]),
  );

  add(kind: MissKind, what: string, where?: string, now = new Date()): void {
    const entries = this.seen.get(kind);
    const key = JSON.stringify([what, where]);
    entries?.set(key, { times: (entries.get(key)?.times ?? 0) + 1, last: now.toISOString().slice(0, 10) });
    metrics().misses.inc({ kind });
  }

  /** The most frequent first. */
  list(): Record<MissKind, Miss[]> {
    const lists = MISS_KINDS.map((kind) => {
      const all = [...(this.seen.get(kind)?.entries() ?? [])].map(([key, seen]): Miss => {
        const [what, where]: [string, string?] = JSON.parse(key);
        return { what, where: where ?? undefined, ...seen };
      });
      const shown = all.filter(({ times }) => kind !== 'search' || times >= SEARCHES_LEAST);
      return [kind, shown.sort((a, b) => b.times - a.times)] as const;
    });
    return Object.fromEntries(lists) as Record<MissKind, Miss[]>;
  }
}

export function misses(): Misses {
  return oncePerProcess('misses', () => new Misses());
}
