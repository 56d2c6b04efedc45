import type { SearchQuery } from '#lib/contract/search-query.ts';
import type { Locale } from '#lib/i18n/locales.ts';
import { oncePerProcess } from '#lib/platform/once-per-process.ts';

interface ContentChecks {
  /**
   * The status of an address whose document does not exist (404) or was deleted (410), without rendering it; `undefined` when it
   * exists, or when that is not known soon.
   */
  missingStatus?: (path: string, locale: Locale) => Promise<404 | 410 | undefined>;
  /** For a search without results another spelling that has some, or an empty text; `undefined` when it has results. */
  spellingWithoutResults?: (query: SearchQuery, locale: Locale) => Promise<string | undefined>;
}

/** Set by the modules of the routes: the page cache is a bundle of its own, and would load the content a second time. */
export function contentChecks(): ContentChecks {
  return oncePerProcess<ContentChecks>('content-checks', () => ({}));
}
