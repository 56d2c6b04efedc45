import type { BlockExample } from '../block.ts';

const face = (name: string) => ({ url: `/art/cards/${name}.svg`, width: 428, height: 270 });

export const examples: BlockExample<'blocks.card-compare'>[] = [
  {
    name: 'three cards, one of them with a fact less',
    block: {
      __component: 'blocks.card-compare',
      title: 'Compare the cards',
      description: 'What the network gives. Your bank may add to it.',
      cards: [
        {
          slug: 'classic-credit',
          title: 'Classic',
          card_type: 'credit',
          image: face('classic'),
          facts: [
            { label: 'Lounges in India', value: 'No' },
            { label: 'Accident cover', value: '₹1,00,000' },
            { label: 'Credit on UPI', value: 'Yes' },
          ],
        },
        {
          slug: 'platinum-credit',
          title: 'Platinum',
          card_type: 'credit',
          image: face('platinum'),
          facts: [
            { label: 'Lounges in India', value: '1 a quarter' },
            { label: 'Accident cover', value: '₹2,00,000' },
            { label: 'Credit on UPI', value: 'Yes' },
          ],
        },
        {
          slug: 'select-credit',
          title: 'Select',
          card_type: 'credit',
          image: face('select'),
          facts: [
            { label: 'Lounges in India', value: '2 a quarter' },
            { label: 'Concierge', value: 'Yes' },
          ],
        },
      ],
    },
  },
  {
    name: 'one card',
    block: {
      __component: 'blocks.card-compare',
      cards: [{ slug: 'classic-credit', title: 'Classic', card_type: 'credit', facts: [{ label: 'Concierge', value: 'No' }] }],
    },
  },
  {
    name: 'Hindi',
    block: {
      __component: 'blocks.card-compare',
      locale: 'hi',
      title: 'कार्डों की तुलना',
      cards: [
        { slug: 'classic-credit', title: 'क्लासिक', card_type: 'credit', facts: [{ label: 'यूपीआई पर क्रेडिट', value: 'हाँ' }] },
        { slug: 'select-credit', title: 'सिलेक्ट', card_type: 'credit', facts: [{ label: 'यूपीआई पर क्रेडिट', value: 'नहीं' }] },
      ],
    },
  },
];
