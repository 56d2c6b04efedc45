import { LRUCache } from 'lru-cache';
import fileSystemCache from 'next/dist/server/lib/incremental-cache/file-system-cache.js';
import type { CacheHandlerContext } from 'next/dist/server/lib/incremental-cache/index.js';
import { PAGE_VERSION_HEADER } from '#lib/browser/wake-script.ts';
import { isMissingJson, MEMORY_ONLY_TAG } from '#lib/content/cache-rules.ts';
import { pageChoicesIn } from '#lib/content/page-choices.ts';
import { toLocale } from '#lib/i18n/locales.ts';
import { lightPage } from './light-page.ts';
import { log } from './log.ts';
import { notFoundPages } from './not-found-pages.ts';
import { queryReduction } from './query-reduction.ts';
import { renderStatusOf, wantsPreparedPage, withRenderStatus } from './render-status.ts';
import { hasQuery, readPageKey, readView } from './view.ts';
import { wholeFiles } from './whole-files.ts';

// Next loads this module as CommonJS or as ESM; in the latter the class is the default export of the default export.
const FileSystemCache = 'default' in fileSystemCache ? (fileSystemCache.default as typeof fileSystemCache) : fileSystemCache;
type Base = InstanceType<typeof fileSystemCache>;
type Entry = NonNullable<Parameters<Base['set']>[1]>;
type Found = NonNullable<Awaited<ReturnType<Base['get']>>>;
type PageEntry = Extract<Entry, { kind: 'APP_PAGE' }>;

/** The language of a page. Addresses that the middleware does not see, such as `/art/nope`, have their folder in its place. */
const localeOf = (key: string) => toLocale(readPageKey(key).locale);

/** How long a visitor or crawler is asked to wait before trying a failed page again, in seconds. */
const RETRY_AFTER_SECONDS = '30';

/** The tags of what a page has read, separated by commas. */
const TAGS_HEADER = 'x-next-cache-tags';

function joinTags(...lists: unknown[]): string {
  return [...new Set(lists.flatMap((list) => (typeof list === 'string' ? list.split(',') : [])))].join(',');
}

/** More keys than the site has pages; a forgotten one costs a page that stays on the disk after its removal until the next deployment. */
const EXISTING_MAX = 50_000;

/** Addresses that never existed, of which only the headers are kept: about 1 KB each. */
const MISSING_MAX = 10_000;

/** How long the not-found page is used when its lifetime is not known, in seconds. */
const NOT_FOUND_SECONDS = 60;

function isMissingStatus(status: number | undefined): boolean {
  return status === 404 || status === 410;
}

/** Whether an entry says that something does not exist. */
function isMissing(entry: Entry): boolean {
  if (entry.kind === 'FETCH') return isMissingJson(entry.data.body);
  return entry.kind === 'APP_PAGE' && isMissingStatus(entry.status);
}

/** Whether a page is a redirect to its address. */
function isMoved({ status }: PageEntry): boolean {
  return status === 308;
}

/** The cached 404 of an address that never existed, without the parts that all share. */
interface MissingPage {
  status: number | undefined;
  headers: PageEntry['headers'];
  lastModified: number;
  cacheControl: Found['cacheControl'];
}

/** Remembers what visitors can choose on a page. */
function learnChoices(key: string, html: string): void {
  const choices = pageChoicesIn(html);
  const { locale, view, path } = readPageKey(key);
  if (choices) queryReduction().learn(locale + path, readView(view), choices);
}

/** Whether fetched data was chosen by the query of an address. */
function isMemoryOnly(context: object): boolean {
  return 'tags' in context && Array.isArray(context.tags) && context.tags.includes(MEMORY_ONLY_TAG);
}

/**
 * The file-system cache of Next, with these rules:
 * - Pages are light: they carry neither the framework's scripts nor its flight data until a visitor wants them.
 * - A missing or failed page is answered with the status written in its HTML. A failure is not cached, so the last good page stays.
 * - A 404 of something that never existed is cached in memory only, so that junk addresses cannot fill the disk. A 404 of
 *   something that existed replaces it on the disk. All have the HTML of one prepared page for each language.
 * - A redirect is cached in memory only.
 * - Pages of addresses with a query, and data chosen by one, are cached in memory only for the same reason: the memory is bounded.
 * - Flight data in segments is not kept: it serves navigation in the browser, which the site does not use.
 */
export default class PageCache extends FileSystemCache {
  // Next makes a cache for each request: what outlives it is static.
  /** Keys of what exists or has existed. */
  private static readonly existing = new LRUCache<string, true>({ max: EXISTING_MAX });
  private static readonly missing = new LRUCache<string, MissingPage>({ max: MISSING_MAX });
  private static hasLoggedUnknownPage = false;

