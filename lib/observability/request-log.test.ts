import { routeClass } from './request-log.ts';

test.each([
  ['GET', '/', 'page'],
  ['GET', '/hi/ekaa', 'page'],
  ['POST', '/hi/ekaa', 'form'],
  ['GET', '/hi/search', 'search'],
  ['GET', '/document', 'document'],
  ['GET', '/hi/offers.xml', 'text'],
  ['GET', '/sitemap/pages.xml', 'text'],
  ['GET', '/art/a.svg', 'file'],
  ['GET', '/api/header', 'api'],
  ['GET', '/service/health', 'service'],
])('%s %s is counted as %s', (method, path, expected) => {
  expect(routeClass(method, path)).toBe(expected);
});
