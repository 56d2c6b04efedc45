import { DELETED_TAG, MISSING_SECONDS, NO_STORE_TAG } from '#lib/content/read/cache-rules.ts';

/** By default Next allows caches in front to send it for weeks. */
const GONE_CONTROL = `s-maxage=${MISSING_SECONDS}, stale-while-revalidate=${MISSING_SECONDS}`;

interface PageValue {
  status?: number | undefined;
  headers?: Record<string, string | string[] | undefined> | undefined;
}

/**
 * Sets status 410 of a deleted page, and the `Cache-Control` of one that is missing or not stored. Assumes that Next sends the status and
 * the headers that a value has after `set`; else the first is a 404, and caches in front keep the others for longer.
 */
export function setStatusAndCacheControl(value: PageValue, tags: readonly string[]): void {
  if (tags.includes(DELETED_TAG)) value.status = 410;
  const isGone = value.status === 404 || value.status === 410;
  const control = tags.includes(NO_STORE_TAG) ? 'no-store' : isGone ? GONE_CONTROL : undefined;
  if (control !== undefined) value.headers = { ...value.headers, 'cache-control': control };
}
