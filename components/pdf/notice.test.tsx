import { render } from '#components/test/render.test-helper.tsx';
import { Notice } from './loading-notice.tsx';

test('2.11 the spinner is beside the words that say what loads', () => {
  const { container, getByRole } = render(<Notice busy text="Loading PDF…" />);
  const spinner = container.querySelector('.spinner');
  expect(spinner?.getAttribute('aria-hidden')).toBe('true');
  expect(spinner?.nextElementSibling).toBe(getByRole('status'));
  expect(getByRole('status').textContent).toBe('Loading PDF…');
});

test('2.7 an error is announced at once, without a spinner', () => {
  const { container, getByRole } = render(<Notice urgent text="Failed to load PDF file." />);
  expect(getByRole('alert').textContent).toBe('Failed to load PDF file.');
  expect(container.querySelector('.spinner')).toBeNull();
});
