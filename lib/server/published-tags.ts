import { LRUCache } from 'lru-cache';
import { CACHE_ENTRIES } from '#lib/config/cache-bytes.ts';
import { oncePerProcess } from '#lib/platform/once-per-process.ts';

/** Above the tags of the site; pages of an evicted tag are stale for up to `CONTENT_REVALIDATE_SECONDS`. */
const TAGS_MAX = CACHE_ENTRIES.publishedTags.max;

/** The tag that says that visitors wait for pages with a tag; instances learn of it like of any other. */
export const expiredTag = (tag: string): string => `expired:${tag}`;

/** When each tag was last published, in milliseconds since 1970. */
export class PublishedTags {
  private readonly times = new LRUCache<string, number>({ max: TAGS_MAX });
  private readonly startedAt: number;

  /** @param startedAt in milliseconds; older entries count as published since, because earlier publishes are unknown */
  constructor(startedAt = performance.timeOrigin) {
    this.startedAt = startedAt;
  }

  publish(tags: readonly string[], time = Date.now()): void {
    for (const tag of tags) this.times.set(tag, Math.max(time, this.times.get(tag) ?? 0));
  }

  /** Whether what has one of these tags expired at this time or later. */
  isExpiredSince(tags: readonly string[], time: number): boolean {
    return tags.some((tag) => (this.times.get(expiredTag(tag)) ?? 0) >= time);
  }

  /** Whether a tag may have been published at this time or later. */
  isPublishedSince(tags: readonly string[], time: number): boolean {
    return time < this.startedAt || tags.some((tag) => (this.times.get(tag) ?? 0) >= time);
  }
}

export function publishedTags(): PublishedTags {
  return oncePerProcess('published-tags', () => new PublishedTags());
}
