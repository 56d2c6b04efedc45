import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { canonicalRedirectOf } from './redirect.ts';

const ALONE = { PROXY_HOPS: 0, SITE_ORIGIN: 'https://cards.example', OTHER_HOSTS: ['old.example'], PRODUCT_SLUG: 'rupay' };
const BEHIND_ONE = { ...ALONE, PROXY_HOPS: 1 };

interface Given {
  method?: string;
  cookie?: string;
  host?: string;
}

/** Status, target and caching of the redirect of an address. */
function redirectFrom(url: string, { method = 'GET', cookie, host = 'cards.example' }: Given = {}) {
  const request = new IncomingMessage(new Socket());
  const headers = { host, ...(cookie && { cookie: `a=b; selectedLanguageCode=${cookie}` }) };
  const redirect = canonicalRedirectOf(Object.assign(request, { method, url, headers }), ALONE);
  return redirect && [redirect.status, redirect.headers.location, redirect.headers['cache-control']];
}

test.each([
  ['/en/ekaa?a=1', '/ekaa?a=1'],
  ['/hi/?a=1', '/hi?a=1'],
  ['/hi/Ekaa/', '/hi/ekaa'],
  ['/robots.txt/', '/robots.txt'],
  ['/hi/international-offers/discover', '/hi/international-offers/Discover'],
  ['/ekaa//', '/ekaa'],
  ['//hi//ekaa?a=//b', '/hi/ekaa?a=//b'],
  ['//api//header', '/api/header'],
  ['//evil.example', '/evil.example'],
])('2.1 %s is redirected to its canonical address, %s', (url, location) => {
  expect(redirectFrom(url)).toEqual([308, location, undefined]);
  expect(redirectFrom(url, { method: 'POST' })).toEqual([308, location, undefined]);
});

test.each(['/', '/?a=/', '/hi/ekaa', '/domestic-offers', '/api/Header/', '/service//health', '/_next/static//A.js/'])(
  '2.1 %s is left to Next',
  (url) => {
    expect(redirectFrom(url, { cookie: 'hi' })).toBeUndefined();
  },
);

test('2.1 a method that pages do not have is not redirected', () => {
  expect(redirectFrom('/Ekaa/', { method: 'PUT' })).toBeUndefined();
});

test.each([
  ['/Ekaa//?a=1', '/hi/ekaa?a=1'],
  ['/en/ekaa', '/hi/ekaa'],
  ['/Domestic-Offers/diya/?a=1', '/hi/rupay-festive-carnival/diya?a=1'],
  ['/flipbook/', '/flipbook/festive-carnival-2025/hi/index.html'],
])('1 with a stored choice %s leads to %s in one hop, privately', (url, location) => {
  expect(redirectFrom(url, { cookie: 'hi' })).toEqual([307, location, 'private, no-store']);
  expect(redirectFrom(url, { cookie: 'hi', method: 'POST' })?.[0]).toBe(308);
});

test.each([
  ['/en/domestic-offers?a=1', '/rupay-festive-carnival?a=1'],
  ['/hi/International-Offers/', '/hi/international-offers/Discover'],
  ['/flipbook/festive-carnival-2025/', '/flipbook/festive-carnival-2025/index.html'],
])('2.1 a campaign that has moved, %s, leads to %s in one hop, for now', (url, location) => {
  expect(redirectFrom(url)).toEqual([307, location, undefined]);
});

test('1 a stored choice changes neither the redirect of an address with a language nor that of a file', () => {
  expect(redirectFrom('/hi/Ekaa', { cookie: 'hi' })).toEqual([308, '/hi/ekaa', undefined]);
  expect(redirectFrom('/robots.txt/', { cookie: 'hi' })).toEqual([308, '/robots.txt', undefined]);
  expect(redirectFrom('/en/ekaa', { cookie: 'xx' })).toEqual([308, '/ekaa', undefined]);
});

test('an address that an editor has moved redirects in one hop, in any form', () => {
  const table = new Map([['/old/page.html', { to: '/ekaa?a=1#b', permanent: true }]]);
  globalThis.redirectsInProcess = { table, reload: async () => undefined };
  expect(redirectFrom('/en/Old/Page.html/?c=2')).toEqual([308, '/ekaa?a=1&c=2#b', 'private, max-age=3600']);
  expect(redirectFrom('/en/old/page.html', { cookie: 'hi' })).toEqual([307, '/hi/ekaa?a=1#b', 'private, no-store']);
  const elsewhere = redirectFrom('/old/page.html', { host: 'old.example' });
  expect(elsewhere).toEqual([308, 'https://cards.example/ekaa?a=1#b', 'private, max-age=3600']);
  globalThis.redirectsInProcess = undefined;
});

test('2.1 another host and another form are one redirect, which shared caches do not store', () => {
  const host = 'www.cards.example';
  expect(redirectFrom('/hi/Ekaa/?a=1', { host })).toEqual([308, 'https://cards.example/hi/ekaa?a=1', 'private, max-age=3600']);
  expect(redirectFrom('/?a=1', { host })?.[1]).toBe('https://cards.example/?a=1');
  expect(redirectFrom('/ekaa/', { host, cookie: 'hi' })).toEqual([307, 'https://cards.example/hi/ekaa', 'private, no-store']);
  expect(redirectFrom('/domestic-offers', { host })).toEqual([307, 'https://cards.example/rupay-festive-carnival', undefined]);
  expect(redirectFrom('/art/x.svg', { host })?.[1]).toBe('https://cards.example/art/x.svg');
});

test.each([
  ['another name', ALONE, { host: 'www.cards.example' }, true],
  ['a name that was given up', ALONE, { host: 'old.example' }, true],
  ['the name of the site', ALONE, { host: 'cards.example' }, false],
  ['what a caller says of the host', ALONE, { host: 'cards.example', 'x-forwarded-host': 'old.example' }, false],
  ['what a proxy of ours says', BEHIND_ONE, { host: '10.0.0.7:3000', 'x-forwarded-host': 'www.cards.example' }, true],
  ['the nearest proxy', BEHIND_ONE, { host: 'inner', 'x-forwarded-host': 'cards.example, old.example' }, true],
  ['no caller before it', BEHIND_ONE, { host: 'inner', 'x-forwarded-host': 'old.example, cards.example' }, false],
  ['the request itself', BEHIND_ONE, { host: 'cards.example', 'x-forwarded-host': 'old.example' }, false],
])('2.1 %s decides whether a request is sent on to the one host', (_name, used, headers, isRedirected) => {
  const request = Object.assign(new IncomingMessage(new Socket()), { method: 'GET', url: '/ekaa', headers });
  expect(canonicalRedirectOf(request, used) !== undefined).toBe(isRedirected);
});
