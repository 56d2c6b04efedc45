import { DELETED_TAG, UNCONFIRMED_TAG } from '#lib/content/read/cache-rules.ts';

interface PageValue {
  status?: number | undefined;
  headers?: Record<string, string | string[] | undefined> | undefined;
}

/**
 * Gives the page of a deleted record its status, and one that is not stored its `Cache-Control`. Assumes that Next sends the status and
 * the headers that a value has after `set`; else the first is a 404, and caches in front keep the second for 15 seconds.
 */
export function applyTags(value: PageValue, tags: readonly string[]): void {
  if (tags.includes(DELETED_TAG)) value.status = 410;
  if (tags.includes(UNCONFIRMED_TAG)) value.headers = { ...value.headers, 'cache-control': 'no-store' };
}
