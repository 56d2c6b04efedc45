import { SEARCH_PAGE_SIZE } from '#lib/config/constants.ts';
import { settings } from '#lib/config/settings.ts';
import type { Locale } from '#lib/i18n/locales.ts';
import { type SearchAnswer, search as searchAnswer } from './contract/documents.ts';
import { ENDPOINTS } from './contract/endpoints.ts';
import { read, valueOrThrow } from './read.ts';
import type { SearchQuery } from './search-query.ts';

/** The endpoint without `type=suggestion`. */
const RESULTS = { ...ENDPOINTS.search, answer: searchAnswer };
const NO_RESULTS: SearchAnswer = { search: '', results: [], total_count: 0, category_counts: [] };

/**
 * The results of a search (spec 2.4, 7), cached in memory only. Without a search text there is no request.
 * @throws {ContentError}
 */
export async function searchSite({ searchItem, category, page_no = '1' }: SearchQuery, locale: Locale): Promise<SearchAnswer> {
  if (searchItem === undefined) return NO_RESULTS;
  const params = { site: settings.PRODUCT_SLUG, searchItem, page_no, page_size: SEARCH_PAGE_SIZE, category };
  return valueOrThrow(await read(RESULTS, params, locale, { memoryOnly: true })) ?? NO_RESULTS;
}
