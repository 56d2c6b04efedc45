import type { Block, BlockKind, BlockOf } from '../contract/blocks.ts';
import { blocksOf } from '../document-blocks.ts';
import { PAGE_PARAMS, type PageParam } from '../page-params.ts';
import type { PageQuery } from '../page-query.ts';
import { orWithout, unlessDefect } from '../parts.ts';
import { unlessGone } from '../read.ts';
import { addressOf } from './address.ts';
import { cardDetailOf, compared } from './chosen.ts';
import { type Filled, fillListing, type LiveContext, readSource } from './listing.ts';
import { withNamedPlace } from './named-place.ts';
import { readers } from './readers.ts';

/** Fills one kind of block; a block that has nothing to show without the address naming it is left out. */
type Fill<Kind extends BlockKind> = (block: BlockOf<Kind>, context: LiveContext) => Promise<Filled<Block[]>>;

const same = (block: Block, { query }: LiveContext): Filled<Block[]> => ({ block: [block], query });
const one = async (filling: Promise<Filled<Block>>): Promise<Filled<Block[]>> => {
  const { block, query } = await filling;
  return { block: [block], query };
};

/** A list that has no words for being empty is left out where it is: a title with nothing under it says nothing. */
const some = async <Listed extends Block>(
  filling: Promise<Filled<Listed>>,
  records: (block: Listed) => readonly unknown[],
): Promise<Filled<Block[]>> => {
  const { block, query } = await filling;
  return { block: records(block).length > 0 ? [block] : [], query };
};

/** The document of the open tab goes behind the tabs, as blocks of the page. */
async function panels(block: BlockOf<'blocks.tab-panels'>, context: LiveContext): Promise<Filled<Block[]>> {
  const given = context.query.tab;
  const open = block.tabs.find(({ slug }) => slug === given) ?? block.tabs[0];
  const { tab: _unknown, ...rest } = context.query;
  const query: PageQuery = open === undefined ? rest : { ...rest, tab: open.slug };
  if (block.source === undefined || open === undefined) return { block: [block], query };
  const address = addressOf(block.source.path, { ...block.source.query, slug: open.slug }, readers.page.schema);
  const detail = address && (await unlessDefect(unlessGone(readers.page.read(address, context.locale))));
  // Tabs in the document of a tab could lead to themselves.
  const inside = (detail ? blocksOf(detail, context.locale) : []).filter(
    ({ __component }) => __component !== 'blocks.tab-panels',
  );
  const filled = await fillBlocks(inside, { ...context, query, named: 'tab' });
  return { block: [block, ...filled.block], query: filled.query };
}

/** A list that is searched in has another source while there is something to search for. */
function searched<
  Block extends { source?: BlockOf<'blocks.faq-finder'>['source']; search_source?: BlockOf<'blocks.faq-finder'>['source'] },
>(block: Block, { query }: LiveContext): Block {
  return query.search !== undefined && block.search_source !== undefined ? { ...block, source: block.search_source } : block;
}

const FILLS: { [Kind in BlockKind]?: Fill<Kind> } = {
  'blocks.card-finder': (block, context) => one(fillListing(block, readers.card, (cards) => ({ ...block, cards }), context)),
  'blocks.card-list': (block, context) =>
    some(
      fillListing(block, readers.card, (cards) => ({ ...block, cards }), context),
      ({ cards }) => cards,
    ),
  'blocks.offer-finder': (block, context) => one(fillListing(block, readers.offer, (offers) => ({ ...block, offers }), context)),
  'blocks.offer-list': (block, context) => one(fillListing(block, readers.offer, (offers) => ({ ...block, offers }), context)),
  'blocks.bank-list': (block, context) => {
    const asked = searched(block, context);
    return one(fillListing(asked, readers.bank, (banks) => ({ ...asked, banks }), context));
  },
  'blocks.lounge-finder': async (block, context) => {
    const cities = (await orWithout(readSource(block.cities_source, readers.tab, context)))?.items;
    const known = { ...block, ...(cities ? { cities } : {}) };
    const query = await withNamedPlace(block.source, context);
    return one(fillListing(known, readers.lounge, (lounges) => ({ ...known, lounges }), { ...context, query }));
  },
  'blocks.faq-finder': (block, context) => {
    const asked = searched(block, context);
    return one(fillListing(asked, readers.faq, (items) => ({ ...asked, items }), context));
  },
  'blocks.faq': (block, context) =>
    some(
      fillListing(block, readers.faq, (items) => ({ ...block, items }), context),
      ({ items }) => items,
    ),
  'blocks.milestone-timeline': (block, context) =>
    one(fillListing(block, readers.milestone, (milestones) => ({ ...block, milestones }), context, 'year')),
  'blocks.milestones': (block, context) =>
    some(
      fillListing(block, readers.milestone, (milestones) => ({ ...block, milestones }), context),
      ({ milestones }) => milestones,
    ),
  'blocks.request-form': (block, context) => one(fillListing(block, readers.card, (cards) => ({ ...block, cards }), context)),
  'blocks.card-detail': cardDetailOf,
  'blocks.card-compare': compared,
  'blocks.tab-panels': panels,
  'blocks.tables': async (block, context) =>
    same({ ...block, tables: (await readSource(block.source, readers.table, context))?.items ?? block.tables }, context),
  'blocks.link-groups': async (block, context) => {
    const groups = (await readSource(block.source, readers.group, context))?.items ?? block.groups;
    return { block: groups.length > 0 ? [{ ...block, groups }] : [], query: context.query };
  },
  'blocks.iframe': async (block, context) => {
    const address = block.source && addressOf(block.source.path, block.source.query ?? {}, readers.iframe.schema);
    const found = address && (await orWithout(readers.iframe.read(address, context.locale)));
    return same(found ? { ...block, iframe: found } : block, context);
  },
};

async function fillBlock<Kind extends BlockKind>(
  kind: Kind,
  block: BlockOf<Kind>,
  context: LiveContext,
): Promise<Filled<Block[]>> {
  const fill: Fill<Kind> | undefined = FILLS[kind];
  if (fill === undefined) return same(block, context);
  return (await unlessDefect(fill(block, context))) ?? { block: [], query: context.query };
}

/**
 * Fills the blocks of a page that have their records elsewhere.
 * @param query what the address of the page says
 * @returns the blocks, without those whose answer does not fit the contract, and what of the address holds: what is wrong in it
 * has given way to the nearest right one
 * @throws {ContentError} when a list cannot be had: a listing without its list would say that there is nothing
 */
export async function fillBlocks(blocks: readonly Block[], context: LiveContext): Promise<Filled<Block[]>> {
  const filled = await Promise.all(blocks.map((block) => fillBlock(block.__component, block, context)));
  const query = filled.reduce<PageQuery>((all, { query: own }) => changed(all, context.query, own), context.query);
  return { block: filled.flatMap(({ block }) => block), query };
}

/** `all` with what one block changed of the address. */
function changed(all: PageQuery, before: PageQuery, after: PageQuery): PageQuery {
  const next: { [Name in PageParam]?: string | undefined } = { ...all };
  for (const name of PAGE_PARAMS) {
    if (after[name] === before[name]) continue;
    if (after[name] === undefined) delete next[name];
    else next[name] = after[name];
  }
  return next;
}
