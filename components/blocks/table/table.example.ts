import type { BlockExample } from '../block.ts';

export const examples: BlockExample<'blocks.table'>[] = [
  {
    name: 'tiers',
    block: {
      __component: 'blocks.table',
      title: 'Compare the tiers',
      headers: ['', 'Classic', 'Platinum', 'Select'],
      rows: [
        ['Lounges in India', 'No', '1 a quarter', '2 a quarter'],
        ['Accident cover', '₹1,00,000', '₹2,00,000', '₹10,00,000'],
      ],
      note: 'What the network gives. *Your bank* may add to it.',
    },
  },
  {
    name: 'Hindi',
    block: { __component: 'blocks.table', locale: 'hi', headers: ['कार्ड', 'सीमा'], rows: [['क्लासिक', '₹50,000']] },
  },
];
