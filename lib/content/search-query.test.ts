import { readSearchQuery } from './search-query.ts';

describe('the query of a search address', () => {
  test('2.4 is read as it stands', () => {
    expect(readSearchQuery({ searchItem: ' lounge ', category: 'offers', page_no: '3' })).toEqual({
      searchItem: 'lounge',
      category: 'offers',
      page_no: 3,
    });
  });

  test('2.4 what is wrong in it falls back, what is given twice counts once', () => {
    expect(readSearchQuery({ searchItem: ['a', 'b'], category: '../x', page_no: '-1' })).toEqual({
      searchItem: 'a',
      category: undefined,
      page_no: 1,
    });
    expect(readSearchQuery({ searchItem: 'x'.repeat(300), page_no: '1e9' })).toEqual({
      searchItem: 'x'.repeat(200),
      category: undefined,
      page_no: 1,
    });
    expect(readSearchQuery({})).toEqual({ searchItem: '', category: undefined, page_no: 1 });
  });
});
