import { isSlug } from './slug.ts';

test('2.1 a slug of an address has letters, digits, _ and - only, 128 at most', () => {
  expect(isSlug('Ab_9-')).toBe(true);
  expect(isSlug('a'.repeat(129))).toBe(false);
  for (const wrong of ['', 'a.b', 'a%2fb', 'a b', 'क', '..', 'a\n']) expect(isSlug(wrong)).toBe(false);
});
