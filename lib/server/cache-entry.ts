import type fileSystemCache from 'next/dist/server/lib/incremental-cache/file-system-cache.js';
import { tagsManifest } from 'next/dist/server/lib/incremental-cache/tags-manifest.external.js';
import { isMissingJson, MEMORY_ONLY_TAG } from '#lib/content/read/cache-rules.ts';

/** The largest difference between the clocks of the disk and of the process, in milliseconds. */
const CLOCK_MS = 2000;
/** The longest lifetime of an entry, in milliseconds. */
const LIFETIME_MAX = 86_400_000;

/** Types of the cache of Next, which the page cache extends. */
export type Cache = InstanceType<typeof fileSystemCache>;
export type Entry = NonNullable<Parameters<Cache['set']>[1]>;
export type PageEntry = Extract<Entry, { kind: 'APP_PAGE' }>;
export type SetContext = Parameters<Cache['set']>[2];
export type GetContext = Parameters<Cache['get']>[1];
export type Found = NonNullable<Awaited<ReturnType<Cache['get']>>>;

/** The tags of what a page has read, separated by commas. */
export const TAGS_HEADER = 'x-next-cache-tags';

/** Whether an HTTP status means that the page does not exist (404) or was deleted (410). */
export function isMissingStatus(status: number | undefined): boolean {
  return status === 404 || status === 410;
}

/** Whether an entry says that something does not exist. */
export function isMissing(entry: Entry): boolean {
  if (entry.kind === 'FETCH') return isMissingJson(entry.data.body);
  return entry.kind === 'APP_PAGE' && isMissingStatus(entry.status);
}

/** Whether a page is a redirect. */
export function isMoved({ status }: PageEntry): boolean {
  return status === 308;
}

/** Whether fetched data was chosen by the query of an address. */
export function isMemoryOnly(context: object): boolean {
  return 'tags' in context && Array.isArray(context.tags) && context.tags.includes(MEMORY_ONLY_TAG);
}

/** The tags of an entry. A cached page has them in a header, a cached read in the context. */
export function tagsOf(value: Found['value'] | undefined, context: GetContext | SetContext): string[] {
  if ('tags' in context && context.tags) return [...context.tags, ...('softTags' in context ? (context.softTags ?? []) : [])];
  const tags = value && 'headers' in value ? value.headers?.[TAGS_HEADER] : undefined;
  return typeof tags === 'string' ? tags.split(',') : [];
}

/** When one of these tags was last published, as this instance knows it; in milliseconds since 1970. */
export function publishedAt(tags: readonly string[]): number {
  return Math.max(0, ...tags.map((tag) => tagsManifest.get(tag)?.stale ?? 0));
}

/** After how many milliseconds an entry is stale. */
function lifetimeOf({ value, cacheControl }: Partial<Found>, context: GetContext): number {
  const ofRead = value?.kind === 'FETCH' ? value.revalidate : undefined;
  const seconds = (context.kind === 'FETCH' && context.revalidate) || ofRead || cacheControl?.revalidate;
  return typeof seconds === 'number' ? seconds * 1000 : Number.POSITIVE_INFINITY;
}

/** Whether an entry is older than its lifetime, or one of its tags was published after it was made. */
export function isStale(found: Partial<Found>, context: GetContext): boolean {
  const { value, lastModified = 0 } = found;
  return lastModified + lifetimeOf(found, context) < Date.now() || publishedAt(tagsOf(value, context)) > lastModified;
}

/** Makes an entry stale whose time is in the future, because the clock was set back; it would be fresh for too long. */
export function ageFutureEntry(found: Found, context: GetContext, now: number): void {
  if ((found.lastModified ?? 0) > now + CLOCK_MS) found.lastModified = now - Math.min(lifetimeOf(found, context), LIFETIME_MAX);
}
