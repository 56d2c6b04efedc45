import type { BlockExample } from '../block.ts';

export const examples: BlockExample<'blocks.section-header'>[] = [
  {
    name: 'within the site',
    block: {
      __component: 'blocks.section-header',
      title: 'Cards that travel well',
      description: 'All of them work in 41 countries.',
      view_all: { link: '/credit-cards', tab_slug: 'select', button_slug: 'offers' },
    },
  },
  {
    name: 'outside',
    block: {
      __component: 'blocks.section-header',
      title: 'Reports',
      view_all: { link: 'https://network.example/reports', label: 'All reports', is_external_link: true },
    },
  },
  {
    name: 'Hindi',
    block: { __component: 'blocks.section-header', locale: 'hi', title: 'सफ़र के लिए कार्ड', view_all: { link: '/credit-cards' } },
  },
];
