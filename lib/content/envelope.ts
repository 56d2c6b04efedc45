import { z } from 'zod';
import { property } from '#lib/property.ts';
import { type Facet, facet, type Pagination, pagination as paginationShape } from './contract/source.ts';
import { ContentError } from './errors.ts';
import { parseAnswer } from './parse.ts';

/** A document without its envelope, and where it stood in the answer. */
interface Unwrapped {
  document: unknown;
  pointer: string;
}

/** A list as it came: the records that fit, where it is in the whole, and what its filters would leave. */
export interface Listing<Item> {
  items: Item[];
  pagination: Pagination;
  facets: Facet[];
}

/** The error that an answer names (`{data: null, error: {status, …}}`), whatever status it came with. */
function namedError(json: unknown, path: string): ContentError | undefined {
  const error = property(json, 'error');
  if (typeof error !== 'object' || error === null || (property(json, 'data') ?? null) !== null) return undefined;
  const status = property(error, 'status');
  const isStatus = typeof status === 'number' && Number.isInteger(status) && status >= 400 && status <= 599;
  return new ContentError({
    path,
    failure: 'status',
    status: isStatus ? status : 500,
    detail: String(property(error, 'name') ?? ''),
  });
}

/**
 * Takes the envelope off one document: the document itself, `{data: X}`, or `{data: [X]}`, of which
 * the first is read. No document in the envelope is what a service answers for something it does not have.
 * @throws {ContentError} the error the answer names, or 404 when the envelope is empty
 */
export function unwrap(json: unknown, path: string): Unwrapped {
  const error = namedError(json, path);
  if (error) throw error;
  const data = property(json, 'data');
  if (data === undefined) return { document: json, pointer: '' };
  const inList = Array.isArray(data);
  const document: unknown = inList ? data[0] : data;
  if (document === null || document === undefined)
    throw new ContentError({ path, failure: 'status', status: 404, detail: 'no data' });
  return { document, pointer: inList ? '/data/0' : '/data' };
}

/** A list in which there is nothing. */
export function emptyListing<Item>(): Listing<Item> {
  return { items: [], pagination: onePage(0), facets: [] };
}

/** The place of a list that does not say where it is: everything is on its one page. */
function onePage(length: number): Pagination {
  return { page: 1, page_size: Math.max(length, 1), page_count: Math.min(length, 1), total: length };
}

/** Where a list says that it is; one whose page is empty although it should not be has nothing to count. */
function placeOf(meta: unknown, length: number): Pagination {
  const given = paginationShape.safeParse(property(meta, 'pagination'));
  if (!given.success) return onePage(length);
  const { page, page_count } = given.data;
  return length === 0 && page <= page_count ? onePage(0) : given.data;
}

/**
 * Reads a list, each record by itself: `{data: [], meta: {pagination}}`, or the bare list. No `data`, or `null`, is an empty list.
 * @param path the path and query of the answer, for errors and the log
 * @returns the records that fit, where the list is, and its counts; without `meta` it is one page
 * @throws {ContentError} when the answer is no list, or none of its records fits: the last good list is better
 */
export function parseList<Item extends z.ZodType>(item: Item, json: unknown, path: string): Listing<z.output<Item>> {
  const error = namedError(json, path);
  if (error) throw error;
  const isEnvelope = typeof json === 'object' && json !== null && !Array.isArray(json);
  const records = isEnvelope ? (property(json, 'data') ?? []) : json;
  const items = parseAnswer(z.array(item), records, path, isEnvelope ? '/data' : '');
  if (items.length === 0 && Array.isArray(records) && records.some((record) => record !== null))
    throw new ContentError({ path, failure: 'shape', detail: 'none of its records fits' });
  const meta = property(json, 'meta');
  const counts = property(meta, 'facets');
  const facets = Array.isArray(counts) ? parseAnswer(z.array(facet), counts, path, '/meta/facets') : [];
  return { items, pagination: placeOf(meta, items.length), facets };
}
