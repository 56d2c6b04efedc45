import { pageCount } from '#components/lists/page-numbers.ts';
import { SEARCH_PAGE_SIZE } from '#lib/config/constants.ts';
import type { SearchAnswer } from '#lib/content/contract/documents.ts';
import { search } from '#lib/content/search.ts';
import type { SearchQuery } from '#lib/content/search-query.ts';
import type { Locale } from '#lib/i18n/locales.ts';

/**
 * The page of results an address asks for; the last one when it asks for a page behind the last, and all categories when it
 * asks for one there is not (spec 2.4).
 * @returns the answer and the page it is, counted from 1
 * @throws {ContentError}
 */
export async function loadResults(query: SearchQuery, locale: Locale): Promise<{ answer: SearchAnswer; page: number }> {
  const page = Number(query.page_no ?? 1);
  const answer = await search(query, locale);
  const known = answer.category_counts.some(({ slug }) => slug === query.category);
  if (query.category !== undefined && answer.category_counts.length > 0 && !known) {
    return loadResults({ ...query, category: undefined }, locale);
  }
  const last = pageCount(answer.total_count, SEARCH_PAGE_SIZE);
  if (last === 0 || page <= last) return { answer, page };
  return { answer: await search({ ...query, page_no: String(last) }, locale), page: last };
}
