import type { BlockExample } from '../block.ts';

export const bookingExamples: BlockExample<'blocks.booking'>[] = [
  {
    name: 'plain',
    block: { __component: 'blocks.booking', offer: { slug: 'golf', title: 'A round of golf', offer_type: 'booking' } },
  },
  {
    name: 'Hindi',
    block: {
      __component: 'blocks.booking',
      locale: 'hi',
      offer: { slug: 'golf', title: 'A round of golf', offer_type: 'booking' },
    },
  },
];
