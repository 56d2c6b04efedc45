import type { BlockExample } from '../block.ts';

export const examples: BlockExample<'blocks.custom-page'>[] = [
  {
    name: 'promoters',
    block: {
      __component: 'blocks.custom-page',
      list_of_logos: [
        { title: 'Sarita Bank', image: '/art/logos/bank-sarita.svg' },
        { title: 'Nilgiri Bank', image: '/art/logos/bank-nilgiri.svg', link: 'https://nilgiri.example/' },
        { title: 'Meghdoot Bank', image: '/art/logos/bank-meghdoot.svg' },
        { title: 'Konark Bank', image: '/art/logos/bank-konark.svg' },
        { title: 'Safarnama', image: '/art/logos/merchant-safarnama.svg' },
      ],
    },
  },
  {
    name: 'Hindi',
    block: {
      __component: 'blocks.custom-page',
      locale: 'hi',
      title: 'ये बैंक साथ हैं',
      list_of_logos: [{ title: 'सरिता बैंक', image: '/art/logos/bank-sarita.svg' }],
    },
  },
];
