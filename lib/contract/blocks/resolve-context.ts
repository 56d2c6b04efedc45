import type { z } from 'zod';
import type { PageParam } from '../page-params.ts';
import type { PageQuery } from '../page-query.ts';
import type { Tab } from '../records/tab.ts';
import type { Facet, Listing, Pagination, Source } from '../source.ts';

/** Fields of a block that lists records (`listing` in `contract/source.ts`). */
export interface ListingBlock {
  source?: Source | undefined;
  tabs_source?: Source | undefined;
  tabs?: Tab[] | undefined;
  open_first_tab?: boolean | undefined;
}

/** Fields for a block that lists records. Fields that its sources do not have are absent. */
export interface ResolvedListing<Item> {
  items?: Item[];
  fields: { tabs?: Tab[]; pagination?: Pagination; facets?: Facet[] };
  /** Query of the page, with an unknown tab or page number replaced. */
  query: PageQuery;
}

export interface Resolved<Block> {
  /** The block with its records; absent when it is left out of the page. */
  block?: Block;
  /** Query of the page, with values that do not exist replaced or removed. */
  query?: PageQuery;
  /** The parameters it reads besides those that its sources follow. */
  params?: readonly PageParam[];
  /** A document whose blocks follow this one, and the query they are resolved for. */
  document?: { path: string; params: Readonly<Record<string, string>> };
  /** Path of the page that has what the query asks for; the address is redirected there. */
  movedTo?: string;
}

/** How definitions read content: a parameter, because the contract is also used without the site. Rejects with `ContentError`. */
export interface ResolveContext {
  query: PageQuery;
  /** Whether `source` follows a parameter of the page's query. */
  follows(source: Source | undefined, param: PageParam): boolean;
  /** Reads a list with the parameters of `query` that its source follows; `undefined` without a source. */
  readList<Schema extends z.ZodType>(
    source: Source | undefined,
    record: Schema,
    query?: PageQuery,
  ): Promise<Listing<z.output<Schema>> | undefined>;
  /**
   * Reads the records, tabs, pagination and counts of a block that lists records.
   * @param tabParam parameter of the open tab; `tab` by default
   */
  readListing<Schema extends z.ZodType>(
    block: ListingBlock,
    record: Schema,
    options?: { query?: PageQuery; tabParam?: 'tab' | 'year' },
  ): Promise<ResolvedListing<z.output<Schema>>>;
  /** Reads one record; `undefined` where it does not exist. */
  readRecord<Schema extends z.ZodType>(
    path: string,
    params: Readonly<Record<string, string>>,
    record: Schema,
  ): Promise<z.output<Schema> | undefined>;
  /** A part that the block can do without: a failure is logged, and the result is `undefined`. */
  optional<Part>(reading: Promise<Part>): Promise<Part | undefined>;
}
