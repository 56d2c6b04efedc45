import type { Locale } from '#lib/i18n/locales.ts';
import { addressOf } from './live/address.ts';
import type { ListReader } from './live/read-list.ts';

/** Records on one page of a list that is walked: the most that the contract allows. */
export const WALK_PAGE_SIZE = 50;
/** The last page that a list can be asked for. */
const LAST_PAGE = 10_000;

/**
 * Walks a list page by page: a page is asked for when the one before it was taken, so a list of any length costs the memory of
 * one page.
 * @param path the list, and `params` its query beside the page
 * @param from the first page, counted from 1, and `to` the last; without them the whole list
 * @throws {ContentError} when a page cannot be had
 */
export async function* walkList<Item>(
  reader: ListReader<Item>,
  path: string,
  params: Readonly<Record<string, string>>,
  locale: Locale,
  { from = 1, to = LAST_PAGE }: { from?: number; to?: number } = {},
): AsyncGenerator<Item[]> {
  for (let page = from; page <= Math.min(to, LAST_PAGE); page += 1) {
    const query = { ...params, page_size: String(WALK_PAGE_SIZE), page_no: String(page) };
    const address = addressOf(path, query, reader.schema);
    if (address === undefined) return;
    const { items, pagination } = await reader.read(address, locale);
    yield items;
    // A service that gives no place in the whole has given everything.
    if (page >= pagination.page_count) return;
  }
}

/**
 * How many pages of `WALK_PAGE_SIZE` a list has.
 * @throws {ContentError} when its first page cannot be had
 */
export async function pagesIn<Item>(
  reader: ListReader<Item>,
  path: string,
  params: Readonly<Record<string, string>>,
  locale: Locale,
): Promise<number> {
  const address = addressOf(path, { ...params, page_size: String(WALK_PAGE_SIZE), page_no: '1' }, reader.schema);
  if (address === undefined) return 0;
  const { items, pagination } = await reader.read(address, locale);
  return Math.max(pagination.page_count, items.length > 0 ? 1 : 0);
}
