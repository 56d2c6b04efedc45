import { readReturn } from './return-address.ts';

test('1 a page leads back with its tab, its card and its page, in its language', () => {
  const given = '/rupay-card-studio-all-cards?page_no=2&tab=kolam&card=route-map&utm=x';
  expect(readReturn(given, 'hi')).toEqual({
    locale: 'hi',
    path: '/hi/rupay-card-studio-all-cards',
    address: '/hi/rupay-card-studio-all-cards?tab=kolam&card=route-map&page_no=2',
    query: { tab: 'kolam', card: 'route-map', page_no: '2' },
  });
  expect(readReturn('/ekaa', 'en')?.address).toBe('/ekaa');
});

test.each([
  '',
  '/',
  'ekaa',
  '//evil.test',
  '/\\evil.test',
  'https://evil.test/ekaa',
  '/../x',
  '/a b',
  '/a\r\nset-cookie: x',
  '/a#b',
  '/search',
  '/~form/-/ekaa',
  '/favicon.ico',
])('%j leads nowhere', (given) => {
  expect(readReturn(given, 'en')).toBeUndefined();
});
