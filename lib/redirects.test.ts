import { redirectsFor } from './redirects.ts';

test('2.1 domestic offers lead to the festive carnival in every language, in one hop', () => {
  expect(redirectsFor('rupay')).toContainEqual({
    source: '/hi/domestic-offers/:id',
    destination: '/hi/rupay-festive-carnival/:id',
    permanent: false,
  });
});

test.each([
  ['/international-offers', '/international-offers/Discover'],
  ['/hi/international-offers', '/hi/international-offers/Discover'],
  ['/flipbook', '/flipbook/festive-carnival-2025/index.html'],
  ['/hi/flipbook', '/flipbook/festive-carnival-2025/hi/index.html'],
])('2.1 %s leads to %s, for now', (source, destination) => {
  expect(redirectsFor('rupay')).toContainEqual({ source, destination, permanent: false });
});
