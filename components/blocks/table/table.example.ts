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
  {
    name: 'two tables under a title',
    block: {
      __component: 'blocks.table',
      title: 'Schedules',
      description: 'What the network sets. Your bank may add to it.',
      tables: [
        {
          title: 'Limits of a card',
          headers: ['Limit', 'Classic', 'Platinum', 'Select'],
          rows: [
            ['Tap without PIN', '₹5,000', '₹5,000', '₹5,000'],
            ['Cash a day', '₹20,000', '₹40,000', '₹60,000'],
          ],
          note: 'The bank may set a lower limit.',
        },
        { title: 'When a dispute ends', headers: ['Step', 'Days'], rows: [['The bank answers', '7']] },
      ],
    },
  },
  {
    name: 'without titles',
    block: { __component: 'blocks.table', tables: [{ headers: ['Card', 'Limit'], rows: [['Classic', '₹50,000']] }] },
  },
  {
    name: 'Hindi',
    block: {
      __component: 'blocks.table',
      locale: 'hi',
      title: 'अनुसूचियाँ',
      tables: [{ title: 'कार्ड की सीमाएँ', headers: ['सीमा', 'क्लासिक', 'सिलेक्ट'], rows: [['दिन में नकदी', '₹20,000', '₹60,000']] }],
    },
  },
];
