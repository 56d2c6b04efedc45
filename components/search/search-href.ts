/** The address of a search, without language; without a term, that of the search page. */
export function searchHref(term: string | undefined, category?: string | undefined): string {
  if (!term) return '/search';
  const query = new URLSearchParams({ searchItem: term });
  if (category !== undefined) query.set('category', category);
  return `/search?${query}`;
}
