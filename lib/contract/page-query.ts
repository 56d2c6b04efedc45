import { SEARCH_TEXT_MAX } from '#lib/config/constants.ts';
import { SLUG } from '#lib/contract/slug.ts';
import { PAGE_PARAMS, type PageParam } from './page-params.ts';
import { readTypedNumber } from './typed-number.ts';

/** The query of a page's address, normalised; several values of a parameter are joined by commas. */
export type PageQuery = { readonly [Name in PageParam]?: string | undefined };

/** Most values of one parameter. */
const VALUES_MAX = 12;

const PAGE_NUMBER = /^[1-9]\d{0,3}$/;

/** Normalised and truncated, without extra spaces and control characters; `undefined` when empty. */
export function readSearchText(value: string | null | undefined): string | undefined {
  const text = Array.from(
    (value ?? '')
      .normalize('NFC')
      .replace(/[\s\p{Cc}\uFFFE\uFFFF]+/gu, ' ')
      .trim(),
  )
    .slice(0, SEARCH_TEXT_MAX)
    .join('');
  return text === '' ? undefined : text;
}

/** A page number from 2 to 9999; `undefined` for the first page. */
export function readPageNumber(value: string | null | undefined): string | undefined {
  return value && value !== '1' && PAGE_NUMBER.test(value) ? value : undefined;
}

const NUMBERS: ReadonlySet<PageParam> = new Set(['amount', 'months', 'rate']);

/** Parameters with several values. */
const SEVERAL: ReadonlySet<PageParam> = new Set(['category', 'card', 'place', 'city', 'compare']);
/** Parameters whose values are ordered: the first card is shown first. */
const ORDERED: ReadonlySet<PageParam> = new Set(['card', 'compare']);

/** Distinct; sorted where order does not matter, so that equal queries share a cache key. */
function several(name: PageParam, values: readonly string[]): string | undefined {
  const slugs = values.flatMap((value) => value.split(',')).filter((value) => SLUG.test(value));
  const first = [...new Set(slugs)].slice(0, VALUES_MAX);
  return (ORDERED.has(name) ? first : first.sort()).join(',') || undefined;
}

function readParam(name: PageParam, values: readonly string[]): string | undefined {
  if (name === 'search' || name === 'letter') return readSearchText(values[0]);
  if (NUMBERS.has(name)) return readTypedNumber(readSearchText(values[0]) ?? '');
  if (name === 'page_no') return readPageNumber(values[0]);
  if (SEVERAL.has(name)) return several(name, values);
  return SLUG.test(values[0] ?? '') ? values[0] : undefined;
}

/** Reads the query of a page. What is not understood is dropped; it never fails. */
export function readPageQuery(search: URLSearchParams): PageQuery {
  const query: Partial<Record<PageParam, string>> = {};
  for (const name of PAGE_PARAMS) {
    const value = readParam(name, search.getAll(name));
    if (value !== undefined) query[name] = value;
  }
  return query;
}

/** The values of one parameter; a search is one text, commas and all. */
export function valuesOf(query: PageQuery, name: PageParam): string[] {
  const value = query[name];
  if (value === undefined) return [];
  return name === 'search' ? [value] : value.split(',');
}

/** The only value of a parameter, when the query has no other parameter but a page number and the `ignored`. */
export function onlyValueOf(query: PageQuery, name: PageParam, ignored: readonly PageParam[] = []): string | undefined {
  const others = Object.keys(withoutParams(query, [name, 'page_no', ...ignored]));
  const [value, ...more] = valuesOf(query, name);
  return others.length === 0 && more.length === 0 ? value : undefined;
}

/** A query without some of its parameters. */
export function withoutParams(query: PageQuery, names: readonly PageParam[]): PageQuery {
  return Object.fromEntries(Object.entries(query).filter(([name]) => !names.some((gone) => gone === name)));
}

/** A query as a string without `?`; the same for equal queries. */
export function pageQueryString(query: PageQuery): string {
  const search = new URLSearchParams();
  for (const name of PAGE_PARAMS) for (const value of valuesOf(query, name)) if (value) search.append(name, value);
  return search.toString();
}

/**
 * The address of a list with changes, at the first page unless that changes too.
 * @param changes `undefined` removes a parameter
 * @param anchor without `#`
 */
export function listHref(
  path: string,
  query: PageQuery,
  changes: Partial<Record<PageParam, string | undefined>> = {},
  anchor?: string,
): string {
  const next: Partial<Record<PageParam, string>> = {};
  for (const name of PAGE_PARAMS) {
    const kept = name === 'page_no' ? undefined : query[name];
    const value = name in changes ? changes[name] : kept;
    if (value) next[name] = value;
  }
  const search = pageQueryString(next);
  return `${path}${search ? `?${search}` : ''}${anchor ? `#${anchor}` : ''}`;
}
