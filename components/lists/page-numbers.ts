/** Up to this many pages all their numbers are shown (spec 4). */
const ALL_SHOWN = 4;

/** How many pages a list has: its items divided by the page size, rounded up (spec 4). */
export function pageCount(totalItems: number, pageSize: number): number {
  return Math.ceil(Math.max(0, totalItems) / pageSize);
}

/**
 * The numbers a paginator shows (spec 4): all of them up to four pages; else a window of three that shifts with the
 * current page, an ellipsis, and the far end of the list.
 */
export function pageWindow(current: number, pages: number): (number | 'ellipsis')[] {
  if (pages <= ALL_SHOWN) return Array.from({ length: pages }, (_, index) => index + 1);
  const first = Math.max(1, current - 1);
  if (first + 3 >= pages) return [1, 'ellipsis', pages - 2, pages - 1, pages];
  return [first, first + 1, first + 2, 'ellipsis', pages];
}

/** The address of one page of a list: `page_no` in the query, and none for the first page; a fragment stays. */
export function pageHref(href: string, page: number): string {
  const [address = '', fragment] = href.split('#', 2);
  const [path = '', query = ''] = address.split('?', 2);
  const parameters = new URLSearchParams(query);
  parameters.delete('page_no');
  if (page > 1) parameters.set('page_no', String(page));
  const text = parameters.toString();
  return `${path}${text ? `?${text}` : ''}${fragment ? `#${fragment}` : ''}`;
}
