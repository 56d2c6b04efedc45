import type { BlockExample } from '../block.ts';

const YEARS = ['2026', '2025', '2024', '2023'].map((year) => ({ title: year, slug: year, count: 2 }));

export const examples: BlockExample<'blocks.milestone-timeline'>[] = [
  {
    name: 'three years, the first page',
    block: {
      __component: 'blocks.milestone-timeline',
      title: 'Year by year',
      tabs: YEARS,
      milestones: [
        {
          year: 2026,
          month: 'October',
          title: '92 crore cards in use',
          description: 'The festive carnival opens in **220 towns**.',
          icon: 'users',
          links: [{ label: 'See the carnival', link: '/rupay-festive-carnival' }],
        },
        { year: 2026, month: 'March', title: 'A card for the visually impaired', icon: 'accessibility' },
        { year: 2025, title: 'A lounge of our own', description: 'In Delhi, for every Select card.' },
      ],
      pagination: { page: 1, page_size: 3, page_count: 3, total: 8 },
    },
  },
  {
    name: 'the second page, without a title',
    block: {
      __component: 'blocks.milestone-timeline',
      tabs: YEARS,
      milestones: [{ year: 2023, month: 'May', title: 'The first band taps at a gate', icon: 'watch' }],
      pagination: { page: 2, page_size: 3, page_count: 3, total: 8 },
    },
  },
  { name: 'a year without milestones', block: { __component: 'blocks.milestone-timeline', tabs: YEARS, milestones: [] } },
  {
    name: 'Hindi',
    block: {
      __component: 'blocks.milestone-timeline',
      locale: 'hi',
      title: 'साल दर साल',
      milestones: [
        {
          year: 2025,
          month: 'फ़रवरी',
          title: 'दिल्ली में अपना लाउंज',
          description: 'हर सिलेक्ट कार्ड और दो मेहमानों के लिए।',
          icon: 'armchair',
        },
      ],
    },
  },
];
