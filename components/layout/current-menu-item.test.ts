import { findCurrentMenuItem, type MenuItem, withTab } from './current-menu-item.ts';

test.each([
  ['/credit-cards', 'classic', '/credit-cards?tab=classic'],
  ['/credit-cards?sort=fee', '2', '/credit-cards?sort=fee&tab=2'],
  ['/credit-cards#terms', 'a_b', '/credit-cards?tab=a_b#terms'],
  ['/credit-cards', undefined, '/credit-cards'],
  ['https://bank.example/', 'classic', 'https://bank.example/'],
])('2.2 %s with the card index %s is %s', (href, index, expected) => {
  expect(withTab(href, index)).toBe(expected);
});

const MENU: MenuItem[] = [
  {
    menu_label: 'Cards',
    menu: [
      {
        menu_lists: [
          { menu_label: 'All', menu_link: '/credit-cards' },
          { menu_label: 'Classic', menu_link: '/credit-cards', card_index: 'classic' },
          { menu_label: 'Nowhere' },
        ],
      },
    ],
  },
  {
    menu_label: 'Travel',
    menu: [
      {
        menu_lists: [
          { menu_label: 'Find', menu_link: '/lounges' },
          { menu_label: 'Abroad', menu_link: '/lounges?terminal=international' },
          { menu_label: 'Rings', menu_link: '/on-the-go', card_index: 'ring' },
        ],
      },
    ],
  },
  { menu_label: 'Help', menu: [{ title: 'Legal', menu_lists: [{ menu_label: 'Privacy', menu_link: '/privacy#top' }] }] },
];

const marked = (...given: [address: string, trail?: Parameters<typeof findCurrentMenuItem>[2]]) => {
  const place = findCurrentMenuItem(MENU, ...given);
  return place && [place.item.menu_label, place.link?.menu_label, place.ariaCurrent];
};

test.each([
  ['/credit-cards', ['Cards', 'All', 'page']],
  ['/credit-cards?tab=classic&card=x', ['Cards', 'Classic', 'page']],
  ['/credit-cards?tab=other', ['Cards', 'All', 'page']],
  ['/lounges?card=select&terminal=international', ['Travel', 'Abroad', 'page']],
  ['/lounges?card=select', ['Travel', 'Find', 'page']],
  ['/on-the-go?tab=band', ['Travel', undefined, 'page']],
  ['/privacy', ['Help', 'Privacy', 'page']],
])('2.2 of %s the menu and the link that says most of it are marked', (address, expected) => {
  expect(marked(address)).toEqual(expected);
});

test('2.2 the item of a page without a link is that of its breadcrumb, else of its parent path, else of its section', () => {
  const steps = (...links: (string | undefined)[]) => links.map((link) => ({ label: 'A step', link }));
  expect(marked('/offers/tea', steps(undefined, '/lounges', '/credit-cards', undefined))).toEqual(['Cards', 'All', 'true']);
  expect(marked('/lounges/delhi?tab=x')).toEqual(['Travel', 'Find', 'true']);
  expect(marked('/on-the-go/ring')).toEqual(['Travel', undefined, 'true']);
  expect(marked('/legal/cover', [{ label: 'Legal', link: undefined }])).toEqual(['Help', undefined, 'true']);
  expect(marked('/somewhere', [{ label: 'Travel', link: undefined }])).toEqual(['Travel', undefined, 'true']);
});

test('2.2 a page outside of the menu marks no item', () => {
  for (const address of ['/', '/?tab=classic', '/search', '/credit-cards-of-old']) expect(marked(address)).toBeUndefined();
});
