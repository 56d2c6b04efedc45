import type { BlockExample } from '../block.ts';

const face = (name: string) => ({ url: `/art/cards/${name}.svg`, width: 428, height: 270 });

export const examples: BlockExample<'blocks.booking'>[] = [
  {
    name: 'with everything',
    block: {
      __component: 'blocks.booking',
      offer: {
        slug: 'golf-round',
        title: 'A round of golf',
        description: 'One green fee and one lesson a quarter at 24 courses.',
        offer_type: 'select',
        category_slug: 'golf',
        category_label: 'Golf',
        merchant: 'Hara Maidan',
        valid_to: '2999-03-31',
        cards_label: 'Select credit cards',
        facts: [{ label: 'How often', value: 'Once a quarter', icon: 'calendar' }],
        buttons: [
          { button_type: 'external', button_link: 'https://hara-maidan.example/book', button_label: 'Book at Hara Maidan' },
          { button_type: 'pdf', button_link: '/documents/offer-terms-en.pdf', button_label: 'All terms' },
        ],
        sections: [
          {
            section_key: 'benefits',
            title: 'What you get',
            features: [{ title: 'Green fee', description: 'For 18 holes, on weekdays.', icon: 'check' }],
          },
        ],
        steps: [
          { title: 'Take the code from your bank’s app' },
          { title: 'Choose course and day', description: 'Seven days ahead.' },
        ],
        terms: [
          { title: 'Changing a booking', description: 'Free until two days before.' },
          { description: 'One card, one round.' },
        ],
        cards: [{ slug: 'select-credit', title: 'Select credit', card_type: 'credit', image: face('select') }],
        related: [{ slug: 'spa-session', title: 'An hour at the spa', offer_type: 'select', category_slug: 'wellness' }],
      },
    },
  },
  {
    name: 'over',
    block: {
      __component: 'blocks.booking',
      offer: {
        slug: 'gym-month',
        title: 'A month at the gym',
        offer_type: 'platinum',
        valid_to: '2020-01-31',
        buttons: [{ button_type: 'external', button_link: 'https://akhada.example/', button_label: 'Book at Akhada' }],
        steps: [{ title: 'Take the code' }],
      },
    },
  },
  {
    name: 'Hindi',
    block: {
      __component: 'blocks.booking',
      locale: 'hi',
      offer: {
        slug: 'health-check',
        title: 'साल में एक पूरी स्वास्थ्य जाँच',
        description: 'घर से नमूना, रिपोर्ट फ़ोन पर।',
        offer_type: 'booking',
        category_slug: 'health',
        category_label: 'सेहत',
        cards_label: 'सिलेक्ट क्रेडिट कार्ड',
        buttons: [{ button_type: 'external', button_link: 'https://swasth.example/', button_label: 'जाँच बुक करें' }],
        steps: [{ title: 'बैंक के ऐप से कोड लें' }, { title: 'दिन और समय चुनें' }],
        terms: [{ title: 'कोड की अवधि', description: 'कोड उसी साल के लिए मान्य है।' }],
      },
    },
  },
];
