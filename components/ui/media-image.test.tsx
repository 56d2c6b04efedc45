import { renderToStaticMarkup } from 'react-dom/server';
import { MediaImage } from './media-image.tsx';

jest.mock('#lib/content/media-url.ts', () => ({ mediaUrl: (url: string) => `https://media.example${url}` }));

test('3 the media base goes before the pictures of the content, and not before those of the site', () => {
  expect(renderToStaticMarkup(<MediaImage media={{ url: '/a.svg' }} />)).toContain('src="https://media.example/a.svg"');
  expect(renderToStaticMarkup(<MediaImage media={{ url: '/art/logos/wordmark.svg' }} isOwn />)).toContain(
    'src="/art/logos/wordmark.svg"',
  );
});
