import { render } from '#components/test/render.test-helper.tsx';
import { MediaImage } from './media-image.tsx';

jest.mock('#lib/content/media-url.ts', () => ({ mediaUrl: (url: string) => `https://media.example${url}` }));

test.each([
  ['/a.svg', false, 'https://media.example/a.svg'],
  ['/art/logos/wordmark.svg', true, '/art/logos/wordmark.svg'],
])('3 the media base goes before the pictures of the content, and not before those of the site: %s', (url, isOwn, src) => {
  const image = render(<MediaImage media={{ url, alternative_text: 'A' }} isOwn={isOwn} />).getByRole('img');
  expect(image.getAttribute('src')).toBe(src);
});
