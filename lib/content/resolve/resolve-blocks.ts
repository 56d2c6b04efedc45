import { behaviourOf } from '../blocks/behaviour.ts';
import type { ResolveContext, Resolved } from '../blocks/resolve-context.ts';
import { ContentError } from '../client/errors.ts';
import type { Block } from '../contract/blocks.ts';
import { page } from '../contract/documents.ts';
import { blocksOf } from '../document-blocks.ts';
import { logDefect } from '../log.ts';
import { PAGE_PARAMS, type PageParam } from '../page-params.ts';
import { optionalPart } from '../page-part.ts';
import type { PageQuery } from '../page-query.ts';
import { read, valueOrThrow } from '../read.ts';
import { type PageContext, readList, readListing } from './listing.ts';
import { callFor, follows, isDocument } from './source.ts';

/** Blocks with their records, and the query of the page with values that do not exist replaced or removed. */
interface ResolvedBlocks {
  blocks: Block[];
  query: PageQuery;
}

function resolveContext(context: PageContext): ResolveContext {
  const { locale, query } = context;
  return {
    query,
    follows,
    readList: (source, schema, ownQuery = query) => readList(source, schema, { ...context, query: ownQuery }),
    readListing: (block, schema, options = {}) =>
      readListing(block, schema, { ...context, query: options.query ?? query }, options.tabParam ?? 'tab'),
    async readRecord(path, params, schema, memoryOnly = false) {
      const call = callFor(path, params, isDocument(schema));
      return call && valueOrThrow(await read(call.endpoint, call.params, locale, { memoryOnly }));
    },
    optional: optionalPart,
  };
}

/** The blocks of a document that belongs to a block: the open one of its tabs. */
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

/**
 * A block whose records are invalid, or whose call the service rejects (400), is left out and logged.
 * @throws {ContentError} for every other failure
 */
async function unlessInvalid<Part>(resolving: Promise<Part>): Promise<Part | undefined> {
  try {
    return await resolving;
  } catch (error) {
    if (!(error instanceof ContentError) || (error.failure !== 'shape' && error.status !== 400)) throw error;
    logDefect({ source: error.path, pointer: '', reason: `the block is left out: ${error.message}` });
    return undefined;
  }
}

async function resolveBlock(given: Block, context: PageContext): Promise<ResolvedBlocks> {
  const { resolve, isEmpty } = behaviourOf(given);
  const resolved: Resolved<Block> | undefined = resolve
    ? await unlessInvalid(resolve(given, resolveContext(context)))
    : { block: given };
  const { block, query = context.query, document } = resolved ?? {};
  if (block === undefined || isEmpty?.(block)) return { blocks: [], query };
  if (document === undefined) return { blocks: [block], query };
  const following = await resolveDocument(document, block, { ...context, query });
  return { blocks: [block, ...following.blocks], query: following.query };
}

/**
 * Reads the records of the blocks of a page.
 * @returns the blocks without those that are empty, or whose answer does not fit the contract
 * @throws {ContentError} when a list cannot be read: without its records a block would say that there is nothing
 */
export async function resolveBlocks(blocks: readonly Block[], context: PageContext): Promise<ResolvedBlocks> {
  const resolved = await Promise.all(blocks.map((block) => resolveBlock(block, context)));
  const query = resolved.reduce((all, { query: own }) => withChanges(all, context.query, own), context.query);
  return { blocks: resolved.flatMap((each) => each.blocks), query };
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
