import { cache } from 'react';
import type { z } from 'zod';
import { settings } from '#lib/config/settings.ts';
import type { DocumentEndpoint, Endpoint, ListEndpoint } from '#lib/contract/endpoints.ts';
import { endpointPath } from '#lib/contract/match.ts';
import { isSlug } from '#lib/contract/slug.ts';
import type { Listing } from '#lib/contract/source.ts';
import { oncePerRequest } from '#lib/observability/request-context.ts';
import { property } from '#lib/platform/property.ts';
import { unwrap, validateList } from '../client/envelope.ts';
import { ContentError } from '../client/errors.ts';
import { isReady } from '../client/ready.ts';
import { type Call, type Params, pathWithQuery, request } from '../client/request.ts';
import { validate } from '../client/validate.ts';
import { cached } from './cache.ts';
import { MEMORY_ONLY_TAG } from './cache-rules.ts';
import { deletionGuard } from './deletion-guard.ts';
import { isPreview } from './draft.ts';
import { tagsOf } from './tags.ts';

/** `missing` (404) and `deleted` (410) are cached; `failed` is not. */
export type Result<Value> = { status: 'ok'; value: Value } | { status: 'missing' } | { status: 'deleted' } | Failed;
interface Failed {
  status: 'failed';
  error: ContentError;
}

export interface ReadOptions {
  /** In memory only: reads that a query chooses, and whole lists. */
  memoryOnly?: boolean;
  /** A whole list, page by page: its deletion is guarded although it is in memory only. */
  isWhole?: boolean;
  /** A fixed address: once it has existed, only the webhook confirms its deletion. */
  isRequired?: boolean;
}

function valueIn({ envelope, answer, isEmpty }: Endpoint, json: unknown, source: string): unknown {
  if (envelope === 'list') return validateList(answer, json, source);
  const { document, pointer } = unwrap(json, source);
  const value = validate(answer, document, source, pointer);
  if (isEmpty?.(value)) throw new ContentError({ path: source, failure: 'empty' });
  return value;
}

/** @throws {ContentError} for failures; for 404 and 410 too where the document must exist. */
async function loadOnce(endpoint: Endpoint, call: Call): Promise<Result<unknown>> {
  try {
    return { status: 'ok', value: valueIn(endpoint, await request(call), pathWithQuery(call)) };
  } catch (error) {
    const status = error instanceof ContentError && error.failure === 'status' && endpoint.envelope !== 'bare' && error.status;
    if (status === 404) return { status: 'missing' };
    if (status === 410) return { status: 'deleted' };
    throw error;
  }
}

/** Whether a list or a search has nothing. */
function isEmptyList(value: unknown): boolean {
  const items = property(value, 'items') ?? property(value, 'results');
  return Array.isArray(items) && items.length === 0;
}

interface LoadOptions {
  tags: readonly string[];
  isRequired: boolean;
  /** A read that a query chooses: there is no limit to their number. */
  isSelected: boolean;
}

const hasContent = (result: Result<unknown>) => result.status === 'ok' && !isEmptyList(result.value);

/**
 * Reads, and reads again what is missing or empty once the content service has a header: an outage may have ended in between.
 * @throws {ContentError} for failures, so that they are not cached, for unconfirmed deletions, and while no content can be had
 */
async function load(endpoint: Endpoint, call: Call, { tags, isRequired, isSelected }: LoadOptions): Promise<Result<unknown>> {
  const path = pathWithQuery(call);
  const unconfirmed = ({ status }: Result<unknown>, reason: string) =>
    new ContentError({ path, failure: 'status', status: 503, detail: `${status}, but ${reason}` });
  const first = await loadOnce(endpoint, call);
  if (!hasContent(first) && !(await isReady())) throw unconfirmed(first, 'the content service has no header either');
  const result = hasContent(first) ? first : await loadOnce(endpoint, call);
  if (hasContent(result)) {
    if (!isSelected) deletionGuard().exists(path);
    return result;
  }
  const isDeleted = result.status === 'deleted' && endpoint.envelope !== 'list';
  if (!isSelected && !deletionGuard().confirms({ key: path, tags, isRequired, isDeleted }))
    throw unconfirmed(result, 'it was there before');
  return result;
}

/** Memoized for the request; drafts are not cached. `query` is a string: arguments are compared by identity. */
const loadCached = cache(
  async (
    endpoint: Endpoint,
    path: string,
    query: string,
    locale: string,
    memoryOnly: boolean,
    isWhole: boolean,
    isRequired: boolean,
  ) => {
    const params = Object.fromEntries(new URLSearchParams(query));
    const tags = tagsOf(endpoint, path, params, locale);
    const call = { method: 'GET', path, params, locale } as const;
    if (await isPreview()) return loadOnce(endpoint, { ...call, isDraft: true });
    return cached([path, query, locale, String(memoryOnly)], memoryOnly ? [...tags, MEMORY_ONLY_TAG] : tags, () =>
      oncePerRequest(`${memoryOnly} ${pathWithQuery(call)}`, () =>
        load(endpoint, call, { tags, isRequired, isSelected: memoryOnly && !isWhole }),
      ),
    );
  },
);

/** Turns a `ContentError` that `load` throws into the result `failed`. */
export async function toResult<Loaded>(load: () => Promise<Loaded>): Promise<Loaded | Failed> {
  try {
    return await load();
  } catch (error) {
    if (error instanceof ContentError) return { status: 'failed', error };
    throw error;
  }
}

/**
 * Reads an endpoint of the content service: fetched, validated and cached.
 * @param endpoint a row of `ENDPOINTS`
 * @param params its query, and `slug` where its path has one
 * @returns a page of the list, or the document
 */
export function read<Answer extends z.ZodType>(
  endpoint: ListEndpoint<Answer>,
  params: Params,
  locale: string,
  options?: ReadOptions,
): Promise<Result<Listing<z.output<Answer>>>>;
export function read<Answer extends z.ZodType>(
  endpoint: DocumentEndpoint<Answer>,
  params: Params,
  locale: string,
  options?: ReadOptions,
): Promise<Result<z.output<Answer>>>;
export async function read(
  endpoint: Endpoint,
  params: Params,
  locale: string,
  { memoryOnly = false, isWhole = false, isRequired = false }: ReadOptions = {},
): Promise<Result<unknown>> {
  const { slug, ...others } = params;
  if (slug !== undefined && !isSlug(String(slug))) return { status: 'missing' };
  const slugInPath = endpoint.path.includes('{slug}');
  const path = endpointPath(endpoint.path, settings.PRODUCT_SLUG, String(slug));
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(slugInPath ? others : params).sort(([a], [b]) => a.localeCompare(b)))
    if (value !== undefined && value !== '') query.set(name, String(value));
  return toResult(() => loadCached(endpoint, path, query.toString(), locale, memoryOnly, isWhole, isRequired));
}

/**
 * The value of a result; `undefined` when the content does not exist.
 * @throws {ContentError} when the read failed
 */
export function valueOrThrow<Value>(result: Result<Value>): Value | undefined {
  if (result.status === 'failed') throw result.error;
  return result.status === 'ok' ? result.value : undefined;
}
