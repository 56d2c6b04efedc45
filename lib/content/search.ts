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

/** Whether a search has no results in any category (spec 2.4). */
export function hasNoResults({ total_count, category_counts }: SearchAnswer): boolean {
  return total_count === 0 && category_counts.every(({ count }) => count === 0);
}

/**
 * The other spelling that the page of a search without results offers (spec 2.4): empty when it offers none; `undefined` when there are
 * results, or when the content service fails.
 */
export async function spellingWithoutResults(query: SearchQuery, locale: Locale): Promise<string | undefined> {
  if (query.searchItem === undefined) return undefined;
  const answer = await searchSite(query, locale).catch(() => undefined);
  return answer && hasNoResults(answer) ? (answer.did_you_mean ?? '') : undefined;
}
