import { redirectsFor } from './redirects.ts';

test('2.1 domestic offers lead to the festive carnival in every language, in one hop', () => {
  expect(redirectsFor('rupay', 'https://cards.example')).toContainEqual({
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
  expect(redirectsFor('rupay', 'https://cards.example')).toContainEqual({ source, destination, permanent: false });
});

test('3 whoever comes by another host name is led to the one host in the same hop, before the redirects of that host', () => {
  const redirects = redirectsFor('rupay', 'https://cards.example');
  expect(redirects[0]?.has).toEqual([{ type: 'header', key: 'x-other-host' }]);
  expect(redirects).toContainEqual({
    source: '/hi/flipbook',
    destination: 'https://cards.example/flipbook/festive-carnival-2025/hi/index.html',
    permanent: false,
    has: [{ type: 'header', key: 'x-other-host' }],
  });
  const plain = redirects.filter(({ has }) => !has);
  expect(redirects.slice(-plain.length)).toEqual(plain);
  expect(redirects).toHaveLength(2 * plain.length);
});
