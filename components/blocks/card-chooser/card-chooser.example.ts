import type { BlockExample } from '../block.ts';

const face = (name: string) => ({ url: `/art/cards/${name}.svg`, width: 428, height: 270 });
const travel = { slug: 'travel-credit', title: 'Select Travel', card_type: 'credit', image: face('travel') } as const;
const dining = { slug: 'dining-credit', title: 'Platinum Dining', card_type: 'credit', image: face('dining') } as const;
const savings = { slug: 'savings', title: 'Savings debit', card_type: 'debit', image: face('debit') } as const;

export const examples: BlockExample<'blocks.card-chooser'>[] = [
  {
    name: 'the first of two questions',
    block: {
      __component: 'blocks.card-chooser',
      title: 'Answer what you know',
      description: 'Leave out what does not matter.',
      cards: [travel, dining, savings],
      questions: [
        {
          param: 'pay',
          title: 'How would you like to pay?',
          options: [
            { slug: 'credit', label: 'Later, with a bill', icon: 'receipt-indian-rupee', card_type: 'credit' },
            { slug: 'debit', label: 'From my account', icon: 'landmark', card_type: 'debit' },
          ],
        },
        {
          param: 'travel',
          title: 'Do you fly?',
          options: [{ slug: 'abroad', label: 'Abroad too', card_slugs: ['travel-credit'] }],
        },
      ],
    },
  },
  {
    name: 'a question that leaves one card',
    block: {
      __component: 'blocks.card-chooser',
      cards: [travel, dining],
      questions: [
        {
          param: 'need',
          title: 'What matters most?',
          options: [{ slug: 'travel', label: 'Journeys', card_slugs: ['travel-credit'] }],
        },
      ],
    },
  },
  {
    name: 'Hindi, without a card that any answer suits',
    block: {
      __component: 'blocks.card-chooser',
      locale: 'hi',
      cards: [{ slug: 'gift', title: 'उपहार कार्ड', card_type: 'prepaid' }],
      questions: [{ param: 'fee', title: 'कितना शुल्क ठीक है?', options: [{ slug: 'none', label: 'कोई शुल्क नहीं', facts: ['शुल्क'] }] }],
    },
  },
];
