import { cardDetail } from '../records/card.ts';
import { defineBlock } from './define-block.ts';

export const cardDetailBlock = defineBlock({
  kind: 'blocks.card-detail',
  fields: { card: cardDetail },
  opensPage: (_block, position) => position === 0,
  breadcrumb: ({ card }) => card.breadcrumb,
  contents: ({ card }) => ({ card }),
});
