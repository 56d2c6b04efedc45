import { DEFAULT_LOCALE, LOCALES } from '#lib/i18n/locales.ts';
import { movedPage, redirectsFor } from './redirects.ts';

const REDIRECTS = redirectsFor('rupay');

test.each([
  ['/domestic-offers', '/rupay-festive-carnival'],
  ['/hi/domestic-offers/:id', '/hi/rupay-festive-carnival/:id'],
  ['/international-offers', '/international-offers/Discover'],
  ['/hi/international-offers', '/hi/international-offers/Discover'],
  ['/flipbook', '/flipbook/festive-carnival-2025/index.html'],
  ['/hi/flipbook', '/flipbook/festive-carnival-2025/hi/index.html'],
  ['/flipbook/festive-carnival-2025', '/flipbook/festive-carnival-2025/index.html'],
  ['/hi/flipbook/festive-carnival-2025', '/flipbook/festive-carnival-2025/hi/index.html'],
  ['/flipbook/festive-carnival-2025/hi', '/flipbook/festive-carnival-2025/hi/index.html'],
])('2.1 %s leads to %s in one hop, for now', (source, destination) => {
  expect(REDIRECTS).toContainEqual(expect.objectContaining({ source, destination, permanent: false }));
});

test.each([
  ['/flipbook', '/flipbook/festive-carnival-2025/hi/index.html'],
  ['/Domestic-Offers/diya', '/hi/rupay-festive-carnival/diya'],
  ['/international-offers/', '/hi/international-offers/Discover'],
  ['/international-offers/asia', undefined],
])('1 %s in Hindi is %s, and is not redirected here for a visitor who has chosen Hindi', (path, address) => {
  expect(movedPage(path, 'hi', 'rupay')).toBe(address);
  const others = LOCALES.filter((locale) => locale !== DEFAULT_LOCALE);
  const missing = others.map((value) => ({ type: 'cookie', key: 'selectedLanguageCode', value }));
  const unprefixed = REDIRECTS.filter(({ source }) => /^\/(?:flipbook$|domestic|international)/.test(source));
  expect(unprefixed.map((move) => move.missing)).toEqual(unprefixed.map(() => missing));
});
