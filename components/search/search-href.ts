/** The address of a search, without language. */
export function searchHref(term: string, category?: string | undefined): string {
  const query = new URLSearchParams({ searchItem: term });
  if (category !== undefined) query.set('category', category);
  return `/search?${query}`;
}
