import { LRUCache } from 'lru-cache';
import { toLocale } from '#lib/i18n/locales.ts';
import { type Found, type PageEntry, type SetContext, TAGS_HEADER } from './cache-entry.ts';
import { notFoundPages } from './not-found-pages.ts';
import { wantsPreparedPage, withRenderStatus } from './render-status.ts';
import { readPageKey } from './view.ts';

/** Addresses that never existed, of which only the headers are kept: about 1 KB each. */
const MISSING_MAX = 10_000;

/** How long the not-found page is used when its lifetime is not known, in seconds. */
const NOT_FOUND_SECONDS = 60;

function joinTags(...lists: unknown[]): string {
  return [...new Set(lists.flatMap((list) => (typeof list === 'string' ? list.split(',') : [])))].join(',');
}

/** The language of a page. Addresses that the middleware does not see, such as `/art/nope`, have their folder in its place. */
const localeOf = (key: string) => toLocale(readPageKey(key).locale);

/** The cached 404 of an address that never existed, without the parts that all share. */
interface MissingPage {
  status: number | undefined;
  headers: PageEntry['headers'];
  lastModified: number;
  cacheControl: Found['cacheControl'];
}

/** The 404s of addresses that never existed, in memory. They have the HTML of one prepared page for each language. */
export class MissingPages {
  private readonly pages = new LRUCache<string, MissingPage>({ max: MISSING_MAX });

  /** Makes a rendered not-found page the prepared one, or replaces a page without content by the prepared one. */
  share(key: string, entry: PageEntry, context: SetContext): void {
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
      const lifetime = 'cacheControl' in context ? Number(context.cacheControl?.revalidate) : 0;
      const { rscData, headers = {} } = entry;
      notFoundPages().set(locale, { html: withRenderStatus(html, 404), rscData, headers }, lifetime || NOT_FOUND_SECONDS);
    }
  }

  get(key: string): Found | undefined {
    const missing = this.pages.get(key);
    const prepared = missing && notFoundPages().get(localeOf(key));
    if (!prepared) return undefined;
    const { status, headers, lastModified, cacheControl } = missing;
    const html = status === 404 ? prepared.html : withRenderStatus(prepared.html, status ?? 404);
    const value = {
      kind: 'APP_PAGE',
      html,
      rscData: prepared.rscData,
      headers,
      status,
      postponed: undefined,
      segmentData: undefined,
    };
    return { lastModified, cacheControl, value } as Found;
  }

  set(key: string, { status, headers }: PageEntry, context: SetContext): void {
    const cacheControl = 'cacheControl' in context ? context.cacheControl : undefined;
    this.pages.set(key, { status, headers, lastModified: Date.now(), cacheControl });
  }

  delete(key: string): void {
    this.pages.delete(key);
  }

  clear(): void {
    this.pages.clear();
  }
}
