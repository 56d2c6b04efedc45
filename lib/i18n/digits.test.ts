import { withLatinDigits } from './digits.ts';
import { LANGUAGES } from './languages.ts';

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

test.each(Object.entries(LANGUAGES))('every digit of %s counts', (_code, { zero }) => {
  const digits = Array.from({ length: 10 }, (_, value) => String.fromCharCode(zero.charCodeAt(0) + value)).join('');
  expect(withLatinDigits(digits)).toBe('0123456789');
});
