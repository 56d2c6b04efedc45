import { canonicalPathname } from './canonical.ts';

test.each([
  ['/', '/'],
  ['/ekaa', '/ekaa'],
  ['/EKAA/', '/ekaa'],
  ['/en', '/'],
  ['/en/ekaa', '/ekaa'],
  ['/HI/Ekaa', '/hi/ekaa'],
  ['/hi/', '/hi'],
  ['//ekaa', '/ekaa'],
  ['/offers/AbC', '/offers/AbC'],
  ['/International-Offers/discover', '/international-offers/Discover'],
  ['/hi/Exclusive-Offers/AbC', '/hi/exclusive-offers/AbC'],
  ['/RuPay-Festive-Carnival/x/', '/rupay-festive-carnival/x'],
  ['/prepaid-cards/Prepaid-Cards-Range', '/prepaid-cards/prepaid-cards-range'],
  ['/%E0%A4%95', '/%E0%A4%95'],
])('2.1 %s has the one form %s', (given, form) => {
  expect(canonicalPathname(given, 'rupay')).toBe(form);
});
