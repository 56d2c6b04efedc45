import type { BlockExample } from '../block.ts';

const LOGOS = '/art/logos/merchant-';
const SOURCE = {
  path: '/api/offer-cards',
  query: { offer_type: 'exclusive', sort: 'ending', page_size: '3' },
  follow: ['tab', 'category', 'card', 'place', 'city', 'date', 'sort', 'page_no'] as const,
};

const OFFERS = [
  {
    slug: 'tulsi-table-weekday-meals',
    title: '20% off weekday meals at Tulsi Table',
    description: 'On bills above ₹1,500, Monday to Thursday.',
    offer_type: 'exclusive' as const,
    category_slug: 'dining',
    category_label: 'Dining',
    value_label: '20% off',
    card_slugs: ['select-credit', 'platinum-credit'],
    cards_label: 'Platinum, Select',
    logo: { url: `${LOGOS}tulsi-table.svg`, width: 182, height: 38, alternative_text: 'Tulsi Table' },
    valid_to: '2099-03-31',
  },
  {
    slug: 'safarnama-bus',
    title: '₹150 off bus tickets with Safarnama',
    description: 'Tickets above ₹800, once a month.',
    offer_type: 'exclusive' as const,
    category_slug: 'travel',
    category_label: 'Travel',
    value_label: '₹150 off',
    logo: `${LOGOS}safarnama.svg`,
    valid_to: '2099-02-28',
  },
  {
    slug: 'chaigali-evening',
    title: 'A free cup at Chai Gali',
    offer_type: 'exclusive' as const,
    category_slug: 'dining',
    category_label: 'Dining',
    value_label: 'A free cup',
    locale: 'en',
    valid_to: '2020-01-01',
  },
];

const option = (slug: string, label: string, count: number) => ({ slug, label, count });

const FACETS = [
  {
    name: 'category' as const,
    options: [
      option('books', 'Books', 4),
      option('cinema', 'Cinema', 5),
      option('dining', 'Dining', 12),
      option('electronics', 'Electronics', 6),
      option('groceries', 'Groceries', 7),
      option('health', 'Health', 8),
      option('home', 'Home', 3),
      option('travel', 'Travel', 9),
    ],
  },
  {
    name: 'card' as const,
    options: [option('select-credit', 'Select credit', 41), option('classic-debit', 'Classic debit', 27)],
  },
  { name: 'place' as const, options: [option('online', 'Online', 33), option('in_store', 'In shops', 38)] },
  { name: 'city' as const, options: [option('jaipur', 'Jaipur', 2), option('pune', 'Pune', 3)] },
  { name: 'date' as const, options: [option('ending-soon', 'Ending within two weeks', 5), option('new', 'New this month', 9)] },
];

const TABS = [
  { slug: 'dining', title: 'Dining', count: 12 },
  { slug: 'travel', title: 'Travel and stays', count: 14 },
];

export const examples: BlockExample<'blocks.offer-finder'>[] = [
  {
    name: 'with tabs, filters, an order and pages',
    block: {
      __component: 'blocks.offer-finder',
      title: 'Offers you can use now',
      description: 'Pay with your card and the offer applies itself.',
      tabs: TABS,
      offers: OFFERS,
      facets: FACETS,
      pagination: { page: 1, page_size: 3, page_count: 18, total: 54 },
      source: { ...SOURCE, follow: [...SOURCE.follow] },
    },
  },
  {
    name: 'the second page, without filters',
    block: {
      __component: 'blocks.offer-finder',
      offers: OFFERS.slice(0, 2),
      pagination: { page: 2, page_size: 3, page_count: 2, total: 5 },
    },
  },
  {
    name: 'nothing that fits',
    block: {
      __component: 'blocks.offer-finder',
      title: 'Offers near you',
      tabs: TABS,
      open_first_tab: true,
      offers: [],
      facets: FACETS,
      pagination: { page: 1, page_size: 3, page_count: 0, total: 0 },
      empty_message: 'Sorry no offers available for this options.',
    },
  },
  {
    name: 'Hindi',
    block: {
      __component: 'blocks.offer-finder',
      locale: 'hi',
      title: 'अभी चल रहे ऑफ़र',
      offers: [
        {
          slug: 'tulsi-table-weekday-meals',
          title: 'तुलसी टेबल पर 20% की छूट',
          description: '₹1,500 से ऊपर के बिल पर, सोमवार से गुरुवार।',
          offer_type: 'exclusive',
          category_slug: 'dining',
          category_label: 'खाना',
          value_label: '20% की छूट',
          cards_label: 'प्लैटिनम, सिलेक्ट',
          logo: { url: `${LOGOS}tulsi-table.svg`, width: 182, height: 38, alternative_text: 'तुलसी टेबल' },
          valid_to: '2099-03-31',
        },
      ],
      facets: [
        { name: 'category', options: [option('dining', 'खाना', 12), option('travel', 'यात्रा', 9)] },
        { name: 'card', options: [option('select-credit', 'सिलेक्ट क्रेडिट', 41)] },
        { name: 'city', options: [option('jaipur', 'जयपुर', 2)] },
      ],
      pagination: { page: 1, page_size: 3, page_count: 6, total: 17 },
      source: { ...SOURCE, follow: [...SOURCE.follow] },
    },
  },
];
