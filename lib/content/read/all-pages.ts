import type { z } from 'zod';
import type { ListEndpoint } from '#lib/contract/endpoints.ts';
import type { Params } from '../client/request.ts';
import { type ReadOptions, read, valueOrThrow } from './read.ts';

/** Records on one page of a list: the most that the contract allows. */
export const LIST_PAGE_SIZE = 50;
const LAST_PAGE = 10_000;

interface Options extends ReadOptions {
  /** First page, counted from 1. */
  from?: number;
  to?: number;
}

/**
 * Reads a list page by page, so that only one is in memory.
 * @throws {ContentError}
 */
export async function* allPages<Answer extends z.ZodType>(
  endpoint: ListEndpoint<Answer>,
  params: Params,
  locale: string,
  { from = 1, to = LAST_PAGE, ...options }: Options = {},
): AsyncGenerator<z.output<Answer>[]> {
  for (let page = from; page <= Math.min(to, LAST_PAGE); page += 1) {
    const result = await read(endpoint, { ...params, page_size: LIST_PAGE_SIZE, page_no: page }, locale, options);
    const listing = valueOrThrow(result);
    if (listing === undefined) return;
    yield listing.items;
    if (page >= listing.pagination.page_count) return;
  }
}

/** @throws {ContentError} when the first page cannot be read */
export async function countPages(
  endpoint: ListEndpoint,
  params: Params,
  locale: string,
  options: ReadOptions = {},
): Promise<number> {
  const listing = valueOrThrow(await read(endpoint, { ...params, page_size: LIST_PAGE_SIZE, page_no: 1 }, locale, options));
  return listing?.pagination.page_count ?? 0;
}
