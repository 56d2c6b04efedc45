import { LRUCache } from 'lru-cache';
import { settings } from '#lib/config/settings.ts';
import { log } from '#lib/observability/log.ts';
import { oncePerProcess } from '#lib/platform/once-per-process.ts';

/** More than the number of documents and lists of the site. A forgotten one may become missing at once. */
const EXISTING_MAX = 50_000;
const MINUTE_MS = 60_000;
/** Content that becomes missing within this time after the webhook has named it is believed to be missing. */
const PUBLISHED_MS = 60 * MINUTE_MS;
/** This many known documents that become missing within a minute are an outage and not the work of editors. */
const OUTAGE_COUNT = 5;

/** A read whose content is reported missing, or whose list is empty now. */
interface Disappeared {
  key: string;
  tags: readonly string[];
  /** Whether the site cannot do without it: the document of a fixed address. */
  isRequired: boolean;
  /** Whether the content service says that it was deleted for good (410). */
  isDeleted: boolean;
}

/**
 * Tells deleted content from a content service that wrongly reports content as missing. What has existed is believed to be missing
 * when the webhook has named it, or when a read at least one renewal later confirms it and few others disappeared with it.
 */
export class Disappearance {
  private readonly existing = new LRUCache<string, true>({ max: EXISTING_MAX });
  /** When each of them was first reported missing. */
  private readonly reported = new LRUCache<string, number>({ max: EXISTING_MAX });
  /** The reports of the last minute, newest last. */
  private readonly recent = new Map<string, number>();
  /** Content that disappeared together with many others. */
  private readonly doubted = new LRUCache<string, true>({ max: EXISTING_MAX });
  private readonly published = new LRUCache<string, number>({ max: 1000 });
  private outageLogged = Number.NEGATIVE_INFINITY;
  private readonly confirmationMs: number;

  /** @param confirmationMs the least time between the two reads that report something missing */
  constructor(confirmationMs: number) {
    this.confirmationMs = confirmationMs;
  }

  /** Remembers that content exists. */
  exists(key: string): void {
    this.existing.set(key, true);
    this.forgetReports(key);
  }

  /** Remembers that the webhook has named these tags. */
  publish(tags: readonly string[], now = Date.now()): void {
    for (const tag of tags) this.published.set(tag, now);
  }

  /** Whether to believe that content is missing. */
  isBelieved({ key, tags, isRequired, isDeleted }: Disappeared, now = Date.now()): boolean {
    if (!this.existing.has(key)) return true;
    const isPublished = tags.some((tag) => (this.published.get(tag) ?? Number.NEGATIVE_INFINITY) > now - PUBLISHED_MS);
    if (!isPublished && !this.isConfirmed(key, isRequired, isDeleted, now)) return false;
    this.existing.delete(key);
    this.forgetReports(key);
    return true;
  }

  private forgetReports(key: string): void {
    this.reported.delete(key);
    this.recent.delete(key);
    this.doubted.delete(key);
  }

  private isConfirmed(key: string, isRequired: boolean, isDeleted: boolean, now: number): boolean {
    const first = this.reported.get(key) ?? now;
    this.reported.set(key, first);
    this.recent.delete(key);
    this.recent.set(key, now);
    for (const [other, time] of this.recent) {
      if (time > now - MINUTE_MS) break;
      this.recent.delete(other);
    }
    if (this.recent.size >= OUTAGE_COUNT) {
      for (const each of this.recent.keys()) this.doubted.set(each, true);
      if (now - this.outageLogged >= MINUTE_MS) {
        log('error', 'content-outage', { missing: this.recent.size });
        this.outageLogged = now;
      }
    }
    return !isRequired && !this.doubted.has(key) && (isDeleted || now - first >= this.confirmationMs);
  }
}

/** The record of disappeared content of this process. */
export function disappearance(): Disappearance {
  return oncePerProcess(
    'disappearance',
    () => new Disappearance(Math.min(settings.CONTENT_REVALIDATE_SECONDS * 1000, MINUTE_MS)),
  );
}
