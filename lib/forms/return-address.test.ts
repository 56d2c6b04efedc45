import { readReturn } from './return-address.ts';

test('1 the form leads back to its page with its tab, its card and its page number, in its language', () => {
  const given = '/rupay-card-studio-all-cards?page_no=2&tab=kolam&card=route-map&utm=x';
  expect(readReturn(given, 'hi')).toEqual({
    locale: 'hi',
    path: '/hi/rupay-card-studio-all-cards',
    address: '/hi/rupay-card-studio-all-cards?tab=kolam&card=route-map&page_no=2',
    query: { tab: 'kolam', card: 'route-map', page_no: '2' },
  });
  expect(readReturn('', 'en', 'other')?.address).toBe('/other-card-studio-all-cards');
});

test('1 a form on another page leads to the page that shows what came of it', () => {
  expect(readReturn('/ekaa?card=route-map', 'en')?.address).toBe('/rupay-card-studio-all-cards?card=route-map');
});

test.each(['', '//evil.test', '/\\evil.test', 'https://evil.test/ekaa', '/../x', '/a\r\nset-cookie: x', '/a#b', '/~form/-/ekaa'])(
  '1 %j leads nowhere else',
  (given) => {
    expect(readReturn(given, 'en')?.address).toBe('/rupay-card-studio-all-cards');
  },
);

test('1 a language there is not leads nowhere', () => {
  expect(readReturn('/rupay-card-studio-all-cards', 'xx')).toBeUndefined();
});
