import { redirectsFor } from './redirects.ts';
import { canonicalPathname, hasVariants, isAddressSlug, isPageAddress, matchRoute } from './routes.ts';

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
    ['/International-Offers/discover', '/international-offers/Discover'],
    ['/hi/Exclusive-Offers/AbC', '/hi/exclusive-offers/AbC'],
    ['/RuPay-Festive-Carnival/x/', '/rupay-festive-carnival/x'],
    ['/prepaid-cards/Prepaid-Cards-Range', '/prepaid-cards/prepaid-cards-range'],
    ['/%E0%A4%95', '/%E0%A4%95'],
  ])('2.1 %s has the one form %s', (given, form) => {
    expect(canonicalPathname(given, 'rupay')).toBe(form);
  });

  test('2.1 domestic offers lead to the festive carnival in every language, in one hop', () => {
    expect(redirectsFor('rupay')).toContainEqual({
      source: '/hi/domestic-offers/:id',
      destination: '/hi/rupay-festive-carnival/:id',
      permanent: false,
    });
  });

  test.each([
    [['international-offers', 'Discover'], '/international-offers/Discover', []],
    [['international-offers', 'stays'], '/international-offers/{id}', ['stays']],
    [['international-offers', 'stays', 'a-b'], '/international-offers/{id}/{id}', ['stays', 'a-b']],
    [['rupay-festive-carnival', 'x'], '/{product}-festive-carnival/{id}', ['x']],
    [['legal', 'terms'], '/legal/{slug}', ['terms']],
    [['anything'], '/{id}', ['anything']],
    [[], '/', []],
  ])('2.1 %j is the route %s', (segments, pattern, ids) => {
    const match = matchRoute(segments, 'rupay');
    expect([match?.route.pattern, match?.ids]).toEqual([pattern, ids]);
  });

  test.each([
    [['a', 'b']],
    [['legal', 'a.b']],
    [['legal', '..']],
    [['legal', 'a', 'b']],
    [['%41']],
    [['exclusive-offers', 'x', 'y']],
  ])('2.1 %j is no route', (segments) => {
    expect(matchRoute(segments, 'rupay')).toBeUndefined();
  });

  test('2.4 the search page reads its own query', () => {
    expect([hasVariants('/search'), hasVariants('/faqs'), hasVariants('')]).toEqual([false, true, true]);
  });

  test.each([
    ['/international-offers', '/international-offers/Discover'],
    ['/hi/international-offers', '/hi/international-offers/Discover'],
    ['/flipbook', '/flipbook/festive-carnival-2025/index.html'],
    ['/hi/flipbook', '/flipbook/festive-carnival-2025/hi/index.html'],
  ])('2.1 %s leads to %s, for now', (source, destination) => {
    expect(redirectsFor('rupay')).toContainEqual({ source, destination, permanent: false });
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
