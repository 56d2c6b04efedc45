import { listHref, pageQueryString, readPageQuery, valuesOf, withoutParams } from './page-query.ts';

const read = (search: string) => readPageQuery(new URLSearchParams(search));

describe('the query of a page', () => {
  test.each([
    ['tab=fees', { tab: 'fees' }],
    ['tab=a&tab=b', { tab: 'a' }],
    ['tab=a/b', {}],
    ['tab=', {}],
    ['page_no=1', {}],
    ['page_no=3', { page_no: '3' }],
    ['page_no=0', {}],
    ['page_no=-1', {}],
    ['page_no=99999', {}],
    ['category=b&category=a&category=b', { category: 'a,b' }],
    ['category=b,a', { category: 'a,b' }],
    ['category=a,%3Cscript%3E', { category: 'a' }],
    ['compare=c&compare=a&compare=b&compare=a', { compare: 'c,a,b' }],
    ['card=b,a', { card: 'b,a' }],
    [`card=${[...'zyxwvutsrqponm'].join(',')}`, { card: [...'zyxwvutsrqpo'].join(',') }],
    [`city=${[...'zyxwvutsrqponm'].join(',')}`, { city: [...'opqrstuvwxyz'].join(',') }],
    ['search=%20%20two%20%20words%20', { search: 'two words' }],
    [`search=${'x'.repeat(300)}`, { search: 'x'.repeat(200) }],
    ['amount=%E2%82%B9%2018,000.50&months=06&rate=15.0%25', { amount: '18000.5', months: '6', rate: '15' }],
    ['amount=१८०००&rate=', { amount: '18000' }],
    ['amount=۱۸٬۰۰۰٫۵&rate=١٥', { amount: '18000.5', rate: '15' }],
    [`amount=many&rate=${'9'.repeat(30)}x`, { amount: 'many', rate: '9'.repeat(12) }],
    ['utm_source=x&gclid=y', {}],
  ])('2.1 %s', (given, query) => {
    expect(read(given)).toEqual(query);
  });

  test('2.1 the same query has one form, whatever its order', () => {
    expect(pageQueryString(read('page_no=2&category=b&tab=x&category=a'))).toBe('tab=x&category=a&category=b&page_no=2');
  });

  test('2.1 what narrows a list begins at its first page; the page and the fragment can be named', () => {
    const query = read('tab=x&category=a&page_no=3');
    expect(listHref('/offers', query, { category: 'a,b' })).toBe('/offers?tab=x&category=a&category=b');
    expect(listHref('/offers', query, { category: undefined, tab: undefined })).toBe('/offers');
    expect(listHref('/offers', query, { page_no: '4' }, 'list')).toBe('/offers?tab=x&category=a&page_no=4#list');
    expect(valuesOf(query, 'category')).toEqual(['a']);
    expect(withoutParams(query, ['tab', 'page_no', 'sort'])).toEqual({ category: 'a' });
  });
});
