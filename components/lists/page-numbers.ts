/** Up to this many pages all their numbers are shown. */
const ALL_SHOWN = 4;

/** How many pages a list has: its items divided by the page size, rounded up. */
export function pageCount(totalItems: number, pageSize: number): number {
  return Math.ceil(Math.max(0, totalItems) / pageSize);
}

/**
 * The numbers a paginator shows: all of them up to four pages; else both ends and a window of three that shifts with the
 * current page. An ellipsis stands for at least two pages.
 */
export function pageWindow(current: number, pages: number): (number | 'ellipsis')[] {
  const all = Array.from({ length: pages }, (_, index) => index + 1);
  if (pages <= ALL_SHOWN) return all;
  const middle = Math.min(Math.max(current, 2), pages - 1);
  const shown = all.filter((page) => page === 1 || page === pages || Math.abs(page - middle) <= 1);
  return shown.flatMap((page, index) => {
    const gap = page - (shown[index - 1] ?? 0) - 1;
    if (gap === 1) return [page - 1, page];
    return gap > 1 ? ['ellipsis' as const, page] : [page];
  });
}

/** The address of one page of a list: `page_no` is added to the query, except for the first page. The fragment is kept. */
export function pageHref(href: string, page: number): string {
  const [address = '', fragment] = href.split('#', 2);
  const [path = '', query = ''] = address.split('?', 2);
  const parameters = new URLSearchParams(query);
  parameters.delete('page_no');
  if (page > 1) parameters.set('page_no', String(page));
  const text = parameters.toString();
  return `${path}${text ? `?${text}` : ''}${fragment ? `#${fragment}` : ''}`;
}
