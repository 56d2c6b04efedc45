import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { rangeRefusalOf, refusalOf } from './refuse-request.ts';

test.each([
  ['GET', '/'],
  ['HEAD', '/hi/ekaa?tab=x'],
  ['POST', '/ekaa'],
  ['DELETE', '/api/header'],
  ['OPTIONS', '/service/health'],
  ['GET', '/documents/terms.pdf'],
  ['HEAD', '/_next/static/chunks/a.js'],
  ['GET', '/_nextdoor'],
  ['GET', `/search?searchItem=${'%E0%A4%95'.repeat(200)}`],
])('%s %s is passed on', (method, target) => {
  expect(refusalOf(method, target)).toBeUndefined();
});

test.each([
  ['TRACE', '/', 405, 'GET, HEAD'],
  ['PROPFIND', '/service/health', 405, 'GET, HEAD'],
  ['POST', '/documents/terms.pdf', 405, 'GET, HEAD'],
  ['OPTIONS', '/art/a.svg', 405, 'GET, HEAD'],
  ['OPTIONS', '*', 400, undefined],
  ['GET', '*', 400, undefined],
  ['GET', 'http://site.example/ekaa', 400, undefined],
  ['GET', `/${'a'.repeat(1024)}`, 414, undefined],
  ['GET', `/a?${'a'.repeat(8192)}`, 414, undefined],
  ['GET', '/_next/data/build/ekaa.json', 404, undefined],
  ['GET', '/_next/image?url=x', 404, undefined],
  ['POST', '/_next/data/build/service/revalidate.json?x', 404, undefined],
])('%s %.30s is refused with %d', (method, target, status, allow) => {
  expect(refusalOf(method, target)).toEqual({ status, headers: allow === undefined ? {} : { allow } });
});

test.each(['/wp-login.php', '/WP-login.php/', '/hi/.env'])(
  '2.1 a probe, %s, is answered with a 404 that caches keep',
  (target) => {
    const headers = { 'cache-control': expect.stringMatching(/^public, max-age=\d+$/) };
    expect(refusalOf('GET', target)).toMatchObject({ status: 404, headers, body: expect.stringMatching(/^.{1,50}$/s) });
  },
);

test.each(['/api/x.php', '/service/.env', '/_next/static/a.sh'])('%s is no probe: only pages are searched for them', (target) => {
  expect(refusalOf('GET', target)).toBeUndefined();
});

test('a range outside of a file is refused with its size', async () => {
  const request = new IncomingMessage(new Socket());
  request.url = '/art/patterns/kolam-mark.svg?x';
  request.headers = { range: 'bytes=9999999999-' };
  const refusal = await rangeRefusalOf(request);
  expect(refusal).toEqual({ status: 416, headers: { 'content-range': expect.stringMatching(/^bytes \*\/\d+$/) } });
  request.headers = { range: 'bytes=0-' };
  expect(await rangeRefusalOf(request)).toBeUndefined();
});
