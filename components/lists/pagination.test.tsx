import { attributesOf, render } from '#components/test/render.test-helper.tsx';
import { Pagination } from './pagination.tsx';

const renderPage = (page: number, total: number) =>
  render(<Pagination pagination={{ page, page_size: 10, total }} href="/search?searchItem=x" />);

test('4 previous is disabled on the first page, next on the last', () => {
  const first = renderPage(1, 30);
  expect(first.getByRole('button', { name: 'Previous page' }).hasAttribute('disabled')).toBe(true);
  expect(attributesOf(first.getByRole('link', { name: 'Next page' }))).toMatchObject({
    href: '/search?searchItem=x&page_no=2',
    rel: 'next',
  });
  expect(renderPage(3, 30).getByRole('button', { name: 'Next page' }).hasAttribute('disabled')).toBe(true);
});

test.each([1, 0])('4 there are no page links for one page or none: %i', (pages) => {
  expect(renderPage(1, pages * 10).container.innerHTML).toBe('');
});

test.each([
  [2, 'Page 2'],
  [99, 'Page 3'],
])('4 the current page is marked, and one beyond the end is the last: %i', (page, name) => {
  const current = renderPage(page, 30).getByRole('link', { current: 'page' });
  expect(current.getAttribute('aria-label')).toBe(name);
});

test('4 more than four pages have an ellipsis', () => {
  expect(renderPage(1, 40).queryByText('…')).toBeNull();
  renderPage(1, 60).getByText('…');
  expect(renderPage(5, 120).getAllByText('…')).toHaveLength(2);
});
