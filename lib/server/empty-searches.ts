import { LRUCache } from 'lru-cache';
import { isLocale } from '#lib/i18n/locales.ts';
import { SEARCH_PATH } from '#lib/routes/table.ts';
import type { Found, PageEntry, SetContext } from './cache-entry.ts';
import { contentChecks } from './content-checks.ts';
import { withSearch } from './no-results-page.ts';
import { lifetimeOf, noResultsPages } from './prepared-pages.ts';
import { readPageKey, readView } from './view.ts';

const BYTES_MAX = 2_000_000;
/** What is counted for each search besides its texts. */
const SEARCH_BYTES = 200;

interface EmptySearch {
  /** Another spelling that has results; empty when there is none. */
  spelling: string;
  /** In milliseconds. */
  askedAt: number;
}

interface Rendered {
  /** The other spelling that its own search offers, or an empty text. */
  spelling: string;
  context: SetContext;
  /** When its request began, in milliseconds. */
  startedAt: number;
}

/** A page that offers another spelling has a link more. */
const nameOf = (locale: string, spelling: string) => (spelling === '' ? locale : `${locale} with a spelling`);

/** Searches without results, in memory. They have the HTML of one of two prepared pages of their language, with their text in it. */
export class EmptySearches {
  private readonly searches = new LRUCache<string, EmptySearch>({
    maxSize: BYTES_MAX,
    sizeCalculation: ({ spelling }, key) => SEARCH_BYTES + key.length + 2 * spelling.length,
  });

  /** Makes a page that was rendered with placeholders a prepared one, and fills in its own search. */
  share(key: string, entry: PageEntry, { spelling, context, startedAt }: Rendered): void {
    const { locale, view } = readPageKey(key);
    const { html, rscData, headers = {} } = entry;
    noResultsPages().set(nameOf(locale, spelling), { html, rscData, headers, cacheControl: lifetimeOf(context) }, startedAt);
    this.searches.set(key, { spelling, askedAt: startedAt });
    Object.assign(entry, withSearch(entry, view, spelling));
  }

  /** The page of a search that is remembered. */
  get(key: string): Found | undefined {
    const search = this.searches.get(key);
    if (!search) return undefined;
    const { spelling, askedAt } = search;
    const { locale, view } = readPageKey(key);
    const prepared = noResultsPages().get(nameOf(locale, spelling));
    return prepared && noResultsPages().pageOf({ ...prepared, ...withSearch(prepared, view, spelling) }, 200, askedAt);
  }

  /** The page of a search that the content service has no results for. Nothing is rendered for it. */
  async ask(key: string): Promise<Found | undefined> {
    const askedAt = Date.now();
    const { locale, view, path } = readPageKey(key);
    if (path !== SEARCH_PATH || !isLocale(locale)) return undefined;
    const spelling = await contentChecks().spellingWithoutResults?.(readView(view), locale);
    if (spelling === undefined || !noResultsPages().isFresh(nameOf(locale, spelling))) return undefined;
    this.searches.set(key, { spelling, askedAt });
    return this.get(key);
  }

  delete(key: string): void {
    this.searches.delete(key);
  }

  clear(): void {
    this.searches.clear();
  }
}
