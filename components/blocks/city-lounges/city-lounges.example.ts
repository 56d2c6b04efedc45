import type { BlockExample } from '../block.ts';

const MUMBAI = { airport_name: 'Mumbai airport', airport_code: 'BOM', city_slug: 'mumbai', city_label: 'Mumbai' };
const PLATINUM = { card_slug: 'platinum-credit', card_label: 'Platinum', visits: '1 a quarter' };
const SELECT = [
  { card_slug: 'select-credit', card_label: 'Select', visits: '2 a quarter' },
  { card_slug: 'select-debit', card_label: 'Select', visits: '2 a quarter' },
];

export const examples: BlockExample<'blocks.city-lounges'>[] = [
  {
    name: 'two terminals',
    block: {
      __component: 'blocks.city-lounges',
      image: { url: '/art/cities/mumbai.svg', width: 480, height: 160 },
      directions: 'Your boarding pass names the terminal and the gate.',
      lounges: [
        {
          ...MUMBAI,
          slug: 'kokan',
          lounge_name: 'Kokan Lounge',
          terminal: 'Terminal 2',
          location: 'international departures',
          landmark: 'past the duty-free shops',
          timings: 'Open all day',
          facilities: [{ label: 'Hot food', icon: 'utensils' }],
          access: [PLATINUM, ...SELECT],
        },
        {
          ...MUMBAI,
          slug: 'koli-room',
          lounge_name: 'Koli Room',
          terminal: 'Terminal 1',
          location: 'near gate 3',
          timings: '5 am to 11 pm',
          access: SELECT,
        },
      ],
      cards: [
        { slug: 'platinum-credit', title: 'Platinum', card_type: 'credit' },
        { slug: 'select-credit', title: 'Select', card_type: 'credit' },
        { slug: 'select-debit', title: 'Select debit', card_type: 'debit' },
      ],
      cities: [
        { slug: 'mumbai', title: 'Mumbai', count: 2 },
        { slug: 'delhi', title: 'Delhi', count: 7 },
      ],
      aside: { title: 'At the lounge desk', steps: ['Show your boarding pass for today.'] },
    },
  },
  {
    name: 'one lounge, no terminal, Hindi',
    block: {
      __component: 'blocks.city-lounges',
      locale: 'hi',
      lounges: [
        {
          slug: 'ghat',
          lounge_name: 'घाट लाउंज',
          airport_name: 'वाराणसी हवाई अड्डा',
          airport_code: 'VNS',
          city_slug: 'varanasi',
          timings: 'सुबह 5 से रात 10 बजे तक',
        },
      ],
    },
  },
];
