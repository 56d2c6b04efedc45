import { z } from 'zod';
import { PAGE_PARAMS } from '../page-params.ts';
import { flag, label, list } from './atoms.ts';
import { tab } from './records/tab.ts';

/** Where a listing block has its records from: a list of this contract, its query, and what of the page's address it follows. */
export const source = z.object({
  path: z.string().regex(/^\/api\/[A-Za-z0-9/_-]{1,200}$/),
  query: z.record(z.string().max(40), z.string().max(200)).optional(),
  follow: list(z.enum(PAGE_PARAMS), 20).optional(),
});

/** Where a list is. */
export const pagination = z.object({
  page: z.number().int().positive(),
  page_size: z.number().int().positive(),
  page_count: z.number().int().nonnegative(),
  total: z.number().int().nonnegative(),
});

/**
 * How many records each choice of a filter would leave, with the other filters as they are; `tab` without the category, which
 * another tab begins anew.
 */
export const facet = z.object({
  name: z.enum(PAGE_PARAMS),
  options: list(z.object({ slug: z.string().min(1).max(128), label, count: z.number().int().nonnegative() }), 100),
});

/** What a block has that shows records: the records inline (with their place and counts), or a source of them. */
export const listing = {
  source: source.optional(),
  /** Where the tabs come from, when they are not inline. */
  tabs_source: source.optional(),
  tabs: list(tab, 100).optional(),
  /** Whether the first tab is open when the address names none; otherwise everything is shown. */
  open_first_tab: flag.optional(),
  pagination: pagination.optional(),
  facets: list(facet, 12).optional(),
  empty_message: label.optional(),
};

export type Source = z.output<typeof source>;
export type Pagination = z.output<typeof pagination>;
export type Facet = z.output<typeof facet>;
