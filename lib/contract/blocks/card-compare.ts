import { heading, list } from '../atoms.ts';
import { valuesOf, withoutParams } from '../page-query.ts';
import { card } from '../records/card.ts';
import { source } from '../source.ts';
import { cardView } from './card-view.ts';
import { defineBlock } from './define-block.ts';

/** Up to three cards: those in `compare` of the query, else of the source, else `cards`. */
export const cardCompare = defineBlock({
  kind: 'blocks.card-compare',
  fields: { ...heading, source: source.optional(), cards: list(card, 50).default([]), view: cardView },
  async resolve(block, context) {
    const follows = context.follows(block.source, 'compare');
    const slugs = follows ? valuesOf(context.query, 'compare') : [];
    if (slugs.length > 0) {
      const found = (await context.readList(block.source, card))?.items ?? [];
      const cards = slugs.flatMap((slug) => found.find((each) => each.slug === slug) ?? []);
      if (cards.length > 0) return { block: { ...block, cards } };
    }
    const query = follows ? withoutParams(context.query, ['compare']) : context.query;
    const source = block.source?.query?.compare === undefined ? undefined : block.source;
    const listing = await context.readList(source, card, query);
    return { block: { ...block, cards: listing?.items ?? block.cards }, query };
  },
  needs: ['cards'],
});
