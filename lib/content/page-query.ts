import { z } from 'zod';
import { SEARCH_TEXT_MAX } from '#lib/constants.ts';
import { PAGE_PARAMS, type PageParam } from './contract/source.ts';

/** What the query of a page's address says, each value in its one form; several values of one are joined by commas. */
export type PageQuery = Readonly<Partial<Record<PageParam, string>>>;

/** The most values of one parameter: three cards are compared, some more boxes of a filter are ticked. */
const VALUES_MAX = 12;
const COMPARE_MAX = 3;
const SLUG = /^[A-Za-z0-9_-]{1,128}$/;

const text = z
  .string()
  .transform((value) => Array.from(value.normalize('NFC').trim().replace(/\s+/g, ' ')).slice(0, SEARCH_TEXT_MAX).join(''))
  .refine((value) => value !== '');
const pageNumber = z.string().regex(/^[1-9]\d{0,4}$/);

function single(values: readonly string[], schema: z.ZodType<string>): string | undefined {
  const result = schema.safeParse(values[0]);
  return result.success ? result.data : undefined;
}

function several(values: readonly string[], most: number): string | undefined {
  const slugs = values.flatMap((value) => value.split(',')).filter((value) => SLUG.test(value));
  return slugs.length === 0 ? undefined : [...new Set(slugs)].sort().slice(0, most).join(',');
}

/** Parameters of which an address may have several: the boxes of a filter, the cards of a comparison. */
const SEVERAL: ReadonlySet<PageParam> = new Set(['category', 'card', 'place', 'city', 'compare']);

function formOf(name: PageParam, values: readonly string[]): string | undefined {
  if (name === 'search' || name === 'letter') return single(values, text);
  if (name === 'page_no') return single(values, pageNumber);
  if (SEVERAL.has(name)) return several(values, name === 'compare' ? COMPARE_MAX : VALUES_MAX);
  return single(values, z.string().regex(SLUG));
}

/**
 * Reads the query of a page's address (rulings "Address first"). What is not understood is left out: a wrong tab, filter or
 * page number shows the nearest page, and never fails.
 */
export function readPageQuery(search: URLSearchParams): PageQuery {
  const query: Partial<Record<PageParam, string>> = {};
  for (const name of PAGE_PARAMS) {
    const value = formOf(name, search.getAll(name));
    if (value !== undefined && !(name === 'page_no' && value === '1')) query[name] = value;
  }
  return query;
}

/** The values of one parameter. */
export function valuesOf(query: PageQuery, name: PageParam): string[] {
  return query[name]?.split(',') ?? [];
}

/** A query in its one form, without `?`: the same page has one key. */
export function pageQueryString(query: PageQuery): string {
  const search = new URLSearchParams();
  for (const name of PAGE_PARAMS)
    for (const value of name === 'search' ? [query[name]] : valuesOf(query, name)) if (value) search.append(name, value);
  return search.toString();
}

/**
 * The address of a list with changes to its query; a change of what is shown begins at its first page.
 * @param changes a value for each parameter that changes; `undefined` takes it away
 * @param anchor the fragment, without `#`
 */
export function listHref(
  path: string,
  query: PageQuery,
  changes: Partial<Record<PageParam, string | undefined>> = {},
  anchor?: string,
): string {
  const { page_no, ...rest } = query;
  const next: Partial<Record<PageParam, string>> = {};
  for (const name of PAGE_PARAMS) {
    const value = name in changes ? changes[name] : name === 'page_no' ? undefined : rest[name as Exclude<PageParam, 'page_no'>];
    if (value) next[name] = value;
  }
  const search = pageQueryString(next);
  return `${path}${search ? `?${search}` : ''}${anchor ? `#${anchor}` : ''}`;
}
