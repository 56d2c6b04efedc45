import { readPageNumber, readSearchText } from './page-query.ts';
import { SLUG } from './slug.ts';

export type SearchQuery = {
  searchItem?: string | undefined;
  /** The slug of a category; all of them without. */
  category?: string | undefined;
  /** A whole number from 2; the first page without. */
  page_no?: string | undefined;
};

/** Reads the query of `/search`; the first of repeated parameters counts, malformed ones are dropped. */
export function readSearchQuery(search: URLSearchParams): SearchQuery {
  const category = search.get('category') ?? '';
  return {
    searchItem: readSearchText(search.get('searchItem')),
    category: SLUG.test(category) ? category : undefined,
    page_no: readPageNumber(search.get('page_no')),
  };
}
