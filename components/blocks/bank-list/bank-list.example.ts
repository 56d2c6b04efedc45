import type { BlockExample } from '../block.ts';

const mark = (id: string) => ({ url: `/art/logos/bank-${id}-mark.svg`, width: 40, height: 40 });
const source = {
  path: '/api/bank-lists',
  query: { card: 'select-credit,platinum-credit,classic-credit' },
  follow: ['tier'] as const,
};

export const examples: BlockExample<'blocks.bank-list'>[] = [
  {
    name: 'first page, with search, tiers and letters',
    block: {
      __component: 'blocks.bank-list',
      title: 'Banks that issue it',
      description: 'You apply at the bank. We do not see your application.',
      source: { ...source, follow: [...source.follow] },
      search_source: { path: '/api/bank-search', follow: ['search'] },
      banks: [
        {
          bank_name: 'Sarita Bank',
          logo: mark('sarita'),
          link: 'https://sarita-bank.example/cards',
          is_external_link: true,
          cards_label: 'Select, Platinum, Classic',
        },
        { bank_name: 'Nilgiri Bank', logo: mark('nilgiri'), link: '/lost-card', cards_label: 'Select, Platinum' },
        { bank_name: 'Udaya Small Finance Bank', cards_label: 'Classic', phone: '1800 000 0123' },
      ],
      pagination: { page: 1, page_size: 3, page_count: 8, total: 24 },
      facets: [
        {
          name: 'tier',
          options: [
            { slug: 'select-credit', label: 'Select', count: 5 },
            { slug: 'platinum-credit', label: 'Platinum', count: 8 },
            { slug: 'classic-debit', label: 'Classic debit', count: 3 },
          ],
        },
        {
          name: 'letter',
          options: [
            { slug: 'N', label: 'N', count: 8 },
            { slug: 'S', label: 'S', count: 12 },
            { slug: 'U', label: 'U', count: 4 },
          ],
        },
      ],
    },
  },
  {
    name: 'second page',
    block: {
      __component: 'blocks.bank-list',
      title: 'Banks that issue it',
      banks: [{ bank_name: 'Kaveri Co-operative Bank', logo: mark('kaveri'), cards_label: 'Classic' }],
      pagination: { page: 2, page_size: 3, page_count: 2, total: 4 },
    },
  },
  { name: 'no bank', block: { __component: 'blocks.bank-list', title: 'Banks that issue it' } },
  {
    name: 'Hindi',
    block: {
      __component: 'blocks.bank-list',
      locale: 'hi',
      title: 'यह कार्ड देने वाले बैंक',
      description: 'आवेदन बैंक में होता है। आपका आवेदन हम तक नहीं आता।',
      search_source: { path: '/api/bank-search', follow: ['search'] },
      banks: [
        {
          bank_name: 'सरिता बैंक',
          logo: mark('sarita'),
          link: 'https://sarita-bank.example/cards',
          is_external_link: true,
          cards_label: 'सिलेक्ट, प्लैटिनम',
        },
        { bank_name: 'नीलगिरि बैंक', logo: mark('nilgiri'), cards_label: 'सिलेक्ट' },
      ],
      facets: [
        {
          name: 'letter',
          options: [
            { slug: 'न', label: 'न', count: 1 },
            { slug: 'स', label: 'स', count: 1 },
          ],
        },
      ],
    },
  },
  {
    name: 'to report a lost card',
    block: {
      __component: 'blocks.bank-list',
      purpose: 'report',
      title: 'Call your bank now',
      search_source: { path: '/api/bank-search', follow: ['search'] },
      banks: [
        {
          bank_name: 'Sarita Bank',
          logo: mark('sarita'),
          link: 'https://sarita-bank.example/cards',
          cards_label: 'Select, Platinum',
          phone: '1800-000-1001',
        },
      ],
      facets: [
        {
          name: 'tier',
          options: [
            { slug: 'select-credit', label: 'Select', count: 1 },
            { slug: 'prepaid', label: 'Prepaid', count: 1 },
          ],
        },
      ],
    },
  },
];
