import { SEARCH_PAGE_SIZE } from '#lib/config/constants.ts';
import { settings } from '#lib/config/settings.ts';
import { type SearchAnswer, search as searchAnswer } from '#lib/contract/documents.ts';
import { ENDPOINTS } from '#lib/contract/endpoints.ts';
import type { SearchQuery } from '#lib/contract/search-query.ts';
import type { Locale } from '#lib/i18n/locales.ts';
import { noteEmptySearch } from '#lib/observability/request-context.ts';
import { markAsEmptySearch } from '../read/cache.ts';
import { read, valueOrThrow } from '../read/read.ts';

/** The endpoint without `type=suggestion`. */
const RESULTS = { ...ENDPOINTS.search, answer: searchAnswer };
const NO_RESULTS: SearchAnswer = { search: '', results: [], total_count: 0, category_counts: [] };

/**
 * Cached in memory only; no request without a text.
 * @throws {ContentError}
 */
async function searchSite({ searchItem, category, page_no = '1' }: SearchQuery, locale: Locale): Promise<SearchAnswer> {
  if (searchItem === undefined) return NO_RESULTS;
  const params = { site: settings.PRODUCT_SLUG, searchItem, page_no, page_size: SEARCH_PAGE_SIZE, category };
  return valueOrThrow(await read(RESULTS, params, locale, { memoryOnly: true })) ?? NO_RESULTS;
}

/**
 * A page of results: the last one when the number is too high, of all categories when the category is unknown.
 * @throws {ContentError}
 */
export async function searchResults(query: SearchQuery, locale: Locale): Promise<{ answer: SearchAnswer; page: number }> {
  const page = Number(query.page_no ?? 1);
  const answer = await searchSite(query, locale);
  const exists = answer.category_counts.some(({ slug }) => slug === query.category);
  if (query.category !== undefined && answer.category_counts.length > 0 && !exists) {
    return searchResults({ ...query, category: undefined }, locale);
  }
  if (query.searchItem !== undefined && settings.COUNT_MISSES && hasNoResults(answer)) {
    noteEmptySearch();
    await markAsEmptySearch();
  }
  const last = Math.ceil(answer.total_count / SEARCH_PAGE_SIZE);
  if (last === 0 || page <= last) return { answer, page };
  return { answer: await searchSite({ ...query, page_no: String(last) }, locale), page: last };
}

export function hasNoResults({ total_count, category_counts }: SearchAnswer): boolean {
  return total_count === 0 && category_counts.every(({ count }) => count === 0);
}
