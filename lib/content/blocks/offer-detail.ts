import { offerDetail } from '../contract/records/offer.ts';
import { defineBlock } from './define-block.ts';

/** One offer in detail. */
export const offerDetailBlock = defineBlock({
  kind: 'blocks.offer-detail',
  fields: { offer: offerDetail },
  opensPage: (_block, position) => position === 0,
  contents: ({ offer }) => ({ offer }),
  linksToOfferFeed: true,
});
