/** Up to so many pages, all numbers are shown. */
const ALL_SHOWN = 4;

export function pageCount(totalItems: number, pageSize: number): number {
  return Math.ceil(Math.max(0, totalItems) / pageSize);
}

/**
 * The numbers of a paginator: all up to `ALL_SHOWN`; else both ends and three around the current page. An ellipsis stands for at least
 * two pages.
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

/** Sets `page_no`, except for the first page. Keeps the fragment. */
export function pageHref(href: string, page: number): string {
  const [address = '', fragment] = href.split('#', 2);
  const [path = '', query = ''] = address.split('?', 2);
  const parameters = new URLSearchParams(query);
  parameters.delete('page_no');
  if (page > 1) parameters.set('page_no', String(page));
  const text = parameters.toString();
  return `${path}${text ? `?${text}` : ''}${fragment ? `#${fragment}` : ''}`;
}
