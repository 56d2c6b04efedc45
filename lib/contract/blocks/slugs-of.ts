import type { Choices } from '../page-choices.ts';
import type { Pagination } from '../source.ts';

/** The slugs of a list that an address can name; `any` when it has further pages. */
export function slugsOf({
  items,
  pagination,
}: {
  items: readonly { slug: string }[];
  pagination?: Pagination | undefined;
}): Choices {
  return pagination && pagination.page_count > 1 ? 'any' : items.map(({ slug }) => slug);
}
