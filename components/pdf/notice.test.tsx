import { renderToStaticMarkup } from 'react-dom/server';
import { Notice } from './notice.tsx';

test('2.11 the spinner turns beside the words that say what loads', () => {
  const html = renderToStaticMarkup(<Notice busy text="Loading PDF…" />);
  expect(html).toMatch(/<span class="spinner [^"]*" aria-hidden="true"><\/span><p role="status"[^>]*>Loading PDF…<\/p>/);
});

test('2.7 what went wrong is said at once, and nothing turns', () => {
  const html = renderToStaticMarkup(<Notice urgent text="Failed to load PDF file." />);
  expect(html).toContain('role="alert"');
  expect(html).not.toContain('spinner');
});
