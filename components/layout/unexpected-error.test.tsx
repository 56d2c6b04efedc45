import { renderToStaticMarkup } from 'react-dom/server';
import { UnexpectedError } from './unexpected-error.client.tsx';

test('2.1 the last screen has its title, the status, a retry and the way home, and never the details', () => {
  const error = Object.assign(new Error('secret detail'), { digest: '1234' });
  const html = renderToStaticMarkup(<UnexpectedError error={error} retry={() => undefined} />);
  expect(html).toMatch(/<h1[^>]*>Unexpected Application Error!<\/h1>/);
  expect(html).toContain('500');
  expect(html).toContain('1234');
  expect(html).toContain('<form action="/">');
  expect(html).not.toContain('secret detail');
});
