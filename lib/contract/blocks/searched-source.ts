import type { PageQuery } from '../page-query.ts';
import type { Source } from '../source.ts';

/** Source of a list that has another one for searches. */
export function searchedSource(
  block: { source?: Source | undefined; search_source?: Source | undefined },
  query: PageQuery,
): Source | undefined {
  return query.search === undefined ? block.source : (block.search_source ?? block.source);
}
