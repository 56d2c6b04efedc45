import { hasVariants } from './variants.ts';

test('2.4 the search page reads its own query', () => {
  expect([hasVariants('/search'), hasVariants('/faqs'), hasVariants('')]).toEqual([false, true, true]);
});

test.each(['/offers.xml', '/favicon.ico', '/art/x.svg', '/api/header'])('2.11 %s, which is no page, has none', (path) => {
  expect(hasVariants(path)).toBe(false);
});
