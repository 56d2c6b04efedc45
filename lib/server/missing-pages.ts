import { LRUCache } from 'lru-cache';
import { isLocale, toLocale } from '#lib/i18n/locales.ts';
import { type Entry, type Found, type PageEntry, type SetContext, TAGS_HEADER } from './cache-entry.ts';
import { contentChecks } from './content-checks.ts';
import { lifetimeOf, notFoundPages } from './prepared-pages.ts';
import { wantsPreparedPage, withRenderStatus } from './render-status.ts';
import { readPageKey } from './view.ts';

/** Addresses that never existed, and reads of content that never existed: each is a status and a time, about 300 bytes. */
const MISSING_MAX = 10_000;

function joinTags(...lists: unknown[]): string {
  return [...new Set(lists.flatMap((list) => (typeof list === 'string' ? list.split(',') : [])))].join(',');
}

/** The language of a page. Addresses that the middleware does not see, such as `/art/nope`, have their folder in its place. */
const localeOf = (key: string) => toLocale(readPageKey(key).locale);

interface MissingPage {
  status: number;
  lastModified: number;
}

interface MissingRead {
  /** One object for all reads with the same result. */
  value: Entry;
  lastModified: number;
}

/** What never existed, in memory: addresses, which have the HTML of one prepared page for each language, and reads of content. */
export class MissingPages {
  private readonly pages = new LRUCache<string, MissingPage>({ max: MISSING_MAX });
  private readonly reads = new LRUCache<string, MissingRead>({ max: MISSING_MAX });
  private readonly results = new Map<string, Entry>();

  /**
   * Makes a rendered not-found page the prepared one, or replaces a page without content by the prepared one.
   * @param startedAt when its request began, in milliseconds
   */
  share(key: string, entry: PageEntry, context: SetContext, startedAt: number): void {
    const locale = localeOf(key);
    const html = entry.html.toString();
    const prepared = notFoundPages().get(locale);
    if (prepared && wantsPreparedPage(html)) {
      entry.html = withRenderStatus(prepared.html, entry.status ?? 404);
      entry.rscData = prepared.rscData;
      entry.headers = {
        ...prepared.headers,
        [TAGS_HEADER]: joinTags(entry.headers?.[TAGS_HEADER], prepared.headers[TAGS_HEADER]),
      };
    } else {
      const { rscData, headers = {} } = entry;
      const page = { html: withRenderStatus(html, 404), rscData, headers, cacheControl: lifetimeOf(context) };
      notFoundPages().set(locale, page, startedAt);
    }
  }

  /** The prepared page for an address that is remembered; stale after its lifetime, and when content was published since. */
  get(key: string): Found | undefined {
    const missing = this.pages.get(key);
    const prepared = missing && notFoundPages().get(localeOf(key));
    if (!prepared) return undefined;
    const { status, lastModified } = missing;
    const html = status === 404 ? prepared.html : withRenderStatus(prepared.html, status);
    return notFoundPages().pageOf({ ...prepared, html }, status, lastModified);
  }

  /** The prepared page for an address whose document the content service does not have. Nothing is rendered for it. */
  async ask(key: string): Promise<Found | undefined> {
    const { locale, path } = readPageKey(key);
    if (!isLocale(locale) || !notFoundPages().isFresh(locale)) return undefined;
    const lastModified = Date.now();
    const status = await contentChecks().missingStatus?.(path, locale);
    if (status === undefined) return undefined;
    this.pages.set(key, { status, lastModified });
    return this.get(key);
  }

  /** @param lastModified when its request began, in milliseconds: what was published since may exist */
  set(key: string, status = 404, lastModified = Date.now()): void {
    this.pages.set(key, { status, lastModified });
  }

  getRead(key: string): Found | undefined {
    const read = this.reads.get(key);
    return read && { ...read };
  }

  setRead(key: string, entry: Extract<Entry, { kind: 'FETCH' }>, lastModified: number): void {
    const { body } = entry.data;
    const value = this.results.get(body) ?? entry;
    this.results.set(body, value);
    this.reads.set(key, { value, lastModified });
  }

  delete(key: string): void {
    this.pages.delete(key);
    this.reads.delete(key);
  }

  clear(): void {
    this.pages.clear();
    this.reads.clear();
  }
}
