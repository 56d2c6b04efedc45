import { ENDPOINTS, type EndpointName } from '../lib/contract/endpoints.ts';
import { matchEndpoint } from '../lib/contract/match.ts';
import type { FaultReport } from './faults/faulty-service.ts';
import { CONTENT_ADDRESSES, PRODUCT } from './support/addresses.ts';
import { expectSent, fill, sendSlowly } from './support/design-form.ts';
import { expect, test } from './support/test.ts';

/** A site with its own content service, which counts calls. */
const SITE = 'http://localhost:3103';
const CALLS = 'http://127.0.0.1:3104/__faults';

/** Searches, the newsroom and the sitemap, beyond the plain addresses. */
const CHOICES = [
  '/newsroom',
  '/sitemap/pages.xml',
  '/credit-cards?search=nilgiri',
  '/faqs?search=pin',
  '/search?searchItem=lounge',
];

test('7 each endpoint is called by some page, and no page calls anything else', async ({ page, request }) => {
  test.setTimeout(180_000);
  const plain = CONTENT_ADDRESSES.filter(({ locale }) => locale === 'en').map(({ address }) => address);
  for (const address of [...plain, ...CHOICES]) {
    expect((await request.get(`${SITE}${address}`)).status(), address).toBe(200);
  }

  await fill(page, 'en', SITE);
  await sendSlowly(page, 'en');
  await expectSent(page);

  // Since the start of the site: a cached page calls nothing again.
  const { requests }: { requests: Record<string, number> } = await (await request.get(CALLS)).json();
  const called = new Set<EndpointName>();
  const unknown: string[] = [];
  for (const path of Object.keys(requests)) {
    const match = matchEndpoint(path, PRODUCT);
    if (match) called.add(match.name);
    else unknown.push(path);
  }
  expect(unknown).toEqual([]);
  expect(Object.keys(ENDPOINTS).filter((name) => !called.has(name as EndpointName))).toEqual([]);
});

/** Of a form that is no server action. */
const FORM = { 'sec-fetch-site': 'same-origin', 'content-type': 'application/x-www-form-urlencoded' };

test('requests at which Next would fail have a status', async ({ request }) => {
  const file = '/art/patterns/kolam-mark.svg';
  const cases: { path: string; method: string; headers?: Record<string, string>; body?: string; status: number }[] = [
    { path: file, method: 'GET', headers: { range: 'bytes=9999999999-' }, status: 416 },
    { path: file, method: 'GET', headers: { range: 'bytes=0-9' }, status: 206 },
    { path: file, method: 'POST', status: 405 },
    { path: '/ekaa', method: 'PROPFIND', status: 405 },
    { path: '/ekaa', method: 'TRACE', status: 405 },
    { path: '/favicon.ico', method: 'POST', status: 405 },
    { path: '/favicon.ico', method: 'GET', headers: { range: 'bytes=9999999999-' }, status: 416 },
    { path: '/_next/image?url=%2Fart%2Fx.svg&w=640&q=75', method: 'GET', status: 404 },
    { path: '/hi%5Cekaa', method: 'GET', status: 404 },
    { path: '/wp-login.php', method: 'POST', status: 404 },
    { path: '/Ekaa/', method: 'GET', status: 308 },
    { path: '/_next/data/build/ekaa.json', method: 'GET', status: 404 },
    { path: '/_next/data/build/service/revalidate.json', method: 'POST', status: 404 },
    { path: `/${'a'.repeat(3000)}`, method: 'GET', status: 414 },
    { path: '/a/b/c/d', method: 'POST', headers: { 'sec-fetch-site': 'same-origin' }, status: 405 },
    { path: '/ekaa', method: 'POST', headers: FORM, body: 'a=b', status: 405 },
    { path: '/no-such-page', method: 'POST', headers: FORM, body: 'a=b', status: 405 },
    { path: '/service/no-such-service', method: 'GET', status: 404 },
    { path: '/service/', method: 'GET', status: 404 },
    { path: '/api/', method: 'GET', status: 404 },
    { path: '/service/preview/x', method: 'POST', status: 404 },
    { path: '/.well-known/security.txt', method: 'GET', status: 200 },
    { path: '/service/openapi.json', method: 'GET', status: 200 },
    { path: '/hi/help/lost-card.html', method: 'GET', status: 308 },
  ];
  for (const { path, method, headers = {}, body, status } of cases) {
    const response = await request.fetch(path, { method, headers, maxRedirects: 0, ...(body !== undefined && { data: body }) });
    expect({ path: path.slice(0, 50), method, status: response.status() }).toEqual({ path: path.slice(0, 50), method, status });
    expect(response.headers()).not.toHaveProperty('x-middleware-rewrite');
  }
});

test('no response clears the preview cookies of Next', async ({ request }) => {
  for (const cookie of ['__next_preview_data=x', '__prerender_bypass=x', '__prerender_bypass; __next_preview_data']) {
    const response = await request.get('/ekaa', { headers: { cookie } });
    expect([cookie, response.status(), response.headers()['set-cookie']]).toEqual([cookie, 200, undefined]);
  }
});

test('2.6 addresses that do not exist share one page in each language', async ({ request }) => {
  for (const prefix of ['', '/hi']) {
    const bodies = await Promise.all(
      ['/a/b/c', '/no-such-page', '/exclusive-offers/no-such-offer'].map(async (path) => {
        const response = await request.get(prefix + path);
        expect(response.status()).toBe(404);
        return response.text();
      }),
    );
    expect(bodies[0]).toContain(`<html lang="${prefix === '' ? 'en' : 'hi'}"`);
    expect(bodies[0]).toContain('<footer');
    for (const body of bodies) expect(body.length).toBe(bodies[0]?.length);
  }
});

test('2.6 the content service is asked once for a page that it does not have, however its address is asked for', async ({
  request,
}) => {
  for (const address of ['/never-there', '/never-there', '/never-there?utm_source=a', '/Never-There/'])
    expect([address, (await request.get(SITE + address)).status()]).toEqual([address, 404]);
  const form = await request.post(`${SITE}/never-there`, { headers: { 'sec-fetch-site': 'same-origin' }, maxRedirects: 0 });
  expect(form.status()).toBe(405);
  const { requests }: FaultReport = await (await request.get(CALLS)).json();
  expect(requests['/api/pages/never-there']).toBe(1);
});
