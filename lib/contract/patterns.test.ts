import {
  DESCRIPTION_PATTERN,
  EMAIL_PATTERN,
  htmlPattern,
  NAME_PATTERN,
  plainPunctuation,
  refusedSigns,
  TELEPHONE_PATTERN,
  TRANSACTION_ID_PATTERN,
  telephoneDigits,
} from './patterns.ts';

const CASES: [string, RegExp, string[], string[]][] = [
  [
    'an e-mail address',
    EMAIL_PATTERN,
    ['asha@post.example', 'a.b+c%d_e-f@sub-1.post.in'],
    ['', 'asha', 'asha@post', 'asha@post.x', 'a b@post.in', 'asha@post..in', 'आशा@post.in', '@post.in', `${'a'.repeat(65)}@b.in`],
  ],
  ['a telephone number', TELEPHONE_PATTERN, ['0', '9000000000'], ['', '+919000000000', '90000 00000', '90-00', '९०००']],
  [
    'a name',
    NAME_PATTERN,
    ['Asha', "D'Souza-Nair", 'Zoë O’Neill', 'आशा नायर', 'श्री क्\u200dष', 'அன்பு'],
    ['', 'R2', 'A_B', 'a@b', 'A.B', 'a;b', '<b>'],
  ],
  [
    'a description',
    DESCRIPTION_PATTERN,
    ['In green: 500 cards (50% matt)!', 'Up to ₹500', 'हरे रंग में, ५०० कार्ड। नमूना कब मिलेगा?', 'a\nb', '"#1" & *, + / ; @ $ ?'],
    ['', '<b>', 'a=b', 'a{b}', 'a\\b', 'a|b', '`a`', 'a~b'],
  ],
  [
    'a transaction id',
    TRANSACTION_ID_PATTERN,
    ['712345678901', '012345678901'],
    ['612345678901', '71234567890', '7123456789012'],
  ],
];

test.each([
  ['+91 90000 00000', '919000000000'],
  [' 90000\u00a000000 ', '9000000000'],
  ['++91', '+91'],
])('5 %s is the telephone number %s', (typed, digits) => {
  expect(telephoneDigits(typed)).toBe(digits);
});

test('5 typographic punctuation is made plain, and what a description cannot have is named', () => {
  expect(plainPunctuation('“It’s” – so — ‘good’…')).toBe(`"It's" - so - 'good'...`);
  expect(refusedSigns('a “b” – ₹5')).toEqual([]);
  expect(refusedSigns('<b>~</b>')).toEqual(['<', '>', '~']);
});

test.each(CASES)('5 %s is recognised', (_name, pattern, good, bad) => {
  expect(good.filter((text) => !pattern.test(text))).toEqual([]);
  expect(bad.filter((text) => pattern.test(text))).toEqual([]);
});

// Wishes have several lines, and a field of several lines takes no pattern.
const IN_BROWSER = CASES.filter(([, pattern]) => pattern !== DESCRIPTION_PATTERN);

test.each(IN_BROWSER)('5 a browser tells %s by the same pattern', (_name, pattern, good, bad) => {
  const inBrowser = new RegExp(`^(?:${htmlPattern(pattern)})$`, 'v');
  expect(good.filter((text) => !inBrowser.test(text))).toEqual([]);
  expect(bad.filter((text) => inBrowser.test(text))).toEqual([]);
});
