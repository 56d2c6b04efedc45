import type { BlockExample } from '../block.ts';

const TABS = [
  { title: 'Dining', slug: 'dining' },
  { title: 'Travel', slug: 'travel' },
  { title: 'Books', slug: 'books' },
];

export const examples: BlockExample<'blocks.offer-list'>[] = [
  {
    name: 'with tabs, one of them empty, and an offer that has ended',
    block: {
      __component: 'blocks.offer-list',
      title: 'Offers this month',
      description: 'Pay with your card and the offer applies itself.',
      view_all: { link: '/exclusive-offers' },
      tabs: TABS,
      offers: [
        {
          slug: 'tulsi-table',
          title: '20% off at Tulsi Table',
          description: 'Weekday meals above ₹1,500, Monday to Thursday',
          offer_type: 'exclusive',
          category_slug: 'dining',
          category_label: 'Dining',
          value_label: '20% off',
          cards_label: 'Platinum, Select',
          logo: { url: '/art/logos/merchant-tulsi-table.svg', alternative_text: 'Tulsi Table' },
          valid_to: '2099-03-31',
        },
        {
          slug: 'safarnama',
          title: '12% off at Safarnama',
          description: 'Domestic flights and trains booked in the app',
          offer_type: 'festive',
          category_slug: 'travel',
          category_label: 'Travel',
          value_label: '12% off',
          logo: '/art/logos/merchant-safarnama.svg',
          valid_to: '2099-02-28',
        },
        {
          slug: 'chai-gali',
          title: 'A free cup at Chai Gali',
          offer_type: 'exclusive',
          category_slug: 'dining',
          category_label: 'Dining',
          valid_to: '2020-01-01',
        },
        { slug: 'neem', title: '18% off medicines', offer_type: 'exclusive', category_slug: 'health', link: '/exclusive-offers' },
      ],
    },
  },
  { name: 'nothing', block: { __component: 'blocks.offer-list', title: 'Offers near you', offers: [] } },
  {
    name: 'Hindi',
    block: {
      __component: 'blocks.offer-list',
      locale: 'hi',
      title: 'इस महीने के ऑफ़र',
      tabs: [{ title: 'खाना', slug: 'dining' }],
      offers: [
        {
          slug: 'tulsi-table',
          title: 'तुलसी टेबल पर 20% की छूट',
          description: '₹1,500 से ऊपर के भोजन पर',
          offer_type: 'exclusive',
          category_slug: 'dining',
          category_label: 'खाना',
          value_label: '20% की छूट',
          valid_to: '2099-03-31',
        },
      ],
    },
  },
];
