import type { BlockExample } from '../block.ts';

export const examples: BlockExample<'blocks.card-families'>[] = [
  {
    name: 'four families',
    block: {
      __component: 'blocks.card-families',
      title: 'Choose how you pay',
      description: 'Every card works at shops, online and at cash machines across the country.',
      families: [
        {
          title: 'Credit',
          description: 'Rewards, lounges and instalments',
          link: '/credit-cards',
          image: '/art/cards/select.svg',
        },
        { title: 'Debit', description: 'Your own money, tap to pay', link: '/debit-cards', image: '/art/cards/debit.svg' },
        {
          title: 'Prepaid',
          description: 'Load it, gift it, travel with it',
          link: '/prepaid-cards',
          image: '/art/cards/prepaid.svg',
        },
        { title: 'Business', link: '/msme-cards' },
      ],
    },
  },
  {
    name: 'Hindi',
    block: {
      __component: 'blocks.card-families',
      locale: 'hi',
      title: 'भुगतान का अपना तरीका चुनें',
      families: [{ title: 'क्रेडिट', description: 'रिवॉर्ड, लाउंज और किस्तें', link: '/credit-cards', image: '/art/cards/select.svg' }],
    },
  },
];
