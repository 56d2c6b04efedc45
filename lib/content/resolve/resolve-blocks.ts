import { behaviourOf, blocksOf, openingPosition } from '#lib/contract/blocks/behaviour.ts';
import type { Block } from '#lib/contract/blocks/block.ts';
import type { ResolveContext, Resolved } from '#lib/contract/blocks/resolve-context.ts';
import { page } from '#lib/contract/documents.ts';
import { PAGE_PARAMS, type PageParam } from '#lib/contract/page-params.ts';
import type { PageQuery } from '#lib/contract/page-query.ts';
import { ContentError } from '../client/errors.ts';
import { countEmptyBlock, logDefect, logFailure } from '../client/log.ts';
import { revalidateSoon } from '../read/cache.ts';
import { optionalSection } from '../read/optional-section.ts';
import { read, valueOrThrow } from '../read/read.ts';
import { type PageContext, readList, readListing } from './listing.ts';
import { callFor, follows, isDocument } from './source.ts';

/** Blocks with their records, and the query with unknown values replaced or removed. */
interface ResolvedBlocks {
  blocks: Block[];
  query: PageQuery;
  /** The parameters that the blocks read; `undefined` when not all blocks could be read. */
  params: readonly PageParam[] | undefined;
  /** Path of the page that has what the query asks for. */
  movedTo?: string | undefined;
}

interface ResolvedBlock extends ResolvedBlocks {
  failure?: ContentError;
}

function resolveContext(context: PageContext): ResolveContext {
  const { locale, query } = context;
  return {
    query,
    follows,
    readList: (source, schema, ownQuery = query) => readList(source, schema, { ...context, query: ownQuery }),
    readListing: (block, schema, options = {}) =>
      readListing(block, schema, { ...context, query: options.query ?? query }, options.tabParam ?? 'tab'),
    async readRecord(path, params, schema) {
      const call = callFor(path, params, isDocument(schema));
      return call && valueOrThrow(await read(call.endpoint, call.params, locale));
    },
    optional: optionalSection,
  };
}

/** The blocks of the open tab of a block. */
async function resolveDocument(
  { path, params }: NonNullable<Resolved<Block>['document']>,
  owner: Block,
  context: PageContext,
): Promise<ResolvedBlocks> {
  const document = await unlessInvalid(resolveContext(context).readRecord(path, params, page));
  // A document with tabs of its own could lead back to itself.
  const nested = (document ? blocksOf(document, context.locale) : []).filter(
    ({ __component }) => __component !== owner.__component,
  );
  return resolveBlocks(nested, { ...context, cachedParam: 'tab' });
}

function isInvalid({ failure, status }: ContentError): boolean {
  return failure === 'shape' || failure === 'empty' || status === 400;
}

/**
 * A block with invalid records, or whose call is rejected (400), is left out and logged.
 * @throws {ContentError} for other failures
 */
async function unlessInvalid<Part>(resolving: Promise<Part>): Promise<Part | undefined> {
  try {
    return await resolving;
  } catch (error) {
    if (!(error instanceof ContentError) || !isInvalid(error)) throw error;
    logDefect({ source: error.path, pointer: '', reason: `the block is left out: ${error.message}` });
    return undefined;
  }
}

async function readBlock(given: Block, context: PageContext): Promise<ResolvedBlocks> {
  const { resolve, isEmpty } = behaviourOf(given);
  const resolved: Resolved<Block> | undefined = resolve
    ? await unlessInvalid(resolve(given, resolveContext(context)))
    : { block: given };
  const { block, query = context.query, document, movedTo } = resolved ?? {};
  const params = resolved && [...paramsOf(block ?? given), ...(resolved.params ?? [])];
  if (movedTo !== undefined) return { blocks: [], query, params, movedTo };
  if (block === undefined) return { blocks: [], query, params };
  if (isEmpty?.(block)) {
    countEmptyBlock(block.__component);
    return { blocks: [], query, params };
  }
  if (document === undefined) return { blocks: [block], query, params };
  const following = await resolveDocument(document, block, { ...context, query });
  return {
    blocks: [block, ...following.blocks],
    query: following.query,
    params: params && following.params && [...params, ...following.params],
  };
}

const sourcesOf = (block: Block) => [
  'source' in block ? block.source : undefined,
  'search_source' in block ? block.search_source : undefined,
];

/** The parameters that a block reads by its fields: those that its sources follow, and its tabs. */
function paramsOf(block: Block): PageParam[] {
  const followed = sourcesOf(block).flatMap((source) => source?.follow ?? []);
  return 'tabs' in block && block.tabs ? [...followed, 'tab'] : followed;
}

/** Whether the query of the page's address selects what a block shows, such as a filter or the page of a list. */
function isSelected(block: Block, query: PageQuery): boolean {
  return sourcesOf(block).some((source) => PAGE_PARAMS.some((param) => query[param] !== undefined && follows(source, param)));
}

/**
 * A block that cannot be read is left out, and the page is rendered again soon.
 * @throws {ContentError} when the visitor asked for these records
 */
async function resolveBlock(given: Block, context: PageContext): Promise<ResolvedBlock> {
  try {
    return await readBlock(given, context);
  } catch (error) {
    if (!(error instanceof ContentError) || isSelected(given, context.query)) throw error;
    logFailure(error);
    await revalidateSoon();
    return { blocks: [], query: context.query, params: undefined, failure: error };
  }
}

/**
 * Reads the records of the blocks of a page; empty, unreadable and invalid blocks are left out.
 * @throws {ContentError} when the visitor asked for records that cannot be read, or only the head of the page is left
 */
export async function resolveBlocks(blocks: readonly Block[], context: PageContext): Promise<ResolvedBlocks> {
  const resolved: ResolvedBlock[] = await Promise.all(blocks.map((block) => resolveBlock(block, context)));
  const movedTo = resolved.find((each) => each.movedTo)?.movedTo;
  const failure = resolved.find((each) => each.failure)?.failure;
  const shown = resolved.flatMap((each) => each.blocks);
  if (failure && movedTo === undefined && shown.every((_block, index) => index === openingPosition(shown))) throw failure;
  const query = resolved.reduce((all, { query: own }) => withChanges(all, context.query, own), context.query);
  const params = resolved.every((each) => each.params) ? resolved.flatMap((each) => each.params ?? []) : undefined;
  return { blocks: shown, query, params, movedTo };
}

/** `all` with the changes from `before` to `after`. */
function withChanges(all: PageQuery, before: PageQuery, after: PageQuery): PageQuery {
  const next: { [Name in PageParam]?: string | undefined } = { ...all };
  for (const name of PAGE_PARAMS) {
    if (after[name] === before[name]) continue;
    if (after[name] === undefined) delete next[name];
    else next[name] = after[name];
  }
  return next;
}
