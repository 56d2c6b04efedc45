import type { BlockExample } from '../block.ts';

const face = (name: string) => ({ url: `/art/cards/${name}.svg`, width: 428, height: 270 });

export const examples: BlockExample<'blocks.card-finder'>[] = [
  {
    name: 'tabs, boxes to compare, pages',
    block: {
      __component: 'blocks.card-finder',
      title: 'Choose a card',
      description: 'View one for its privileges, or tick up to **three** to compare.',
      view_all: { link: '/credit-cards' },
      compare: true,
      tabs: [
        { slug: 'classic', title: 'Classic', count: 3, description: 'The tier that every bank issues.' },
        { slug: 'select', title: 'Select', count: 4 },
      ],
      cards: [
        {
          slug: 'select-credit',
          title: 'Select',
          tag: 'Travel',
          card_type: 'credit',
          description: 'For frequent travellers.',
          image: face('select'),
          features: [
            { title: 'Two lounge visits a quarter', icon: 'armchair' },
            { title: 'Accident cover of ₹10,00,000', icon: 'shield-check' },
          ],
        },
        { slug: 'first-credit', title: 'First', card_type: 'credit', image: face('first') },
      ],
      pagination: { page: 1, page_size: 2, page_count: 4, total: 7 },
    },
  },
  {
    name: 'second page, View leads to another address',
    block: {
      __component: 'blocks.card-finder',
      title: 'Things that pay',
      view: { link: '/on-the-go/{slug}', label: 'See the {title}' },
      cards: [
        {
          slug: 'wrist-band',
          title: 'Wrist band',
          card_type: 'accessory',
          image: { url: '/art/cards/otg-band.svg', width: 254, height: 160 },
        },
      ],
      pagination: { page: 2, page_size: 9, page_count: 2, total: 10 },
    },
  },
  {
    name: 'nothing to show',
    block: { __component: 'blocks.card-finder', title: 'Cards', empty_message: 'No card of this kind at the moment.' },
  },
  {
    name: 'Hindi',
    block: {
      __component: 'blocks.card-finder',
      locale: 'hi',
      title: 'अपना कार्ड चुनें',
      compare: true,
      tabs: [{ slug: 'select', title: 'सिलेक्ट', count: 4 }],
      cards: [
        {
          slug: 'select-credit',
          title: 'सिलेक्ट',
          card_type: 'credit',
          description: 'उनके लिए जो खूब सफ़र करते हैं।',
          image: face('select'),
          features: [{ title: 'भारत में तिमाही में दो बार लाउंज', icon: 'armchair' }],
        },
      ],
      pagination: { page: 1, page_size: 9, page_count: 1, total: 1 },
    },
  },
];
