import type { BlockExample } from '../block.ts';

export const offerDetailExamples: BlockExample<'blocks.offer-detail'>[] = [
  {
    name: 'plain',
    block: { __component: 'blocks.offer-detail', offer: { slug: 'tulsi-table', title: '20% off', offer_type: 'exclusive' } },
  },
  {
    name: 'Hindi',
    block: {
      __component: 'blocks.offer-detail',
      locale: 'hi',
      offer: { slug: 'tulsi-table', title: '20% off', offer_type: 'exclusive' },
    },
  },
];
