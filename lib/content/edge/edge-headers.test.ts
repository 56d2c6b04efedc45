import { edgeTags, withEdgeHeaders } from './edge-headers.ts';

const xkey = { EDGE_TAG_HEADER: 'xkey', EDGE_CONTROL_HEADER: 'CDN-Cache-Control', EDGE_SECONDS: 3600 } as const;
const TAGS = ['_N_T_/layout', 'content', 'page', 'page:ekaa', 'page:ekaa:hi', 'memory-only', 'status:410'];

test('tags of the site are named, as the edge separates them', () => {
  expect(edgeTags(TAGS, xkey)).toEqual({ xkey: 'content page page:ekaa page:ekaa:hi' });
  expect(edgeTags(TAGS, { EDGE_TAG_HEADER: 'Cache-Tag' })).toEqual({ 'Cache-Tag': 'content,page,page:ekaa,page:ekaa:hi' });
});

test('there are neither tags nor lifetimes without the setting', () => {
  const off = { ...xkey, EDGE_TAG_HEADER: undefined };
  expect(edgeTags(TAGS, off)).toEqual({});
  expect(withEdgeHeaders({}, TAGS, 300, off)).toEqual({});
});

test('a list that is too long is replaced by the tags that every purge names', () => {
  const many = Array.from({ length: 300 }, (_, index) => `record:offers-detail:offer-${index}`);
  expect(edgeTags(['content', ...many], xkey)).toEqual({ xkey: 'content any' });
  expect(edgeTags(['content', ...many.slice(0, 50)], xkey).xkey?.length).toBeLessThan(4000);
});

test('a page is kept for the time of the setting; one that is rendered again soon for as long', () => {
  const control = (revalidate: number | false) => withEdgeHeaders({}, TAGS, revalidate, xkey)['CDN-Cache-Control'];
  expect(control(300)).toBe('max-age=3600, stale-if-error=86400');
  expect(control(false)).toBe('max-age=3600, stale-if-error=86400');
  expect(control(15)).toBe('max-age=15, stale-if-error=86400');
  expect(control(1)).toBe('max-age=1, stale-if-error=86400');
});

test('a missing page is kept for a minute, whatever it says to others; while it is rendered again for a second', () => {
  const headers = { 'cache-control': 's-maxage=15, stale-while-revalidate=15' };
  const control = (status: number, revalidate: number) =>
    withEdgeHeaders({ status, headers }, TAGS, revalidate, xkey)['CDN-Cache-Control'];
  expect([control(404, 15), control(410, 15)]).toEqual(Array(2).fill('max-age=60, stale-if-error=86400'));
  expect(control(404, 1)).toBe('max-age=1, stale-if-error=86400');
});

test('errors, redirects and pages with a Cache-Control of their own get no lifetime for the edge', () => {
  const headers = { 'cache-control': 'no-store' };
  for (const page of [{ status: 500, headers: {} }, { status: 404, headers }, { status: 308, headers: {} }, { headers }])
    expect(withEdgeHeaders(page, TAGS, 300, xkey)).toEqual({ ...page.headers, xkey: 'content page page:ekaa page:ekaa:hi' });
});
