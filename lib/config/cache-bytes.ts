/** What each cache of the server may hold, in bytes. The sum is logged at the start. */
export const CACHE_BYTES = {
  /** Pages and reads that are on the disk, too. */
  pages: 48 * 2 ** 20,
  /** Pages of a query, redirects, and what does not exist. */
  transient: 12 * 2 ** 20,
  socialImages: 16 * 2 ** 20,
} as const;
