import { offerDetail } from '../records/offer.ts';
import { defineBlock } from './define-block.ts';

/** A privilege that is booked with a partner. */
export const booking = defineBlock({
  kind: 'blocks.booking',
  fields: { offer: offerDetail },
  opensPage: (_block, position) => position === 0,
  // Related offers at its end are tinted.
  surface: ({ offer: { related = [] } }) => (related.length > 0 ? 'own' : undefined),
  contents: ({ offer }) => ({ offer }),
});
