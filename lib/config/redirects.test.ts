import { cookieRedirects, redirectsFor } from './redirects.ts';

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
  expect(REDIRECTS).toContainEqual({ source: `${source}{/}?`, destination, permanent: false });
});

test('1 the stored choice counts in the same hop, before the address without a prefix', () => {
  const chosen = {
    source: '/flipbook{/}?',
    destination: '/flipbook/festive-carnival-2025/hi/index.html',
    permanent: false,
    has: [{ type: 'cookie', key: 'selectedLanguageCode', value: 'hi' }],
  };
  expect(REDIRECTS).toContainEqual(chosen);
  const sources = REDIRECTS.filter(({ has }) => !has?.some(({ type }) => type === 'header'));
  expect(sources.findIndex(({ source }) => source === chosen.source)).toBe(sources.findIndex(({ has }) => has) + 3);
});

test('1 the redirects that a cookie causes are those that no cache may keep', () => {
  const cookies = cookieRedirects('rupay', 'https://cards.example');
  expect(cookies).toHaveLength(REDIRECTS.filter(({ has }) => JSON.stringify(has)?.includes('"cookie"')).length);
  expect(cookies).toContainEqual(expect.objectContaining({ source: '/flipbook{/}?' }));
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
