import { readableUrl } from './readable-url.ts';

test.each([
  ['/%', '/%25'],
  ['/hi/%', '/hi/%25'],
  ['/%E0%A4%A', '/%25E0%25A4%25A'],
  ['/%zz/ekaa', '/%25zz/ekaa'],
  ['/api/%?page_no=1', '/api/%25?page_no=1'],
  ['/faqs%0a', '/faqs%250a'],
  ['/%0D/x', '/%250D/x'],
  ['/hi/nope%00', '/hi/nope%2500'],
  ['/exclusive-offers/x%7F', '/exclusive-offers/x%257F'],
  ['/faqs%E2%80%A8', '/faqs%25E2%2580%25A8'],
  ['/faqs%e2%80%a9', '/faqs%25e2%2580%25a9'],
  ['/\\evil.example/a', '/%5Cevil.example/a'],
  ['/hi#a?b#c', '/hi%23a?b#c'],
  ['/ekaa.rsc', '/ekaa.rsc%25'],
  ['/.rsc?tab=x', '/.rsc%25?tab=x'],
])('2.6 %s, which is no address, is answered as %s', (given, served) => {
  expect(readableUrl(given)).toBe(served);
});

test.each(['/', '/ekaa', '/%E0%A4%95', '/a%20b', '/a%2Fb', '/faqs?tab=%', '/search?searchItem=%0a', '/nope%25', '*'])(
  '2.6 %s stays as it was asked for',
  (given) => {
    expect(readableUrl(given)).toBe(given);
  },
);
