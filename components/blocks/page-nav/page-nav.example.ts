import type { BlockExample } from '../block.ts';

export const examples: BlockExample<'blocks.page-nav'>[] = [
  {
    name: 'sections of a page',
    block: {
      __component: 'blocks.page-nav',
      links: [
        { label: 'Cards', link: '#cards' },
        { label: 'Compare', link: '#compare' },
        { label: 'Banks', link: '#banks' },
        { label: 'Questions', link: '/faqs' },
      ],
    },
  },
  {
    name: 'Hindi',
    block: {
      __component: 'blocks.page-nav',
      locale: 'hi',
      links: [
        { label: 'कार्ड', link: '#cards' },
        { label: 'बैंक', link: '#banks' },
      ],
    },
  },
];
