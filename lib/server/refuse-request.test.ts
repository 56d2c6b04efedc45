import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { fileRefusalOf, refusalOf } from './refuse-request.ts';

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

/** The refusal of a request for a file. */
function refusalOfFile(url: string, { range, method = 'GET' }: { range?: string; method?: string } = {}) {
  const request = new IncomingMessage(new Socket());
  return fileRefusalOf(Object.assign(request, { method, url, headers: range === undefined ? {} : { range } }));
}

test('an unsatisfiable range is refused with the size of the file', async () => {
  const headers = { 'content-range': expect.stringMatching(/^bytes \*\/\d+$/) };
  expect(await refusalOfFile('/art/patterns/kolam-mark.svg?x', { range: 'bytes=9999999999-' })).toEqual({ status: 416, headers });
  expect(await refusalOfFile('/art/patterns/kolam-mark.svg', { range: 'bytes=0-' })).toBeUndefined();
});

test.each(['/_next/static/nope.js', '/_next/static/%25', '/_next/nope', '/_next/image?url=x', '/_next/static/%2e%2e/BUILD_ID'])(
  'a path of the framework without a file is refused: %s',
  async (url) => {
    expect(await refusalOfFile(url)).toEqual({ status: 404, headers: {} });
  },
);

test('a file takes no other methods than GET and HEAD, wherever it is; a page decides itself', async () => {
  expect(await refusalOfFile('/favicon.ico', { method: 'POST' })).toEqual({ status: 405, headers: { allow: 'GET, HEAD' } });
  expect(await refusalOfFile('/favicon.ico', { method: 'HEAD' })).toBeUndefined();
  expect(await refusalOfFile('/ekaa', { method: 'POST' })).toBeUndefined();
});
