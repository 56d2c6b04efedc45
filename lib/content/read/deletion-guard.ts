import { LRUCache } from 'lru-cache';
import { CACHE_ENTRIES } from '#lib/config/cache-bytes.ts';
import { settings } from '#lib/config/settings.ts';
import { log } from '#lib/observability/log.ts';
import { oncePerProcess } from '#lib/platform/once-per-process.ts';

/** Above the number of documents and lists; a deletion of an evicted key is confirmed at once. */
const EXISTING_MAX = CACHE_ENTRIES.existingContent.max;
const MINUTE_MS = 60_000;
/** A webhook call confirms deletions for this time. */
const PUBLISHED_MS = 60 * MINUTE_MS;
/** This many deletions within a minute are an outage, not the work of editors. */
const OUTAGE_COUNT = 5;

interface Deletion {
  key: string;
  tags: readonly string[];
  /** The document of a fixed address: only the webhook confirms its deletion. */
  isRequired: boolean;
  /** Whether the content service answered 410. */
  isDeleted: boolean;
}

/**
 * Tells deleted content from an outage that reports content as missing. A deletion is confirmed by the webhook, a 410, or a
 * second read one renewal later, unless many are deleted at once.
 */
export class DeletionGuard {
  private readonly existing = new LRUCache<string, true>({ max: EXISTING_MAX });
  /** When each deletion was first reported. */
  private readonly reported = new LRUCache<string, number>({ max: EXISTING_MAX });
  /** The reports of the last minute, newest last. */
  private readonly recent = new Map<string, number>();
  /** Reported during an outage: only the webhook confirms it. */
  private readonly unconfirmed = new LRUCache<string, true>({ max: EXISTING_MAX });
  private readonly published = new LRUCache<string, number>({ max: 1000 });
  private outageLogged = Number.NEGATIVE_INFINITY;
  private readonly confirmationMs: number;

  /** @param confirmationMs least time between the two reads that confirm a deletion */
  constructor(confirmationMs: number) {
    this.confirmationMs = confirmationMs;
  }

  /** Records that content exists. */
  exists(key: string): void {
    this.existing.set(key, true);
    this.forgetReports(key);
  }

  /** Records the tags of a webhook call. */
  publish(tags: readonly string[], now = Date.now()): void {
    for (const tag of tags) this.published.set(tag, now);
  }

  /** Whether a deletion is confirmed; what never existed needs no confirmation. */
  confirms({ key, tags, isRequired, isDeleted }: Deletion, now = Date.now()): boolean {
    if (!this.existing.has(key)) return true;
    const isPublished = tags.some((tag) => (this.published.get(tag) ?? Number.NEGATIVE_INFINITY) > now - PUBLISHED_MS);
    if (!isPublished && !this.isRepeated(key, isRequired, isDeleted, now)) return false;
    this.existing.delete(key);
    this.forgetReports(key);
    return true;
  }

  private forgetReports(key: string): void {
    this.reported.delete(key);
    this.recent.delete(key);
    this.unconfirmed.delete(key);
  }

  private isRepeated(key: string, isRequired: boolean, isDeleted: boolean, now: number): boolean {
    const first = this.reported.get(key) ?? now;
    this.reported.set(key, first);
    this.recent.delete(key);
    this.recent.set(key, now);
    for (const [other, time] of this.recent) {
      if (time > now - MINUTE_MS) break;
      this.recent.delete(other);
    }
    if (this.recent.size >= OUTAGE_COUNT) {
      for (const other of this.recent.keys()) this.unconfirmed.set(other, true);
      if (now - this.outageLogged >= MINUTE_MS) {
        log('error', 'content-outage', { missing: this.recent.size });
        this.outageLogged = now;
      }
    }
    return !isRequired && !this.unconfirmed.has(key) && (isDeleted || now - first >= this.confirmationMs);
  }
}

export function deletionGuard(): DeletionGuard {
  return oncePerProcess('deletion-guard', () => {
    return new DeletionGuard(Math.min(settings.CONTENT_REVALIDATE_SECONDS * 1000, MINUTE_MS));
  });
}
