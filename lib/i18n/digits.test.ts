import { withLatinDigits } from './digits.ts';

test.each([
  ['१८,०००', '18,000'],
  ['௧௮௦௦௦', '18000'],
  ['۱۸۰۰۰', '18000'],
  ['١٨٠٠٠', '18000'],
  ['১৮০০০.৫', '18000.5'],
  ['18000', '18000'],
  ['', ''],
])('the digits of %s are %s', (text, latin) => {
  expect(withLatinDigits(text)).toBe(latin);
});
