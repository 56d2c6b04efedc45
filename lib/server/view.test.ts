import { hasQuery, readView, viewOf } from './view.ts';

const view = (path: string, query: string) => viewOf('en', path, new URLSearchParams(query));

test('2.1 the query of a page comes back from its view, in any script and one order', () => {
  const segment = view('/lounges', 'page_no=4&city=pune&city=delhi&search=मुंबई, लाउंज&utm_source=x');
  expect(segment).toMatch(/^[A-Za-z0-9_-]+$/);
  expect(readView(segment)).toEqual({ search: 'मुंबई, लाउंज', city: 'delhi,pune', page_no: '4' });
  expect(segment).toBe(view('/lounges', 'city=delhi&search=मुंबई, लाउंज&page_no=4&city=pune'));
});

test('2.1 an address without a query has one view', () => {
  expect([view('', ''), view('/faqs', 'nope=1'), view('/search', 'searchItem=+')]).toEqual(['-', '-', '-']);
  expect(readView('-')).toEqual({});
});

test.each([
  ['/search', 'searchItem=a&tab=x', { searchItem: 'a' }],
  ['/document', 'file=/documents/a.pdf&page=0', { file: '/documents/a.pdf' }],
  ['/something-went-wrong', 'from=/ekaa?tab=x', { from: '/ekaa?tab=x' }],
  ['/something-went-wrong', 'from=//evil.example', {}],
])('2.1 %s?%s has parameters of its own', (path, query, expected) => {
  expect(readView(view(path, query))).toEqual(expected);
});

test('a segment that is no view is no query', () => {
  expect(readView('%%%')).toEqual({});
});

test('2.1 the key of a cached page tells whether its address has a query', () => {
  const keys = ['/en/-', '/en/-/faqs', '/en/dGFiPXg/faqs'].map((path) => `/route-cache/APP_PAGE/0123/$${path}`);
  expect(keys.map(hasQuery)).toEqual([false, false, true]);
});
