import { createServer, IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { CANONICAL_URL_HEADER, OTHER_HOST_HEADER } from '#lib/routes/canonical-redirect.ts';
import { normalizeRequest, normalizeRequests } from './normalize-request.ts';

const ALONE = { PROXY_HOPS: 0, SITE_ORIGIN: 'https://cards.example', OTHER_HOSTS: ['old.example'], PRODUCT_SLUG: 'rupay' };
const BEHIND_ONE = { ...ALONE, PROXY_HOPS: 1 };

/** What a running server's listener sees of a request. */
async function seenOf(path: string, headers: Record<string, string>): Promise<unknown> {
  const server = createServer((request, response) => {
    response.end(JSON.stringify({ url: request.url, forwarded: request.headers['x-forwarded-for'] ?? null }));
  });
  const { port } = await new Promise<{ port: number }>((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      resolve({ port: typeof address === 'object' && address !== null ? address.port : 0 });
    });
  });
  try {
    return await (await fetch(`http://127.0.0.1:${port}${path}`, { headers })).json();
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

test('2.6 a running server never sees an address that encodes nothing, nor whom a caller claims to be', async () => {
  normalizeRequests();
  expect(await seenOf('/hi/%?tab=%', { 'x-forwarded-for': '6.6.6.6' })).toEqual({ url: '/hi/%25?tab=%', forwarded: null });
  expect(await seenOf('/ekaa', {})).toEqual({ url: '/ekaa', forwarded: null });
});

test('5 behind proxies of our own, what they say of the visitor stays', () => {
  const request = new IncomingMessage(new Socket());
  request.headers = { 'x-forwarded-for': '6.6.6.6, 192.0.2.7' };
  normalizeRequest(request, BEHIND_ONE);
  expect(request.headers['x-forwarded-for']).toBe('6.6.6.6, 192.0.2.7');
  normalizeRequest(request, ALONE);
  expect(request.headers['x-forwarded-for']).toBeUndefined();
});

test.each([
  ['another name', ALONE, { host: 'www.cards.example' }, '1'],
  ['a name that was given up', ALONE, { host: 'old.example' }, '1'],
  ['the name of the site', ALONE, { host: 'cards.example', [OTHER_HOST_HEADER]: '1' }, undefined],
  ['what a caller says of the host', ALONE, { host: 'cards.example', 'x-forwarded-host': 'old.example' }, undefined],
  ['what a proxy of ours says', BEHIND_ONE, { host: '10.0.0.7:3000', 'x-forwarded-host': 'www.cards.example' }, '1'],
  ['the nearest proxy', BEHIND_ONE, { host: 'inner', 'x-forwarded-host': 'cards.example, old.example' }, '1'],
  ['no caller before it', BEHIND_ONE, { host: 'inner', 'x-forwarded-host': 'old.example, cards.example' }, undefined],
  ['the request itself', BEHIND_ONE, { host: 'cards.example', 'x-forwarded-host': 'old.example' }, undefined],
])('2.1 %s decides whether a request is sent on to the one host', (_name, settings, headers, mark) => {
  const request = new IncomingMessage(new Socket());
  request.url = '/ekaa';
  request.headers = headers;
  normalizeRequest(request, settings);
  expect(request.headers[OTHER_HOST_HEADER]).toBe(mark);
});

test.each([
  ['/hi/?a=1', '/hi'],
  ['/hi/ekaa/', '/hi/ekaa'],
  ['/robots.txt/', '/robots.txt'],
  ['/en/EKAA', '/ekaa'],
  ['/hi/international-offers/discover', '/hi/international-offers/Discover'],
  ['/ekaa//', '/ekaa'],
  ['//hi//ekaa?a=//b', '/hi/ekaa'],
  ['/hi/ekaa', undefined],
  ['/?a=/', undefined],
  ['*', undefined],
  ['http://cards.example/EKAA', undefined],
])('2.1 the one form of %s is %s', (url, form) => {
  const request = new IncomingMessage(new Socket());
  request.url = url;
  request.headers = { host: 'cards.example', [CANONICAL_URL_HEADER]: 'https://evil.example/' };
  normalizeRequest(request, ALONE);
  expect(request.headers[CANONICAL_URL_HEADER]).toBe(form);
});

test('2.1 repeated slashes of the path are not left to the framework, those of the query stay', () => {
  const request = new IncomingMessage(new Socket());
  request.url = '//hi//ekaa//?a=//b';
  normalizeRequest(request, ALONE);
  expect(request.url).toBe('/hi/ekaa/?a=//b');
});

test('2.1 another host and another form are one hop', () => {
  const request = new IncomingMessage(new Socket());
  request.url = '/hi/Ekaa/?a=1';
  request.headers = { host: 'www.cards.example' };
  normalizeRequest(request, ALONE);
  expect(request.headers[CANONICAL_URL_HEADER]).toBe('https://cards.example/hi/ekaa');
});
