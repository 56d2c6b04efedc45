import { choicesOf, queryFaults } from './query-checks.test-helper.ts';

const page = {
  content: [
    { tabs: [{ slug: 'dining' }], source: { path: '/api/offers', follow: ['tab', 'card'] } },
    { tabs_source: { path: '/api/tabs' }, search_source: { follow: ['search'] } },
  ],
};

test('what a page follows and its tabs are read from its blocks, inline or from a list', async () => {
  const { follows, tabs } = await choicesOf(page, async (path) => [`${path}/one`]);
  expect([[...follows], [...tabs]]).toEqual([
    ['tab', 'card', 'search'],
    ['dining', '/api/tabs/one'],
  ]);
});

test('a query that nothing follows, and a tab that is not there, are found in links, texts and menus', () => {
  const choices = new Map([['/offers', { follows: new Set(['tab', 'card']), tabs: new Set(['dining']) }]]);
  const document = {
    link: '/offers?place=online',
    description: { en: '[a](/offers?tab=dining&card=x) [b](/offers?tab=gone#top)', hi: 'क' },
    menu: [
      { menu_link: '/offers', card_index: 'dining' },
      { menu_link: '/offers', card_index: 'lost' },
    ],
    other: { link: '/elsewhere?place=online' },
  };
  expect(queryFaults('a.json', document, choices)).toEqual([
    'a.json#/link has place, which nothing follows: /offers?place=online',
    'a.json#/description opens a tab that is not there: /offers?tab=gone#top',
    'a.json#/menu/1 opens a tab that is not there: /offers?tab=lost',
  ]);
});
