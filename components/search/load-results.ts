import { pageCount } from '#components/lists/page-numbers.ts';
import { SEARCH_PAGE_SIZE } from '#lib/config/constants.ts';
import type { SearchAnswer } from '#lib/content/contract/documents.ts';
import { search } from '#lib/content/search.ts';
import type { SearchQuery } from '#lib/content/search-query.ts';
import type { Locale } from '#lib/i18n/locales.ts';

/**
 * Loads a page of search results: the last one when the page number is too high, of all categories when the category does not
 * exist (spec 2.4).
 * @returns the results and their page number, from 1
 * @throws {ContentError}
 */
export async function loadResults(query: SearchQuery, locale: Locale): Promise<{ answer: SearchAnswer; page: number }> {
  const page = Number(query.page_no ?? 1);
  const answer = await search(query, locale);
  const exists = answer.category_counts.some(({ slug }) => slug === query.category);
  if (query.category !== undefined && answer.category_counts.length > 0 && !exists) {
    return loadResults({ ...query, category: undefined }, locale);
  }
  const last = pageCount(answer.total_count, SEARCH_PAGE_SIZE);
  if (last === 0 || page <= last) return { answer, page };
  return { answer: await search({ ...query, page_no: String(last) }, locale), page: last };
}
