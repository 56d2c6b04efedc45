import { readRedirect, redirectChainRewrite } from './redirect-chain.ts';

const target = (location: string) => {
  const address = redirectChainRewrite({ status: 308, headers: { location } }, 'rupay');
  return address && readRedirect(address.split('/').at(-1) ?? '');
};

test('2.1 only a target whose page may redirect is looked up', () => {
  expect(target('/hi/lounges/Kochi')).toEqual(['/hi/lounges/Kochi', 308, '']);
  expect(target('/lounges?city=kochi')?.[0]).toBe('/lounges?city=kochi');
  expect(target('/credit-cards?card=x&tab=y')?.[0]).toBe('/credit-cards?card=x&tab=y');
  for (const location of [
    '/ekaa',
    '/lounges/kochi',
    '/lounges?city=kochi&card=select-credit',
    'https://cards.example/lounges/Kochi',
    '/a/B/c',
  ])
    expect(target(location)).toBeUndefined();
});

test('2.1 a target outside of the site is refused', () => {
  const segment = (parts: unknown) => Buffer.from(JSON.stringify(parts)).toString('base64url');
  for (const parts of [
    ['//evil.example', 308, ''],
    ['/\\evil.example', 308, ''],
    ['https://evil.example/', 308, ''],
    ['/.//evil.example', 308, ''],
    ['/%2e//evil.example', 308, ''],
    ['/./\\evil.example', 308, ''],
    ['/hi/..//evil.example/%2e', 308, ''],
    ['/\t/evil.example', 308, ''],
    ['/a', 200, ''],
    'x',
  ])
    expect(readRedirect(segment(parts))).toBeUndefined();
  expect(readRedirect('%%%')).toBeUndefined();
});
