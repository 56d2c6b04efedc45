import { createHash } from 'node:crypto';
import { unstable_cache } from 'next/cache';
import { settings } from '#lib/config/settings.ts';
import { noteTags } from '#lib/observability/request-context.ts';
import { contentCacheKey } from '../client/transport.ts';
import { DELETED_TAG, EMPTY_SEARCH_TAG, MEMORY_ONLY_TAG, MISSING_SECONDS, NO_STORE_TAG } from './cache-rules.ts';

/** In seconds, for a page without an optional section. */
const REVALIDATE_SOON_SECONDS = MISSING_SECONDS;

/** Hashed: Next.js prints keys in its errors, and a key may contain what a visitor typed. */
async function hash(key: readonly string[]): Promise<string> {
  return createHash('sha256')
    .update(JSON.stringify([await contentCacheKey(), ...key]))
    .digest('base64url');
}

/** Makes the current page stale soon: Next.js uses the shortest lifetime of its reads. */
export const revalidateSoon: () => Promise<number> = unstable_cache(async () => 0, ['revalidate-soon'], {
  revalidate: REVALIDATE_SOON_SECONDS,
});

/** A read that returns at once and gives the page that is being rendered a tag, which is the one documented way to do so. */
const tagPage = (tag: string): Promise<number> => unstable_cache(async () => 0, ['tag-page', tag], { tags: [tag] })();

/** Keeps the page that is being rendered in memory only. */
export const keepInMemoryOnly = () => tagPage(MEMORY_ONLY_TAG);

/** Sends the page that is being rendered and does not store it: the last good one stays. */
export const sendNoStore = () => tagPage(NO_STORE_TAG);

/** Marks the page that is being rendered as a search without results, for visitors who get it from the cache. */
export const markAsEmptySearch = () => tagPage(EMPTY_SEARCH_TAG);

/** Sends the page that is being rendered with status 410. */
export const sendAsDeleted = () => tagPage(DELETED_TAG);

/**
 * Caches `load` for `CONTENT_REVALIDATE_SECONDS`. When renewing fails, the last good value is used and the page is rendered
 * again soon.
 * @throws what `load` throws when there is no earlier value
 */
export async function cached<Value>(key: readonly string[], tags: string[], load: () => Promise<Value>): Promise<Value> {
  noteTags(tags);
  let hasFailed = false;
  const loadOrFail = () =>
    load().catch((error: unknown) => {
      hasFailed = true;
      throw error;
    });
  const value = await unstable_cache(loadOrFail, [await hash(key)], { revalidate: settings.CONTENT_REVALIDATE_SECONDS, tags })();
  if (hasFailed) await revalidateSoon();
  return value;
}
