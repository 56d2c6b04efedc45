import type { OutgoingHttpHeaders } from 'node:http';
import { oncePerProcess } from '#lib/platform/once-per-process.ts';
import type { Found, SetContext } from './cache-entry.ts';

/** How long a prepared page is used when its lifetime is not known, in seconds. */
const LIFETIME_SECONDS = 60;

/** The stored parts of a page. */
export interface StoredPage {
  html: string;
  rscData: Buffer | undefined;
  headers: OutgoingHttpHeaders;
  /** Its lifetime, in seconds. */
  cacheControl: { revalidate: number; expire: number | undefined };
}

interface Prepared extends StoredPage {
  /** When it should be rendered again, in milliseconds. */
  staleAt: number;
}

/** How long a page that is stored may be used. */
export function lifetimeOf(context: SetContext): StoredPage['cacheControl'] {
  const { revalidate, expire } = ('cacheControl' in context && context.cacheControl) || {};
  return { revalidate: Number(revalidate) || LIFETIME_SECONDS, expire };
}

/** A page of each language, rendered once for all addresses that have it: those are not rendered, or without content. */
export class PreparedPages {
  private readonly pages = new Map<string, Prepared>();
  /** When content was last published, in milliseconds. */
  private publishedAt = Number.NEGATIVE_INFINITY;

  /** Whether an address needs no page of its own. */
  isFresh(name: string, now = Date.now()): boolean {
    return now < (this.pages.get(name)?.staleAt ?? 0);
  }

  get(name: string): StoredPage | undefined {
    return this.pages.get(name);
  }

  /** @param startedAt when its request began, in milliseconds: what was published since may not be in it */
  set(name: string, page: StoredPage, startedAt: number, now = Date.now()): void {
    const isOutdated = startedAt <= this.publishedAt;
    if (isOutdated && this.isFresh(name, now)) return;
    const staleAt = isOutdated ? 0 : now + page.cacheControl.revalidate * 1000;
    this.pages.set(name, { ...page, staleAt });
  }

  /** The next ones are rendered again, and what was remembered of addresses is asked for again: content has changed. */
  expire(now = Date.now()): void {
    this.publishedAt = now;
    for (const page of this.pages.values()) page.staleAt = 0;
  }

  /**
   * A prepared page as the page of an address; stale after its lifetime, and when content was published since.
   * @param page the prepared page, with what is different for this address
   * @param askedAt when the address was asked for, in milliseconds
   */
  pageOf({ html, rscData, headers, cacheControl }: StoredPage, status: number, askedAt: number): Found {
    const value = { kind: 'APP_PAGE', html, rscData, headers, status, postponed: undefined, segmentData: undefined };
    const staleSince = Date.now() - cacheControl.revalidate * 1000 - 1;
    return { lastModified: askedAt <= this.publishedAt ? Math.min(askedAt, staleSince) : askedAt, cacheControl, value } as Found;
  }
}

/** The not-found pages of this process. */
export function notFoundPages(): PreparedPages {
  return oncePerProcess('not-found-pages', () => new PreparedPages());
}

/** The pages of searches without results of this process, with placeholders. */
export function noResultsPages(): PreparedPages {
  return oncePerProcess('no-results-pages', () => new PreparedPages());
}

/** Content has changed. */
export function expirePreparedPages(now?: number): void {
  notFoundPages().expire(now);
  noResultsPages().expire(now);
}
