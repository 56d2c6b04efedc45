import { readdirSync } from 'node:fs';
import { NextRequest } from 'next/server.js';
import middleware, { config } from './middleware.ts';

const ORIGIN = 'http://site.example';
/** The view of `?tab=fees`. */
const TAB_FEES = 'dGFiPWZlZXM';

function ask(path: string, cookie?: string) {
  return middleware(new NextRequest(ORIGIN + path, { headers: cookie ? { cookie: `selectedLanguageCode=${cookie}` } : {} }));
}

/** Whether the framework would run the middleware for a path. */
const runsFor = (path: string) =>
  config.matcher.some((matcher) => typeof matcher === 'string' && new RegExp(`^${matcher}$`).test(path));

describe('middleware', () => {
  test('1 English has no prefix', async () => {
    expect((await ask('/ekaa?a=1')).headers.get('x-middleware-rewrite')).toBe(`${ORIGIN}/en/-/ekaa`);
    expect((await ask('/')).headers.get('x-middleware-rewrite')).toBe(`${ORIGIN}/en/-`);
  });

  test('an address that an editor has moved redirects in one hop, in each language, with its query', async () => {
    const moved = { to: '/ekaa?a=1#b', permanent: true };
    const table = new Map([
      ['/old/page.html', moved],
      ['/lounges', { to: '/', permanent: false }],
    ]);
    globalThis.redirectsInProcess = { table, reload: async () => undefined };
    const answerOf = async (path: string, cookie?: string) => {
      const { status, headers } = await ask(path, cookie);
      return [status, headers.get('location'), headers.get('cache-control')];
    };
    expect(await answerOf('/old/page.html?c=2')).toEqual([308, `${ORIGIN}/ekaa?a=1&c=2#b`, 'private, max-age=3600']);
    expect(await answerOf('/hi/old/page.html')).toEqual([308, `${ORIGIN}/hi/ekaa?a=1#b`, 'private, max-age=3600']);
    expect(await answerOf('/old/page.html', 'hi')).toEqual([307, `${ORIGIN}/hi/ekaa?a=1#b`, 'private, no-store']);
    expect(await answerOf('/hi/lounges')).toEqual([307, `${ORIGIN}/hi`, 'private, no-store']);
    expect((await ask('/ekaa')).status).toBe(200);
  });

  test('1 a stored choice redirects an unprefixed page, privately', async () => {
    const answer = await ask('/ekaa?a=1', 'hi');
    expect(answer.status).toBe(307);
    expect(answer.headers.get('location')).toBe(`${ORIGIN}/hi/ekaa?a=1`);
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
  });

  test('1 a stored choice never changes what a prefixed address shows', async () => {
    expect((await ask('/hi/ekaa', 'en')).headers.get('x-middleware-rewrite')).toBe(`${ORIGIN}/hi/-/ekaa`);
  });

  test.each([
    ['/faqs?tab=fees', `/en/${TAB_FEES}/faqs`],
    ['/faqs?utm_source=x&tab=fees', `/en/${TAB_FEES}/faqs`],
    ['/hi/faqs?tab=fees', `/hi/${TAB_FEES}/faqs`],
    ['/?tab=fees', `/en/${TAB_FEES}`],
    ['/search?tab=fees&searchItem=x', `/en/${Buffer.from('searchItem=x').toString('base64url')}/search`],
    ['/faqs?tab=a%2Fb', '/en/-/faqs'],
    ['/hi/faqs?page_no=1', '/hi/-/faqs'],
    ['/offers.xml', '/en/-/offers.xml'],
    ['/hi/news.xml', '/hi/-/news.xml'],
    ['/-/faqs', '/en/-/page-not-found'],
    [`/hi/${TAB_FEES}/faqs`, '/hi/-/page-not-found'],
    ['/a/b/c/d?tab=x', '/en/-/page-not-found'],
    ['/hi/%41', '/hi/-/page-not-found'],
    ['/faqs.html', '/en/-/page-not-found'],
  ])('1 %s is rewritten to its route with its normalised query', async (given, route) => {
    expect((await ask(given)).headers.get('x-middleware-rewrite')).toBe(ORIGIN + route);
  });

  test.each(['PUT', 'DELETE', 'PATCH', 'OPTIONS'])('2.1 a page does not take %s', async (method) => {
    const response = await middleware(new NextRequest(`${ORIGIN}/ekaa`, { method }));
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
  });

  test.each([
    ['/ekaa', { 'sec-fetch-site': 'cross-site' }],
    ['/hi/ekaa?tab=x', { origin: 'https://evil.example' }],
    ['/ekaa', {}],
  ])('5 a form sent to %s from elsewhere, %j, is refused', async (path, headers) => {
    expect((await middleware(new NextRequest(ORIGIN + path, { method: 'POST', headers }))).status).toBe(403);
  });

  test('5 a form is received by its page, whatever language is stored', async () => {
    const headers = { 'sec-fetch-site': 'same-origin', cookie: 'selectedLanguageCode=hi', 'next-action': '7f' };
    const response = await middleware(new NextRequest(`${ORIGIN}/ekaa`, { method: 'POST', headers }));
    expect(response.headers.get('x-middleware-rewrite')).toBe(`${ORIGIN}/en/-/ekaa`);
  });

  test.each([{}, { 'content-type': 'text/plain' }, { 'content-type': 'application/x-www-form-urlencoded' }])(
    '5 a POST that Next would answer with a page, %j, is refused',
    async (type) => {
      const headers = { 'sec-fetch-site': 'same-origin', ...type };
      expect((await middleware(new NextRequest(`${ORIGIN}/ekaa`, { method: 'POST', headers }))).status).toBe(405);
    },
  );

  test.each(['/a/b/c', '/search?searchItem=a', '/hi/document', '/offers.xml'])('2.1 %s has no form', async (address) => {
    const headers = { 'sec-fetch-site': 'same-origin', 'next-action': '7f' };
    expect((await middleware(new NextRequest(ORIGIN + address, { method: 'POST', headers }))).status).toBe(405);
  });

  test.each(['en', 'xx', '../hi', ''])('1 the stored choice %j redirects nobody', async (cookie) => {
    expect((await ask('/ekaa', cookie)).headers.get('x-middleware-rewrite')).toBe(`${ORIGIN}/en/-/ekaa`);
  });

  test('1 a stored choice does not move a file', async () => {
    expect((await ask('/favicon.ico', 'hi')).headers.get('location')).toBeNull();
  });

  test('1 Accept-Language redirects nobody', async () => {
    const request = new NextRequest(`${ORIGIN}/ekaa`, { headers: { 'accept-language': 'hi' } });
    expect((await middleware(request)).headers.get('x-middleware-rewrite')).toBe(`${ORIGIN}/en/-/ekaa`);
  });

  test('it runs for pages', () => {
    for (const path of ['/', '/ekaa', '/hi', '/hi/', '/hi/ekaa', '/xx/ekaa', '/hi/Ekaa', '/nope.txt', '/apiary', '/artists'])
      expect({ path, runs: runsFor(path) }).toEqual({ path, runs: true });
  });

  test('2.11 it does not run for robots.txt, sitemaps, manifest and icons', async () => {
    const files = readdirSync('public', { withFileTypes: true }).filter(
      (entry) => entry.isFile() && !entry.name.endsWith('.css'),
    );
    const made = ['robots.txt', 'llms.txt', 'sitemap.xml', 'sitemap/offers-2.xml', 'manifest.webmanifest'];
    for (const name of [...files.map(({ name }) => name), ...made])
      expect({ name, runs: runsFor(`/${name}`) }).toEqual({ name, runs: false });
  });

  test('it runs for no folder of public/, no service and no file of the framework', async () => {
    const folders = readdirSync('public', { withFileTypes: true }).filter((entry) => entry.isDirectory());
    for (const folder of [...folders.map(({ name }) => name), 'api', 'service', '_next']) {
      const path = `/${folder}/x`;
      expect({ path, runs: runsFor(path) }).toEqual({ path, runs: false });
    }
  });
});
