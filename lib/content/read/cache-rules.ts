/** Tag of pages and reads that are cached in memory only: a query selects them, and there is no limit to their number. */
export const MEMORY_ONLY_TAG = 'memory-only';

/** Tag of a page whose record was deleted; it is sent with status 410. */
export const DELETED_TAG = 'status:410';

/** Tag of a page of results without a result. */
export const EMPTY_SEARCH_TAG = 'empty-search';

/** Tag of a page that is not stored, so that the last good one stays. */
export const NO_STORE_TAG = 'no-store';

/** How long a page that was missing is so, before it is read again, in seconds: it may be published, or an outage may end. */
export const MISSING_SECONDS = 15;

/** Whether a cached read, as JSON, says that its content does not exist or was deleted. */
export function isMissingRead(json: string): boolean {
  return json === '{"status":"missing"}' || json === '{"status":"deleted"}';
}
