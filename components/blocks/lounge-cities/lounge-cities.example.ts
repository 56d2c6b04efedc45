import type { BlockExample } from '../block.ts';

export const examples: BlockExample<'blocks.lounge-cities'>[] = [
  {
    name: 'two cities',
    block: {
      __component: 'blocks.lounge-cities',
      title: 'Lounges it opens',
      description: '7 lounges in 2 cities.',
      view_all: { link: '/lounges' },
      cities: [
        { slug: 'delhi', title: 'Delhi', count: 5 },
        { slug: 'pune', title: 'Pune', count: 2 },
      ],
    },
  },
  {
    name: 'Hindi',
    block: { __component: 'blocks.lounge-cities', locale: 'hi', cities: [{ slug: 'delhi', title: 'दिल्ली', count: 5 }] },
  },
];
