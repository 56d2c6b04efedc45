import { movedPage, redirectsFor } from './redirects.ts';

const REDIRECTS = redirectsFor('rupay', 'https://cards.example');

test.each([
  ['/domestic-offers', '/rupay-festive-carnival'],
  ['/hi/domestic-offers/:id', '/hi/rupay-festive-carnival/:id'],
  ['/en/domestic-offers/:id', '/rupay-festive-carnival/:id'],
  ['/international-offers', '/international-offers/Discover'],
  ['/hi/international-offers', '/hi/international-offers/Discover'],
  ['/flipbook', '/flipbook/festive-carnival-2025/index.html'],
  ['/hi/flipbook', '/flipbook/festive-carnival-2025/hi/index.html'],
  ['/flipbook/festive-carnival-2025', '/flipbook/festive-carnival-2025/index.html'],
  ['/hi/flipbook/festive-carnival-2025', '/flipbook/festive-carnival-2025/hi/index.html'],
  ['/flipbook/festive-carnival-2025/hi', '/flipbook/festive-carnival-2025/hi/index.html'],
])('2.1 %s leads to %s in one hop, with a last slash too, for now', (source, destination) => {
  expect(REDIRECTS).toContainEqual(expect.objectContaining({ source: `${source}{/}?`, destination, permanent: false }));
});

test.each([
  ['/flipbook', '/flipbook/festive-carnival-2025/hi/index.html'],
  ['/Domestic-Offers/diya', '/hi/rupay-festive-carnival/diya'],
  ['/international-offers/', '/hi/international-offers/Discover'],
  ['/international-offers/asia', undefined],
])('1 %s in Hindi is %s, and is not redirected here for a visitor who has chosen Hindi', (path, address) => {
  expect(movedPage(path, 'hi', 'rupay')).toBe(address);
  const missing = [{ type: 'cookie', key: 'selectedLanguageCode', value: 'hi' }];
  const unprefixed = REDIRECTS.filter(({ source }) => /^\/(?:flipbook\{|domestic|international)/.test(source));
  expect(unprefixed.map((move) => move.missing)).toEqual(unprefixed.map(() => missing));
});

test('whoever comes by another host name is led to the one host in the same hop, before the redirects of that host', () => {
  expect(REDIRECTS[0]?.has).toContainEqual({ type: 'header', key: 'x-other-host' });
  expect(REDIRECTS).toContainEqual({
    source: '/hi/flipbook{/}?',
    destination: 'https://cards.example/flipbook/festive-carnival-2025/hi/index.html',
    permanent: false,
    has: [{ type: 'header', key: 'x-other-host' }],
  });
  const isElsewhere = REDIRECTS.map(({ has }) => has?.some(({ type }) => type === 'header') === true);
  expect(isElsewhere.indexOf(false)).toBe(REDIRECTS.length / 2);
  expect(isElsewhere.lastIndexOf(true)).toBe(REDIRECTS.length / 2 - 1);
});
