import type { Listing } from '#lib/content/client/envelope.ts';
import type { Locale } from '#lib/i18n/locales.ts';
import { type Tab, tab } from '../contract/records/tab.ts';
import type { Facet, Pagination, Source } from '../contract/source.ts';
import type { PageParam } from '../page-params.ts';
import { type PageQuery, withoutParams } from '../page-query.ts';
import { orWithout } from '../parts.ts';
import { addressOf, fittingQuery, follows } from './address.ts';
import { type ListReader, listReader } from './read-list.ts';

/** Where a block is filled: the language and what the address of its page says. */
export interface LiveContext {
  locale: Locale;
  query: PageQuery;
  /** A parameter with one of the few values that the content itself names: what it chooses is worth a place on the disk. */
  named?: PageParam | undefined;
}

/** What a block that shows records has of its own (`contract/source.ts`). */
interface ListingBlock {
  source?: Source | undefined;
  tabs_source?: Source | undefined;
  tabs?: Tab[] | undefined;
  open_first_tab?: boolean | undefined;
  pagination?: Pagination | undefined;
  facets?: Facet[] | undefined;
}

/** A filled block, and what of the address holds once it is: a wrong tab or page number has given way to a right one. */
export interface Filled<Block> {
  block: Block;
  query: PageQuery;
}

const tabs = listReader('tab', tab);

/** Reads a list from a source, with what it follows of the address. */
export async function readSource<Item>(
  source: Source | undefined,
  { schema, read }: ListReader<Item>,
  { locale, query, named }: LiveContext,
): Promise<Listing<Item> | undefined> {
  if (source === undefined) return undefined;
  const fitting = fittingQuery(source, query);
  const followed = (source.follow ?? []).flatMap((name) => (fitting[name] === undefined ? [] : [[name, fitting[name]] as const]));
  const address = addressOf(source.path, { ...source.query, ...Object.fromEntries(followed) }, schema);
  return address && read({ ...address, passing: followed.some(([name]) => name !== named) }, locale);
}

/** The tabs of a block: inline, or from their source; a list that is there without its tabs is better than none. */
async function readTabs(block: ListingBlock, context: LiveContext): Promise<Tab[] | undefined> {
  return block.tabs ?? (await orWithout(readSource(block.tabs_source, tabs, context)))?.items;
}

/** The address with a tab that exists: an unknown one gives way to the first, or to none. */
function withTab(query: PageQuery, param: 'tab' | 'year', known: readonly Tab[] | undefined, openFirst: boolean): PageQuery {
  if (known === undefined) return query;
  const { [param]: given, ...rest } = query;
  const open = known.find(({ slug }) => slug === given) ?? (openFirst ? known[0] : undefined);
  return open === undefined ? rest : { ...rest, [param]: open.slug };
}

/** Reads the page of a list that the address names; one behind the end gives way to the last. */
async function readPage<Item>(
  source: Source,
  reader: ListReader<Item>,
  context: LiveContext,
): Promise<Filled<Listing<Item>> | undefined> {
  const listing = await readSource(source, reader, context);
  if (listing === undefined) return undefined;
  const { page_count, page } = listing.pagination;
  if (listing.items.length > 0 || page <= 1) return { block: listing, query: context.query };
  const rest = withoutParams(context.query, ['page_no']);
  if (page_count < 1) return { block: { ...listing, pagination: { ...listing.pagination, page: 1 } }, query: rest };
  const query: PageQuery = page_count > 1 ? { ...rest, page_no: String(page_count) } : rest;
  const last = await readSource(source, reader, { ...context, query });
  return { block: last ?? listing, query };
}

/**
 * Fills a block that shows records from its source: records, tabs, place and counts.
 * @param put makes the block with its records
 * @param param the parameter that names its tab
 */
export async function fillListing<Block extends ListingBlock, Item>(
  block: Block,
  reader: ListReader<Item>,
  put: (items: Item[]) => Block,
  context: LiveContext,
  param: 'tab' | 'year' = 'tab',
): Promise<Filled<Block>> {
  const found = await readTabs(block, context);
  const fitting = fittingQuery(block.source, context.query);
  const query = follows(block.source, param) ? withTab(fitting, param, found, block.open_first_tab === true) : fitting;
  if (block.source === undefined) return { block: found ? { ...block, tabs: found } : block, query };
  const listing = await readPage(block.source, reader, { ...context, query, named: found ? param : context.named });
  if (listing === undefined) return { block, query };
  const { items, pagination, facets } = listing.block;
  return { block: { ...put(items), pagination, facets, ...(found ? { tabs: found } : {}) }, query: listing.query };
}
