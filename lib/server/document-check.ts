import type { Locale } from '#lib/i18n/locales.ts';
import { oncePerProcess } from './once-per-process.ts';

interface DocumentCheck {
  /**
   * The status of an address whose document does not exist (404) or was deleted (410), without rendering it; `undefined` when it
   * exists, or when that is not known soon.
   */
  missingStatus?: (path: string, locale: Locale) => Promise<404 | 410 | undefined>;
}

/** Set by the module of the page route: the page cache is a bundle of its own, and would load the content a second time. */
export function documentCheck(): DocumentCheck {
  return oncePerProcess<DocumentCheck>('document-check', () => ({}));
}
