import { canonicalPathname, isAddressSlug, isPageAddress, redirectsFor } from './routes.ts';

describe('routes', () => {
  test.each([
    ['/', '/'],
    ['/ekaa', '/ekaa'],
    ['/EKAA/', '/ekaa'],
    ['/en', '/'],
    ['/en/ekaa', '/ekaa'],
    ['/HI/Ekaa', '/hi/ekaa'],
    ['/hi/', '/hi'],
    ['//ekaa', '/ekaa'],
    ['/offers/AbC', '/offers/AbC'],
    ['/%E0%A4%95', '/%E0%A4%95'],
  ])('2.1 %s has the one form %s', (given, form) => {
    expect(canonicalPathname(given)).toBe(form);
  });

  test('2.1 domestic offers lead to the festive carnival in every language, in one hop', () => {
    expect(redirectsFor('rupay')).toContainEqual({
      source: '/hi/domestic-offers/:id',
      destination: '/hi/rupay-festive-carnival/:id',
      permanent: false,
    });
  });

  test('a slug of an address has letters, digits, _ and - only, 128 at most', () => {
    expect(isAddressSlug('Ab_9-')).toBe(true);
    expect(isAddressSlug('a'.repeat(129))).toBe(false);
    for (const wrong of ['', 'a.b', 'a%2fb', 'a b', 'क', '..']) expect(isAddressSlug(wrong)).toBe(false);
  });

  test('files, services and foreign addresses carry no language', () => {
    expect(isPageAddress('/ekaa?tab=x#y')).toBe(true);
    for (const other of ['/art/x.svg', '/api/header', '/llms.txt', '//evil.example', 'https://a.example/']) {
      expect(isPageAddress(other)).toBe(false);
    }
  });
});
