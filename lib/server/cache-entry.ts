/** A page in the `cacheHandler` interface of Next: https://nextjs.org/docs/app/api-reference/config/next-config-js/cacheHandler */
export interface PageValue {
  kind: 'APP_PAGE';
  html: string;
  rscData?: Buffer | undefined;
  /** For navigation in the browser, which the site does not use. */
  segmentData?: Map<string, Buffer> | undefined;
  /** `undefined` for 200. */
  status?: number | undefined;
  headers?: Record<string, string | string[] | undefined> | undefined;
  postponed?: string | undefined;
}

/** The result of `unstable_cache` or `fetch`. */
export interface ReadValue {
  kind: 'FETCH';
  data: { headers: Record<string, string>; body: string; status?: number | undefined; url: string };
  /** Seconds. */
  revalidate: number | false;
}

/** The response of a route handler. */
interface RouteValue {
  kind: 'APP_ROUTE';
  body: Buffer;
  status: number;
  headers?: Record<string, string | string[] | undefined> | undefined;
}

export type CacheValue = PageValue | ReadValue | RouteValue;

/** Seconds. */
interface CacheControl {
  revalidate: number | false;
  expire?: number | undefined;
}

export interface CacheEntry {
  value: CacheValue;
  /** When the render or read began, in milliseconds since 1970. */
  lastModified: number;
  cacheControl?: CacheControl | undefined;
}

/** What Next passes to `get`. */
export interface GetContext {
  kind: string;
  revalidate?: number | false;
  tags?: string[];
  softTags?: string[];
}

/** What Next passes to `set`. */
export interface SetContext {
  cacheControl?: CacheControl;
  tags?: string[];
}

/** Response header with the tags of a page, separated by commas. */
const TAGS_HEADER = 'x-next-cache-tags';

/** The tags of an entry: those of a read are in the context, those of a page in its headers. */
export function tagsOf(value: CacheValue, { tags = [], softTags = [] }: Partial<GetContext> = {}): string[] {
  if (value.kind === 'FETCH') return [...tags, ...softTags];
  return String(value.headers?.[TAGS_HEADER] ?? '')
    .split(',')
    .filter(Boolean);
}

/** The memory of an entry, in bytes, with two for each character: an upper bound. */
export function sizeOf({ value }: CacheEntry): number {
  const overhead = 1000;
  if (value.kind === 'APP_PAGE') return overhead + value.html.length * 2 + (value.rscData?.length ?? 0);
  return overhead + (value.kind === 'FETCH' ? value.data.body.length * 2 : value.body.length);
}
