import { z } from 'zod';
import { flag, label, list } from './atoms.ts';
import { PAGE_PARAMS } from './page-params.ts';
import { tab } from './records/tab.ts';

/** An endpoint, its query, and the parameters of the page's query that it follows. */
export const source = z.object({
  path: z
    .string()
    .regex(/^\/api\/[A-Za-z0-9/_-]{1,200}$/)
    .describe('An endpoint, such as /api/offer-cards'),
  query: z.record(z.string().max(40), z.string().max(200)).optional().describe('Its query, in JSON: {"offer_type": "festive"}'),
  follow: list(z.enum(PAGE_PARAMS), 20).optional().describe('Filters that visitors may choose, such as tab and card'),
});

/** The position of a page in its list; `page` is counted from 1. */
export const pagination = z.object({
  page: z.number().int().positive(),
  page_size: z.number().int().positive(),
  page_count: z.number().int().nonnegative(),
  total: z.number().int().nonnegative(),
});

/** Records per value with the other filters unchanged; `tab` resets the category. */
export const facet = z.object({
  name: z.enum(PAGE_PARAMS),
  options: list(z.object({ slug: z.string().min(1).max(128), label, count: z.number().int().nonnegative() }), 100),
});

/** Fields of a block that lists records: inline (with pagination and counts), or from a source. */
export const listing = {
  source: source.optional(),
  tabs_source: source.optional().describe('Where the tabs are read, when they are not inline'),
  tabs: list(tab, 100).optional(),
  open_first_tab: flag.optional().describe('Whether the first tab is open by default; otherwise all records are shown'),
  pagination: pagination.optional(),
  facets: list(facet, 12).optional(),
  empty_message: label.optional().describe('Shown when nothing matches the filters'),
};

export type Source = z.output<typeof source>;
export type Pagination = z.output<typeof pagination>;
export type Facet = z.output<typeof facet>;

/** One page of a list: its valid records, its position in the list, and the counts of its filters. */
export interface Listing<Item> {
  items: Item[];
  pagination: Pagination;
  facets: Facet[];
}
