import { render as renderInLocale } from '#components/test/render.tsx';
import { Pagination } from './pagination.tsx';

const render = (page: number, total: number) =>
  renderInLocale(<Pagination pagination={{ page, page_size: 10, total }} href="/search?searchItem=x" />);

test('4 previous is disabled on the first page, next on the last', () => {
  expect(render(1, 30)).toMatch(/<button type="button" disabled="" aria-label="Previous page"/);
  expect(render(1, 30)).toMatch(/<a href="\/search\?searchItem=x&amp;page_no=2" aria-label="Next page" rel="next"/);
  expect(render(3, 30)).toMatch(/<button type="button" disabled="" aria-label="Next page"/);
});

test('4 there are no page links for one page or none', () => {
  expect(render(1, 10)).toBe('');
  expect(render(1, 0)).toBe('');
});

test('4 the current page is marked, and one beyond the end is the last', () => {
  expect(render(2, 30)).toMatch(/aria-label="Page 2" aria-current="page"/);
  expect(render(99, 30)).toMatch(/aria-label="Page 3" aria-current="page"/);
});

test('4 more than four pages have an ellipsis', () => {
  expect(render(1, 40)).not.toContain('…');
  expect(render(1, 50)).toContain('…');
});
