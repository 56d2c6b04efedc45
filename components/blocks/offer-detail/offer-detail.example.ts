import type { BlockExample } from '../block.ts';

const FACE = { width: 428, height: 270, alternative_text: '' };
const RELATED = {
  slug: 'chitralok-two-tickets',
  title: 'Buy one ticket, get one at Chitralok',
  description: 'Two tickets a month at any screen, any day.',
  offer_type: 'exclusive' as const,
  category_slug: 'cinema',
  category_label: 'Cinema',
  value_label: 'Buy 1, get 1',
  valid_to: '2099-12-31',
};

export const examples: BlockExample<'blocks.offer-detail'>[] = [
  {
    name: 'with a code, steps, cards, terms and related offers',
    block: {
      __component: 'blocks.offer-detail',
      offer: {
        slug: 'tulsi-table-weekday-meals',
        title: '20% off weekday meals',
        description: 'On bills above ₹1,500, Monday to Thursday, at 61 restaurants.',
        offer_type: 'exclusive',
        category_slug: 'dining',
        category_label: 'Dining',
        cards_label: 'Platinum and Select',
        logo: { url: '/art/logos/merchant-tulsi-table.svg', width: 182, height: 38, alternative_text: 'Tulsi Table' },
        valid_from: '2026-01-01',
        valid_to: '2099-03-31',
        coupon_code: 'TULSI20',
        coupon_note: 'Only for online booking. In the restaurant no code is needed.',
        buttons: [
          { button_type: 'external', button_link: 'https://tulsi-table.example/', button_label: 'Go to Tulsi Table' },
          { button_type: 'pdf', button_link: '/documents/offer-terms-en.pdf', button_label: 'General terms of offers' },
        ],
        facts: [
          { icon: 'indian-rupee', label: 'Smallest bill', value: '₹1,500' },
          { label: 'Most you save', value: '₹750 a table' },
        ],
        steps: [
          { title: 'Book or walk in', description: 'Tell the host that you will pay with your Platinum or Select card.' },
          { title: 'Ask for the bill', description: 'The discount applies to food and soft drinks.' },
          { title: 'Tap, insert or scan' },
        ],
        cards: [
          {
            slug: 'platinum-credit',
            title: 'Platinum credit',
            card_type: 'credit',
            image: { url: '/art/cards/platinum.svg', ...FACE },
          },
          {
            slug: 'select-credit',
            title: 'Select credit',
            card_type: 'credit',
            image: { url: '/art/cards/select.svg', ...FACE },
          },
        ],
        sections: [{ title: 'More at the table', features: [{ title: 'A dessert on birthdays', icon: 'gift' }] }],
        terms: [
          { title: 'Terms of the offer', description: '- One use per card per day.\n- Cannot be joined with another offer.' },
          { title: 'If the discount did not apply', description: 'Write to your bank within 15 days.' },
        ],
        related: [RELATED],
      },
    },
  },
  {
    name: 'an offer that has ended',
    block: {
      __component: 'blocks.offer-detail',
      offer: {
        slug: 'saaz-headphones',
        title: '₹3,000 off headphones at Saaz',
        description: 'Headphones and speakers above ₹14,999.',
        offer_type: 'festive',
        category_slug: 'electronics',
        category_label: 'Electronics',
        logo: '/art/logos/merchant-saaz.svg',
        place: 'online',
        coupon_code: 'SAAZ3000',
        buttons: [{ button_type: 'external', button_link: 'https://saaz.example/', button_label: 'Go to Saaz' }],
        valid_to: '2020-01-31',
        steps: [{ title: 'Enter the code SAAZ3000' }],
      },
    },
  },
  {
    name: 'only a title',
    block: { __component: 'blocks.offer-detail', offer: { slug: 'tulsi-table', title: '20% off', offer_type: 'exclusive' } },
  },
  {
    name: 'Hindi',
    block: {
      __component: 'blocks.offer-detail',
      locale: 'hi',
      offer: {
        slug: 'tulsi-table-weekday-meals',
        title: 'तुलसी टेबल पर 20% की छूट',
        description: '₹1,500 से ऊपर के बिल पर, सोमवार से गुरुवार, 61 रेस्तराँ में।',
        offer_type: 'exclusive',
        category_slug: 'dining',
        category_label: 'खाना',
        cards_label: 'प्लैटिनम और सिलेक्ट',
        place: 'in_store',
        city_slug: 'jaipur',
        city_label: 'जयपुर',
        valid_from: '2026-01-01',
        valid_to: '2099-03-31',
        coupon_code: 'TULSI20',
        steps: [{ title: 'बिल माँगें', description: 'बिल बनने से पहले बताएँ कि आप इसी कार्ड से चुकाएँगे।' }],
        terms: [{ description: '- हर कार्ड पर दिन में एक बार।' }],
      },
    },
  },
];
