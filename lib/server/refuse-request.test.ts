import { refusalOf } from './refuse-request.ts';

test.each([
  ['GET', '/'],
  ['HEAD', '/hi/ekaa?tab=x'],
  ['POST', '/ekaa'],
  ['DELETE', '/api/header'],
  ['OPTIONS', '/service/health'],
  ['GET', '/documents/terms.pdf'],
  ['HEAD', '/_next/static/chunks/a.js'],
  ['GET', '/_next/database'],
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
  ['GET', `/${'a'.repeat(1024)}`, 414, undefined],
  ['GET', `/a?${'a'.repeat(8192)}`, 414, undefined],
  ['GET', '/_next/data/build/ekaa.json', 404, undefined],
  ['POST', '/_next/data/build/service/revalidate.json?x', 404, undefined],
])('%s %.30s is refused with %d', (method, target, status, allow) => {
  expect(refusalOf(method, target)).toEqual({ status, headers: allow === undefined ? {} : { allow } });
});
