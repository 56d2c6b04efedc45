import { offerDetail } from '../records/offer.ts';
import { defineBlock } from './define-block.ts';

export const offerDetailBlock = defineBlock({
  kind: 'blocks.offer-detail',
  fields: { offer: offerDetail },
  opensPage: (_block, position) => position === 0,
  // Related offers at its end are tinted.
  surface: ({ offer: { related = [] } }) => (related.length > 0 ? 'own' : undefined),
  contents: ({ offer }) => ({ offer }),
  linksToOfferFeed: true,
});
