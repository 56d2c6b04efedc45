import type { Block, BlockOf } from '../contract/blocks.ts';
import type { Card } from '../contract/records/card.ts';
import { valuesOf, withoutParams } from '../page-query.ts';
import { unlessGone } from '../read.ts';
import { addressOf, follows } from './address.ts';
import { type Filled, type LiveContext, readSource } from './listing.ts';
import { readers } from './readers.ts';

/** The card of the address in detail, or the one of the source's own query; without one there is no block. */
export async function cardDetailOf(block: BlockOf<'blocks.card-detail'>, context: LiveContext): Promise<Filled<Block[]>> {
  const { source } = block;
  const { query, locale } = context;
  if (source === undefined) return { block: [block], query };
  const named = follows(source, 'card') ? valuesOf(query, 'card')[0] : undefined;
  const slug = named ?? source.query?.slug;
  const address = slug === undefined ? undefined : addressOf(source.path, { slug }, readers.cardDetail.schema);
  const found = address && (await unlessGone(readers.cardDetail.read({ ...address, passing: named !== undefined }, locale)));
  return { block: found ? [{ ...block, card: found, locale: found.locale ?? block.locale }] : [], query };
}

/** The cards that the address names, in its order. */
async function cardsOfAddress({ source }: BlockOf<'blocks.card-compare'>, context: LiveContext): Promise<Card[]> {
  const wanted = follows(source, 'compare') ? valuesOf(context.query, 'compare') : [];
  if (wanted.length === 0) return [];
  const items = (await readSource(source, readers.card, context))?.items ?? [];
  return wanted.flatMap((slug) => items.find((card) => card.slug === slug) ?? []);
}

/** The cards of the address side by side; when it names none that exists, those of the source's own query, or those given. */
export async function compared(block: BlockOf<'blocks.card-compare'>, context: LiveContext): Promise<Filled<Block[]>> {
  const cards = await cardsOfAddress(block, context);
  if (cards.length > 0) return { block: [{ ...block, cards }], query: context.query };
  const query = follows(block.source, 'compare') ? withoutParams(context.query, ['compare']) : context.query;
  const usual = block.source?.query?.compare === undefined ? undefined : block.source;
  const items = (await readSource(usual, readers.card, { ...context, query }))?.items;
  return { block: [{ ...block, cards: items ?? block.cards }], query };
}
