import { cardDetail } from '../contract/records/card.ts';
import { source } from '../contract/source.ts';
import { valuesOf } from '../page-query.ts';
import { defineBlock } from './define-block.ts';

/** One card in detail: the card in the page's query, else that of the source's own query. */
export const cardDetailBlock = defineBlock({
  kind: 'blocks.card-detail',
  fields: { source: source.optional(), card: cardDetail.optional() },
  async resolve(block, context) {
    if (block.source === undefined) return { block };
    const { path, query } = block.source;
    const chosen = context.follows(block.source, 'card') ? valuesOf(context.query, 'card')[0] : undefined;
    const slug = chosen ?? query?.slug;
    if (slug === undefined) return {};
    const card = await context.readRecord(path, { slug }, cardDetail, chosen !== undefined);
    return card ? { block: { ...block, card, locale: card.locale ?? block.locale } } : {};
  },
  isEmpty: ({ card }) => card === undefined,
  opensPage: ({ card }, position) => position === 0 && card !== undefined,
  breadcrumb: ({ card }) => card?.breadcrumb,
  contents: ({ card }) => ({ card }),
});
