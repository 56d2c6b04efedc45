import type { OutgoingHttpHeaders } from 'node:http';
import { oncePerProcess } from './once-per-process.ts';

/** The stored parts of a page. */
interface StoredPage {
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

/**
 * The not-found page of each language, rendered once for all addresses that do not exist: their pages are not rendered, or without
 * header, footer and texts, and get these parts from here.
 */
export class NotFoundPages {
  private readonly pages = new Map<string, Prepared>();
  /** When content was last published, in milliseconds. */
  publishedAt = Number.NEGATIVE_INFINITY;

  /** Whether an address that does not exist needs no not-found page of its own. */
  isFresh(locale: string, now = Date.now()): boolean {
    return now < (this.pages.get(locale)?.staleAt ?? 0);
  }

  get(locale: string): StoredPage | undefined {
    return this.pages.get(locale);
  }

  /** @param startedAt when its request began, in milliseconds: what was published since may not be in it */
  set(locale: string, page: StoredPage, startedAt: number, now = Date.now()): void {
    const staleAt = startedAt <= this.publishedAt ? 0 : now + page.cacheControl.revalidate * 1000;
    this.pages.set(locale, { ...page, staleAt });
  }

  /** The next ones are rendered again, and addresses that were missing are looked for again: content has changed. */
  expire(now = Date.now()): void {
    this.publishedAt = now;
    for (const page of this.pages.values()) page.staleAt = 0;
  }
}

/** The not-found pages of this process. */
export function notFoundPages(): NotFoundPages {
  return oncePerProcess('not-found-pages', () => new NotFoundPages());
}
