import { z } from 'zod';
import { facet, type Listing, type Pagination, pagination as paginationShape } from '#lib/contract/source.ts';
import { property } from '#lib/platform/property.ts';
import { ContentError } from './errors.ts';
import { type ReportDefect, validate } from './validate.ts';

interface Unwrapped {
  document: unknown;
  /** JSON pointer of the document in the answer. */
  pointer: string;
}

/** The error in `{data: null, error: {status, …}}`, whatever the HTTP status. */
function errorInBody(json: unknown, path: string): ContentError | undefined {
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
 * The document in `X`, `{data: X}` or `{data: [X]}`.
 * @throws {ContentError} the error in the body; 404 when the envelope is empty
 */
export function unwrap(json: unknown, path: string): Unwrapped {
  const error = errorInBody(json, path);
  if (error) throw error;
  const data = property(json, 'data');
  if (data === undefined) return { document: json, pointer: '' };
  const inList = Array.isArray(data);
  const document: unknown = inList ? data[0] : data;
  if (document === null || document === undefined)
    throw new ContentError({ path, failure: 'status', status: 404, detail: 'no data' });
  return { document, pointer: inList ? '/data/0' : '/data' };
}

/** A list without records, filters and further pages. */
export function emptyListing<Item>(): Listing<Item> {
  return { items: [], pagination: singlePage(0), facets: [] };
}

function singlePage(length: number): Pagination {
  return { page: 1, page_size: Math.max(length, 1), page_count: Math.min(length, 1), total: length };
}

/** An empty page within the page count means an empty list. */
function paginationOf(meta: unknown, length: number): Pagination {
  const given = paginationShape.safeParse(property(meta, 'pagination'));
  if (!given.success) return singlePage(length);
  const { page, page_count } = given.data;
  return length === 0 && page <= page_count ? singlePage(0) : given.data;
}

/**
 * Validates a list record by record: `{data: [], meta: {pagination, facets}}` or a bare list.
 * @param path path and query of the call
 * @throws {ContentError} when it is no list, or no record is valid
 */
export function validateList<Item extends z.ZodType>(
  item: Item,
  json: unknown,
  path: string,
  report?: ReportDefect,
): Listing<z.output<Item>> {
  const error = errorInBody(json, path);
  if (error) throw error;
  const isEnvelope = typeof json === 'object' && json !== null && !Array.isArray(json);
  const records = isEnvelope ? (property(json, 'data') ?? []) : json;
  const items = validate(z.array(item), records, path, isEnvelope ? '/data' : '', report);
  if (items.length === 0 && Array.isArray(records) && records.some((record) => record !== null))
    throw new ContentError({ path, failure: 'shape', detail: 'no valid record' });
  const meta = property(json, 'meta');
  const counts = property(meta, 'facets');
  const facets = Array.isArray(counts) ? validate(z.array(facet), counts, path, '/meta/facets', report) : [];
  return { items, pagination: paginationOf(meta, items.length), facets };
}
