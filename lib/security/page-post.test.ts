import { refusePost } from './page-post.ts';

const statusOf = (headers: Record<string, string>) =>
  refusePost(new Request('http://inside.test/x', { method: 'POST', headers }), 'https://site.test')?.status;

test('a form of the site is accepted', () => {
  expect(statusOf({ 'sec-fetch-site': 'same-origin' })).toBeUndefined();
});

test.each(['cross-site', 'same-site', 'none'])('Sec-Fetch-Site: %s is refused, whatever the origin', (site) => {
  expect(statusOf({ 'sec-fetch-site': site, origin: 'https://site.test' })).toBe(403);
});

test('without Sec-Fetch-Site the origin is that of the settings or of the request', () => {
  expect(statusOf({ origin: 'https://site.test' })).toBeUndefined();
  expect(statusOf({ origin: 'http://localhost:3100', host: 'localhost:3100' })).toBeUndefined();
  for (const origin of ['https://evil.test', 'null', 'https://site.test.evil.test'])
    expect(statusOf({ origin, host: 'site.test' })).toBe(403);
  expect(statusOf({})).toBe(403);
});

test('a body larger than any form is refused', () => {
  expect(statusOf({ 'sec-fetch-site': 'same-origin', 'content-length': '65536' })).toBeUndefined();
  expect(statusOf({ 'sec-fetch-site': 'same-origin', 'content-length': '65537' })).toBe(413);
});
