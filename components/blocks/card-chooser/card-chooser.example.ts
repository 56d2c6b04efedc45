import type { BlockExample } from '../block.ts';

const travel = { slug: 'travel-credit', title: 'Select Travel', card_type: 'credit' } as const;
const dining = { slug: 'dining-credit', title: 'Platinum Dining', card_type: 'credit' } as const;

export const examples: BlockExample<'blocks.card-chooser'>[] = [
  {
    name: 'before an answer',
    block: {
      __component: 'blocks.card-chooser',
      title: 'Answer what you know',
      description: 'Leave out what does not matter.',
      cards: [travel, dining],
      questions: [
        {
          param: 'pay',
          title: 'How would you like to pay?',
          options: [
            { slug: 'credit', label: 'Later, with a bill', card_type: 'credit' },
            { slug: 'debit', label: 'From my account', card_type: 'debit' },
          ],
        },
        { param: 'travel', title: 'Do you fly?', options: [{ slug: 'abroad', label: 'Abroad too', facts: ['Lounges abroad'] }] },
      ],
    },
  },
  {
    name: 'two cards with their reasons',
    block: {
      __component: 'blocks.card-chooser',
      cards: [travel, dining],
      questions: [{ param: 'need', title: 'What matters most?', options: [{ slug: 'travel', label: 'Journeys' }] }],
      results: [
        { card: travel, reasons: ['Lounges abroad: 4 a year', 'Made for journeys'] },
        { card: dining, reasons: ['Lounges in India: 1 a quarter'] },
      ],
    },
  },
  {
    name: 'Hindi, without a card that suits',
    block: {
      __component: 'blocks.card-chooser',
      locale: 'hi',
      cards: [{ slug: 'gift', title: 'उपहार कार्ड', card_type: 'prepaid' }],
      questions: [{ param: 'fee', title: 'कितना शुल्क ठीक है?', options: [{ slug: 'none', label: 'कोई शुल्क नहीं' }] }],
      results: [],
    },
  },
];
