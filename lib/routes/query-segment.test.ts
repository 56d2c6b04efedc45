import { decodeQuery, encodeQuery } from './query-segment.ts';

const encode = (path: string, query: string) => encodeQuery(path, new URLSearchParams(query));

test('2.1 the query of a page comes back from its segment, in any script and one order', () => {
  const segment = encode('/lounges', 'page_no=4&city=pune&city=delhi&search=मुंबई, लाउंज&utm_source=x');
  expect(segment).toMatch(/^[A-Za-z0-9_-]+$/);
  expect(decodeQuery(segment)).toEqual({ search: 'मुंबई, लाउंज', city: 'delhi,pune', page_no: '4' });
  expect(segment).toBe(encode('/lounges', 'city=delhi&search=मुंबई, लाउंज&page_no=4&city=pune'));
});

test('2.1 an address without a query has one segment', () => {
  expect([encode('', ''), encode('/faqs', 'nope=1'), encode('/search', 'searchItem=+')]).toEqual(['-', '-', '-']);
  expect(decodeQuery('-')).toEqual({});
});

test.each([
  ['/search', 'searchItem=a&tab=x', { searchItem: 'a' }],
  ['/document', 'file=/documents/a.pdf&page=0', { file: '/documents/a.pdf' }],
  ['/something-went-wrong', 'from=/ekaa?tab=x', { from: '/ekaa?tab=x' }],
  ['/something-went-wrong', 'from=//evil.example', {}],
])('2.1 %s?%s has parameters of its own', (path, query, expected) => {
  expect(decodeQuery(encode(path, query))).toEqual(expected);
});

test('a segment that is not base64url is no query', () => {
  expect(decodeQuery('%%%')).toEqual({});
});