  private readonly memory: Base;

  constructor(context: CacheHandlerContext & ConstructorParameters<typeof fileSystemCache>[0]) {
    const fs = wholeFiles(context.fs);
    super({ ...context, fs });
    this.memory = new FileSystemCache({ ...context, fs, flushToDisk: false });
  }

  /** Forgets what is kept for all requests; for tests. */
  static reset(): void {
    PageCache.existing.clear();
    PageCache.missing.clear();
    PageCache.hasLoggedUnknownPage = false;
  }

  override async set(...[key, entry, context]: Parameters<Base['set']>): Promise<void> {
    if (entry?.kind === 'FETCH' && isMemoryOnly(context)) return this.memory.set(key, entry, context);
    if (entry?.kind === 'FETCH' && isMissing(entry)) return this.setMissing(key, entry, context);
    if (entry?.kind !== 'APP_PAGE') return this.setExisting(key, entry, context);
    if (isMoved(entry)) return this.setMoved(key, entry, context);
    // Next answers a first render with the HTML, status and headers that the entry has after this call.
    entry.segmentData = undefined;
    this.makeLight(key, entry);
    const rendered = renderStatusOf(entry.html.toString());
    entry.status = rendered?.status ?? entry.status;
    if (isMissingStatus(entry.status) && !rendered?.isFailure) this.shareNotFoundPage(key, entry, context);
    const good = entry.status === undefined || entry.status === 200;
    if (good) learnChoices(key, entry.html.toString());
    if (good && hasQuery(key)) return this.memory.set(key, entry, context);
    if (good) return this.setExisting(key, entry, context);
    if (isMissingStatus(entry.status) && !rendered?.isFailure) return this.setMissing(key, entry, context);
    entry.headers = { ...entry.headers, 'cache-control': 'no-store', 'retry-after': RETRY_AFTER_SECONDS };
  }

  override async get(...[key, context]: Parameters<Base['get']>): ReturnType<Base['get']> {
    const found = this.getMissing(key) ?? (await super.get(key, context));
    if (found?.value?.kind === 'APP_PAGE' && !isMoved(found.value)) {
      const html = found.value.html.toString();
      // A file that was cut, by a full disk for example, is no page.
      if (!html.includes('</html>')) return null;
      // A page of an earlier process.
      if (!hasQuery(key) && !PageCache.existing.has(key)) learnChoices(key, html);
      // Pages made by the build have not passed `set`.
      this.makeLight(key, found.value);
    }
    const memoryOnly = context.kind === 'FETCH' ? isMemoryOnly(context) : hasQuery(key);
    if (found?.value && !isMissing(found.value) && !memoryOnly) PageCache.existing.set(key, true);
    return found;
  }

  override async revalidateTag(...[tags, durations]: Parameters<Base['revalidateTag']>): Promise<void> {
    notFoundPages().expire();
    return super.revalidateTag(tags, durations);
  }

  /** Makes a rendered not-found page the prepared one, or puts the prepared one in the place of a page without content. */
  private shareNotFoundPage(key: string, entry: PageEntry, context: Parameters<Base['set']>[2]): void {
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

  private getMissing(key: string): Found | undefined {
    const missing = PageCache.missing.get(key);
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

  /** Next has set `location` on the first answer already and would add that of the entry. */
  private async setMoved(key: string, entry: PageEntry, context: Parameters<Base['set']>[2]): Promise<void> {
    await this.memory.set(key, { ...entry }, context);
    const { location: _set, ...headers } = entry.headers ?? {};
    entry.headers = headers;
  }

  private makeLight(key: string, entry: PageEntry): void {
    if (entry.headers?.[PAGE_VERSION_HEADER] !== undefined) return;
    const light = lightPage(entry.html.toString());
    if (light !== undefined) {
      entry.html = light.html;
      entry.headers = { ...entry.headers, [PAGE_VERSION_HEADER]: light.version };
    } else if (!PageCache.hasLoggedUnknownPage) {
      PageCache.hasLoggedUnknownPage = true;
      log('error', 'page-not-light', { key });
    }
  }

  private async setExisting(...[key, entry, context]: Parameters<Base['set']>): Promise<void> {
    PageCache.existing.set(key, true);
    PageCache.missing.delete(key);
    return super.set(key, entry, context);
  }

  private async setMissing(...[key, entry, context]: Parameters<Base['set']>): Promise<void> {
    if (PageCache.existing.delete(key)) return super.set(key, entry, context);
    if (entry?.kind !== 'APP_PAGE') return this.memory.set(key, entry, context);
    const { status, headers } = entry;
    const cacheControl = 'cacheControl' in context ? context.cacheControl : undefined;
    PageCache.missing.set(key, { status, headers, lastModified: Date.now(), cacheControl });
  }
}
