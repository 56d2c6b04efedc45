import { readSearchQuery } from './search-query.ts';

const read = (query: string) => readSearchQuery(new URLSearchParams(query));

test('2.4 the query of a search address is read', () => {
  expect(read('searchItem=+two++words+&category=offers&page_no=3')).toEqual({
    searchItem: 'two words',
    category: 'offers',
    page_no: '3',
  });
});

test('2.4 malformed parameters are left out, and of repeated ones the first counts', () => {
  expect(read('searchItem=a&searchItem=b&category=../x&page_no=-1')).toEqual({ searchItem: 'a' });
  expect(read(`searchItem=${'x'.repeat(300)}&page_no=1e9`)).toEqual({ searchItem: 'x'.repeat(200) });
  expect(read('searchItem=%20')).toEqual({});
});
