import type { BlockExample } from '../block.ts';

const FACETS: NonNullable<BlockExample<'blocks.lounge-finder'>['block']['facets']> = [
  {
    name: 'city',
    options: [
      { slug: 'chennai', label: 'Chennai', count: 4 },
      { slug: 'delhi', label: 'Delhi', count: 7 },
      { slug: 'guwahati', label: 'Guwahati', count: 2 },
    ],
  },
  {
    name: 'airport',
    options: [
      { slug: 'MAA', label: 'Chennai airport', count: 4 },
      { slug: 'DEL', label: 'Delhi airport', count: 7 },
    ],
  },
  {
    name: 'card',
    options: [
      { slug: 'platinum-credit', label: 'Platinum credit', count: 36 },
      { slug: 'select-credit', label: 'Select credit', count: 64 },
    ],
  },
  {
    name: 'terminal',
    options: [
      { slug: 'domestic', label: 'In India', count: 64 },
      { slug: 'international', label: 'Abroad', count: 18 },
    ],
  },
];

const ASIDE = {
  title: 'At the lounge desk',
  steps: ['Show your boarding pass for today.', 'Insert the card. A charge of ₹2 checks that it is yours.'],
  buttons: [
    { button_type: 'pdf' as const, button_link: '/documents/lounge-access-rules-en.pdf', button_label: 'Rules of entry' },
  ],
};

const SELECT = { card_label: 'Select', visits: '2 a quarter', visits_count: 2, visits_period: 'quarter' } as const;
const ACCESS = [
  { card_slug: 'platinum', card_label: 'Platinum', visits: '1 a quarter', visits_count: 1, visits_period: 'quarter' } as const,
  { card_slug: 'gold', card_label: 'Gold', visits: 'on request' },
  { card_slug: 'select-credit', ...SELECT },
  { card_slug: 'select-debit', ...SELECT },
];

export const examples: BlockExample<'blocks.lounge-finder'>[] = [
  {
    name: 'the second page of a list',
    block: {
      __component: 'blocks.lounge-finder',
      source: { path: '/api/airport-lounges', query: { terminal: 'domestic' } },
      facets: FACETS,
      pagination: { page: 2, page_size: 10, page_count: 7, total: 64 },
      aside: ASIDE,
      lounges: [
        {
          slug: 'aangan',
          lounge_name: 'Aangan Lounge',
          airport_name: 'Delhi airport',
          airport_code: 'DEL',
          city_slug: 'delhi',
          city_label: 'Delhi',
          terminal: 'Terminal 3',
          location: 'after security, level 4',
          timings: 'Open all day',
          facilities: [
            { label: 'Hot food', icon: 'utensils' },
            { label: 'Showers', icon: 'shower-head' },
          ],
          access: ACCESS,
        },
        {
          slug: 'shikara-room',
          lounge_name: 'Shikara Room',
          airport_name: 'Srinagar airport',
          airport_code: 'SXR',
          city_slug: 'srinagar',
          status: 'temporarily_closed',
          note: 'Closed while it is refitted.',
        },
        {
          slug: 'exclusive-lounge',
          lounge_name: 'The exclusive lounge',
          airport_name: 'Delhi airport',
          airport_code: 'DEL',
          city_slug: 'delhi',
          link: '/rupay-exclusive-lounge',
          access: [{ card_slug: 'select-credit', card_label: 'Select', visits: '2 a quarter' }],
        },
      ],
    },
  },
  {
    name: 'nothing found in India, something abroad',
    block: {
      __component: 'blocks.lounge-finder',
      title: 'Find a lounge',
      source: { path: '/api/airport-lounges', query: { terminal: 'domestic' } },
      facets: [{ name: 'terminal', options: [{ slug: 'international', label: 'Abroad', count: 2 }] }],
      cities: [{ slug: 'delhi', title: 'Delhi', count: 7 }],
      pagination: { page: 1, page_size: 10, page_count: 0, total: 0 },
      lounges: [],
    },
  },
  {
    name: 'a card that opens nothing abroad',
    block: {
      __component: 'blocks.lounge-finder',
      source: { path: '/api/airport-lounges', query: { terminal: 'domestic' } },
      facets: [
        {
          name: 'card',
          options: [
            { slug: 'platinum-debit', label: 'Platinum debit', count: 3 },
            { slug: 'platinum-credit', label: 'Platinum credit', count: 0 },
            { slug: 'select-credit', label: 'Select credit', count: 18 },
          ],
        },
        { name: 'terminal', options: [{ slug: 'domestic', label: 'In India', count: 36 }] },
      ],
      pagination: { page: 1, page_size: 10, page_count: 0, total: 0 },
      lounges: [],
    },
  },
  {
    name: 'Hindi',
    block: {
      __component: 'blocks.lounge-finder',
      locale: 'hi',
      facets: [
        {
          name: 'terminal',
          options: [
            { slug: 'domestic', label: 'भारत में', count: 64 },
            { slug: 'international', label: 'विदेश में', count: 18 },
          ],
        },
      ],
      lounges: [
        {
          slug: 'samudra-court',
          lounge_name: 'समुद्र कोर्ट',
          airport_name: 'मुंबई हवाई अड्डा',
          airport_code: 'BOM',
          city_slug: 'mumbai',
          city_label: 'मुंबई',
          terminal: 'टर्मिनल 2',
          location: 'गेट 47 के पास',
          timings: 'सुबह 4 से रात 12 बजे तक',
          facilities: [{ label: 'वाई-फ़ाई', icon: 'wifi' }],
          access: [{ card_slug: 'select-credit', card_label: 'सिलेक्ट' }],
        },
      ],
    },
  },
];
