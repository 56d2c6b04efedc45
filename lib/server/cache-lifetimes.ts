import { SharedCacheControls } from 'next/dist/server/lib/incremental-cache/shared-cache-controls.external.js';

/** Pages that are looked for before their lifetimes are forgotten. */
const PAGES_MAX = 5000;

let pages = 0;

/**
 * Called for each page that is looked for. Next remembers the lifetime of every page that was ever found or stored, junk addresses
 * and searches too. It reads it only for entries without a lifetime of their own, and all in the page cache have one.
 */
export function boundLifetimes(): void {
  pages += 1;
  if (pages % PAGES_MAX === 0) new SharedCacheControls({ routes: {}, dynamicRoutes: {} }).clear();
}
