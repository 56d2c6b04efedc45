import { withTab } from './menu-address.ts';

test.each([
  ['/credit-cards', 'classic', '/credit-cards?tab=classic'],
  ['/credit-cards?sort=fee', '2', '/credit-cards?sort=fee&tab=2'],
  ['/credit-cards#terms', 'a_b', '/credit-cards?tab=a_b#terms'],
  ['/credit-cards', undefined, '/credit-cards'],
  ['https://bank.example/', 'classic', 'https://bank.example/'],
])('2.2 %s with the card index %s is %s', (href, index, expected) => {
  expect(withTab(href, index)).toBe(expected);
});
