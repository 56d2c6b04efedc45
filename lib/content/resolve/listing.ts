import type { z } from 'zod';
import type { ListingBlock, ResolvedListing } from '#lib/contract/blocks/resolve-context.ts';
import type { PageParam } from '#lib/contract/page-params.ts';
import { type PageQuery, withoutParams } from '#lib/contract/page-query.ts';
import { type Tab, tab } from '#lib/contract/records/tab.ts';
import type { Listing, Source } from '#lib/contract/source.ts';
import type { Locale } from '#lib/i18n/locales.ts';
import { emptyListing } from '../client/envelope.ts';
import { logDefect } from '../client/log.ts';
import { optionalSection } from '../read/optional-section.ts';
import { read, valueOrThrow } from '../read/read.ts';
import { acceptedQuery, callFor, follows, isListOf } from './source.ts';

/** What the lists of a page are read for. */
export interface PageContext {
  locale: Locale;
  query: PageQuery;
  /** A parameter with few values, such as a tab: pages that it selects are cached on disk, others in memory only. */
  cachedParam?: PageParam | undefined;
}

/**
 * Reads a list with the parameters its source follows. A missing list is empty, and logged.
 * @returns `undefined` without a source or endpoint
 * @throws {ContentError}
 */
export async function readList<Schema extends z.ZodType>(
  source: Source | undefined,
  schema: Schema,
  { locale, query, cachedParam }: PageContext,
): Promise<Listing<z.output<Schema>> | undefined> {
  if (source === undefined) return undefined;
  const accepted = acceptedQuery(source, query);
  const followed = (source.follow ?? []).flatMap((name) =>
    accepted[name] === undefined ? [] : [[name, accepted[name]] as const],
  );
  const call = callFor(source.path, { ...source.query, ...Object.fromEntries(followed) }, isListOf(schema));
  if (call === undefined) return undefined;
  const memoryOnly = followed.some(([name]) => name !== cachedParam);
  const result = await read(call.endpoint, call.params, locale, { memoryOnly });
  const listing = valueOrThrow(result);
  if (listing === undefined) logDefect({ source: source.path, pointer: '', reason: `the list is ${result.status}` });
  return listing ?? emptyListing();
}

/** The tabs of a block, or of their source; a list without tabs is better than none. */
async function readTabs({ tabs, tabs_source }: ListingBlock, context: PageContext): Promise<Tab[] | undefined> {
  return tabs ?? (await optionalSection(readList(tabs_source, tab, context)))?.items;
}

/** An unknown tab is replaced by the first, or removed. */
function withKnownTab(query: PageQuery, param: 'tab' | 'year', tabs: readonly Tab[] | undefined, openFirst: boolean): PageQuery {
  if (tabs === undefined) return query;
  const { [param]: given, ...rest } = query;
  const open = tabs.find(({ slug }) => slug === given) ?? (openFirst ? tabs[0] : undefined);
  return open === undefined ? rest : { ...rest, [param]: open.slug };
}

interface ListPage<Item> {
  listing: Listing<Item>;
  query: PageQuery;
}

/** A page after the last one is replaced by the last. */
async function readPage<Schema extends z.ZodType>(
  source: Source,
  schema: Schema,
  context: PageContext,
): Promise<ListPage<z.output<Schema>> | undefined> {
  const listing = await readList(source, schema, context);
  if (listing === undefined) return undefined;
  const { page_count, page } = listing.pagination;
  if (listing.items.length > 0 || page <= 1) return { listing, query: context.query };
  const rest = withoutParams(context.query, ['page_no']);
  if (page_count < 1) return { listing: { ...listing, pagination: { ...listing.pagination, page: 1 } }, query: rest };
  const query: PageQuery = page_count > 1 ? { ...rest, page_no: String(page_count) } : rest;
  const last = await readList(source, schema, { ...context, query });
  return { listing: last ?? listing, query };
}

/** Reads the records, tabs, pagination and counts of a block that lists records. */
export async function readListing<Schema extends z.ZodType>(
  block: ListingBlock,
  schema: Schema,
  context: PageContext,
  tabParam: 'tab' | 'year',
): Promise<ResolvedListing<z.output<Schema>>> {
  const tabs = await readTabs(block, context);
  const fields = tabs ? { tabs } : {};
  const accepted = acceptedQuery(block.source, context.query);
  const followsTab = follows(block.source, tabParam);
  const query = followsTab ? withKnownTab(accepted, tabParam, tabs, block.open_first_tab === true) : accepted;
  const cachedParam = tabs ? tabParam : context.cachedParam;
  const page = block.source && (await readPage(block.source, schema, { ...context, query, cachedParam }));
  if (page === undefined) return { fields, query };
  const { items, pagination, facets } = page.listing;
  return { items, fields: { ...fields, pagination, facets }, query: page.query };
}
