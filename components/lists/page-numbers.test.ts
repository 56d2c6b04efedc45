import { pageCount, pageHref, pageWindow } from './page-numbers.ts';

test('4 the page count is the total divided by the size, rounded up', () => {
  expect(pageCount(0, 10)).toBe(0);
  expect(pageCount(10, 10)).toBe(1);
  expect(pageCount(11, 10)).toBe(2);
  expect(pageCount(-3, 10)).toBe(0);
});

describe('4 the window of page numbers', () => {
  test('up to four pages are all shown', () => {
    expect(pageWindow(1, 1)).toEqual([1]);
    expect(pageWindow(3, 4)).toEqual([1, 2, 3, 4]);
  });

  test.each([
    [1, 5, [1, 2, 3, 4, 5]],
    [3, 5, [1, 2, 3, 4, 5]],
    [1, 12, [1, 2, 3, 'ellipsis', 12]],
    [2, 12, [1, 2, 3, 'ellipsis', 12]],
    [3, 12, [1, 2, 3, 4, 'ellipsis', 12]],
    [4, 12, [1, 2, 3, 4, 5, 'ellipsis', 12]],
    [5, 12, [1, 'ellipsis', 4, 5, 6, 'ellipsis', 12]],
    [8, 12, [1, 'ellipsis', 7, 8, 9, 'ellipsis', 12]],
    [9, 12, [1, 'ellipsis', 8, 9, 10, 11, 12]],
    [10, 12, [1, 'ellipsis', 9, 10, 11, 12]],
    [12, 12, [1, 'ellipsis', 10, 11, 12]],
  ])('page %i of %i', (current, pages, expected) => {
    expect(pageWindow(current, pages)).toEqual(expected);
  });

  test('has both ends, the current page with its neighbours, and never more than seven entries', () => {
    for (let pages = 5; pages < 40; pages += 1) {
      for (let current = 1; current <= pages; current += 1) {
        const window = pageWindow(current, pages);
        const wanted = [1, current - 1, current, current + 1, pages].filter((page) => page >= 1 && page <= pages);
        expect(window).toEqual(expect.arrayContaining(wanted));
        expect(window.length).toBeLessThanOrEqual(7);
      }
    }
  });
});

test('4 the address of a page keeps the query, and the first page has no number', () => {
  expect(pageHref('/search?searchItem=a+b&page_no=3', 2)).toBe('/search?searchItem=a+b&page_no=2');
  expect(pageHref('/search?searchItem=a+b&page_no=3', 1)).toBe('/search?searchItem=a+b');
  expect(pageHref('/faqs', 1)).toBe('/faqs');
  expect(pageHref('/faqs?tab=paying#list', 3)).toBe('/faqs?tab=paying&page_no=3#list');
});
