import { SEARCH_PAGE_SIZE, SEARCH_TEXT_MAX } from '#lib/config/constants.ts';
import { settings } from '#lib/config/settings.ts';
import type { Locale } from '#lib/i18n/locales.ts';
import type { Transport } from './client/transport.ts';
import { type SearchAnswer, search as searchShape } from './contract/documents.ts';
import { ENDPOINTS } from './contract/endpoints.ts';
import { readDocument } from './read.ts';

/** What is searched for (spec 2.4, 7). */
export interface SearchFor {
  searchItem: string;
  /** The slug of a category; all of them without. */
  category?: string | undefined;
  /** Counted from 1. */
  page_no?: number | undefined;
}

/**
 * The results of a search. It is not cached: what people type has no end.
 * @returns no results, without a request, when nothing is searched for
 * @throws {ContentError}
 */
export async function search(
  { searchItem, category, page_no = 1 }: SearchFor,
  locale: Locale,
  transport?: Transport,
): Promise<SearchAnswer> {
  const term = Array.from(searchItem.trim()).slice(0, SEARCH_TEXT_MAX).join('');
  if (term === '') return { search: '', results: [], total_count: 0, category_counts: [] };
  const params = { site: settings.PRODUCT_SLUG, searchItem: term, page_no, page_size: SEARCH_PAGE_SIZE, category };
  return readDocument({ path: ENDPOINTS.search.path, answer: searchShape }, { locale, params, transport });
}
