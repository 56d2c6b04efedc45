import type { BlockExample } from '../block.ts';

export const examples: BlockExample<'blocks.milestones'>[] = [
  {
    name: 'five years',
    block: {
      __component: 'blocks.milestones',
      title: 'A network built step by step',
      view_all: { link: '/milestone', label: 'All milestones' },
      milestones: [
        { year: 2012, title: 'The first card is issued by four rural banks.' },
        { year: '2016', month: 'March', title: 'Metro', description: 'Tap to pay reaches the first city metro.' },
        { year: 2019, title: 'Acceptance opens in 41 countries.', links: [{ label: 'Where it works', link: '/rupay-global' }] },
        { year: 2026, title: '92 crore cards in use.' },
      ],
    },
  },
  {
    name: 'Hindi',
    block: {
      __component: 'blocks.milestones',
      locale: 'hi',
      title: 'कदम दर कदम बना नेटवर्क',
      milestones: [{ year: 2012, title: 'चार ग्रामीण बैंकों ने पहला कार्ड जारी किया।' }],
    },
  },
];
