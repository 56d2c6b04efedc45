/** What each cache of the server may hold, in bytes. The sum is logged at the start. */
export const CACHE_BYTES = {
  /** Pages and reads that are on the disk, too. */
  pages: 24 * 2 ** 20,
  /** Pages of a query, redirects, and what does not exist. */
  memoryOnly: 8 * 2 ** 20,
  socialImages: 16 * 2 ** 20,
} as const;

/** How many entries each small cache may hold, and about how many bytes one takes. */
export const CACHE_ENTRIES = {
  publishedTags: { max: 20_000, bytes: 150 },
  redisTags: { max: 50_000, bytes: 150 },
  /** What is known to exist, and what was reported missing. */
  existingContent: { max: 20_000, bytes: 400 },
  formTokens: { max: 20_000, bytes: 100 },
  /** Clients with a first render in the last ten seconds: as many as can ask in that time, about this many. */
  clients: { max: 20_000, bytes: 300 },
  /** When each kept picture was fetched. */
  media: { max: 10_000, bytes: 200 },
  /** Of each of three kinds: searches, missing pages, errors of browsers. */
  misses: { max: 1000, bytes: 1500 },
  socialCards: { max: 24, bytes: 1_300_000 },
} as const;

const MINUTE_MS = 60_000;
/** The indexes of the embedded search: as many as there are languages. */
export const SEARCH_ENGINES = { max: 12, bytes: 8_000_000, idle: 10 * MINUTE_MS } as const;
/** The indexes of lists with a search, for each language. */
export const LIST_ENGINES = { max: 36, bytes: 900_000, idle: 10 * MINUTE_MS } as const;

/** What all caches may hold together, in bytes. */
export function cacheBytesMax(): number {
  const bytes: number[] = Object.values(CACHE_BYTES);
  const entries = [...Object.values(CACHE_ENTRIES), SEARCH_ENGINES, LIST_ENGINES].map(({ max, bytes: each }) => max * each);
  return [...bytes, ...entries].reduce((sum, each) => sum + each, 0);
}
