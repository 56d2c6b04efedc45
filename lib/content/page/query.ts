import { decodeQuery, NO_QUERY } from '#lib/routes/query-segment.ts';
import { keepInMemoryOnly } from '../read/cache.ts';

/** The query of a page from its `[query]` segment. A page with a query is kept in memory only. */
export async function pageQuery(segment: string): Promise<Record<string, string>> {
  if (segment !== NO_QUERY) await keepInMemoryOnly();
  return decodeQuery(segment);
}
