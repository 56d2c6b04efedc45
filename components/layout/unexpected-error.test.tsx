import { render } from '#components/test/render.test-helper.tsx';
import { UnexpectedError } from './unexpected-error.client.tsx';

test('2.1 the last screen has its title, the status, a retry and a button to the home page, and never the details', () => {
  const error = Object.assign(new Error('secret detail'), { digest: '1234' });
  const { container, getByRole, getByText } = render(<UnexpectedError error={error} retry={() => undefined} />);
  getByRole('heading', { level: 1, name: 'Unexpected Application Error!' });
  getByText('500');
  getByText('Reference: 1234');
  getByRole('button', { name: 'Try again' });
  expect(getByRole('button', { name: 'Go to the home page' }).closest('form')?.getAttribute('action')).toBe('/');
  expect(container.innerHTML).not.toContain('secret detail');
});
