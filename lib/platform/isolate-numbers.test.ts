import { isolateNumbers } from './isolate-numbers.ts';

/** With visible signs for the isolates. */
const shown = (text: string) => isolateNumbers(text).replaceAll('\u2066', '<').replaceAll('\u2069', '>');

test.each([
  ['پیر سے ₹1,500 سے زیادہ', 'پیر سے <₹1,500> سے زیادہ'],
  ['20% رعایت', '<20%> رعایت'],
  ['شرح 14.5%، ₹2,00,000۔', 'شرح <14.5%>، <₹2,00,000>۔'],
  ['فون 1800-000-0100 یا +91 00000 00100', 'فون <1800-000-0100> یا <+91 00000 00100>'],
  ['دن رات 24x7، 10:30 پر', 'دن رات <24x7>، <10:30> پر'],
])('1 numbers with signs are isolated in %s', (text, expected) => {
  expect(shown(text)).toBe(expected);
});

test.each([
  '₹1,500 off, call 1800-000-0100',
  '₹1,500 की छूट',
  '92 کروڑ کارڈ، 1,200 ریستوراں',
  '1. پہلا\n2. دوسرا',
  '[فون](tel:+911800000010) اور [صفحہ](/a/20-30?x=1-2#3-4) اور care@1-2.example',
  'کیو آر U00-11XX اور 3-D',
])('1 other texts stay as they are: %s', (text) => {
  expect(shown(text)).toBe(text);
});

test('1 a long number takes no long time', () => {
  const long = `کارڈ ₹${'1,'.repeat(50_000)}a`;
  const start = performance.now();
  isolateNumbers(long);
  expect(performance.now() - start).toBeLessThan(1000);
});
