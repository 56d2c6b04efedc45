import { render, renderHtml } from '#components/test/render.test-helper.tsx';
import { MediaImage } from './media-image.tsx';

jest.mock('#lib/content/media-url.ts', () => ({ mediaUrl: (url: string) => `https://media.example${url}` }));

test.each([
  ['/a.svg', false, 'https://media.example/a.svg'],
  ['/art/logos/wordmark.svg', true, '/art/logos/wordmark.svg'],
])('3 the media base goes before the pictures of the content, and not before those of the site: %s', (url, isOwn, src) => {
  const image = render(<MediaImage media={{ url, alternative_text: 'A' }} isOwn={isOwn} />).getByRole('img');
  expect(image.getAttribute('src')).toBe(src);
});

const SIZES = [
  { url: '/m/a-390.webp', width: 390 },
  { url: '/m/a-780.webp', width: 780 },
];
const attributes = (node: Parameters<typeof render>[0], selector = 'img') => {
  const element = render(node).container.querySelector(selector);
  return Object.fromEntries(['srcset', 'sizes', 'style'].map((name) => [name, element?.getAttribute(name)]));
};

test('a picture that is there in several widths offers them; a lazy one of known size is measured by the browser', () => {
  const media = { url: '/m/a.jpg', width: 1600, height: 900, sizes: SIZES };
  const srcset = 'https://media.example/m/a-390.webp 390w, https://media.example/m/a-780.webp 780w';
  expect(attributes(<MediaImage media={media} />)).toMatchObject({ srcset, sizes: 'auto, 100vw' });
  expect(attributes(<MediaImage media={media} priority />).sizes).toBe('100vw');
  expect(attributes(<MediaImage media={media} size={{ width: 163, height: 104 }} />).sizes).toBe('auto, min(100vw, 326px)');
  expect(attributes(<MediaImage media={{ url: '/m/a.jpg', sizes: SIZES }} />).sizes).toBe('100vw');
});

test('its mobile version offers its own widths', () => {
  const media = { url: '/m/a.jpg' };
  expect(attributes(<MediaImage media={media} mobile={{ url: '/m/b.jpg', sizes: SIZES }} />, 'source')).toMatchObject({
    srcset: expect.stringContaining('a-390.webp 390w'),
    sizes: '100vw',
  });
  expect(attributes(<MediaImage media={media} mobile={{ url: '/m/b.jpg' }} />, 'source')).toMatchObject({
    srcset: 'https://media.example/m/b.jpg',
    sizes: null,
  });
});

test('the point that stays visible is where a picture that is cut is placed', () => {
  expect(attributes(<MediaImage media={{ url: '/a.jpg', focal_point: { x: 20, y: 75.5 } }} />).style).toBe(
    'object-position:20% 75.5%',
  );
});

test('the markup of a picture of one width is what it was', () => {
  expect(
    renderHtml(<MediaImage media={{ url: '/a.jpg', width: 10, height: 20, alternative_text: 'A' }} mobile={{ url: '/b.jpg' }} />),
  ).toBe(
    '<picture class="contents"><source media="(max-width: 575px)" srcSet="https://media.example/b.jpg"/>' +
      '<img src="https://media.example/a.jpg" alt="A" width="10" height="20" loading="lazy" decoding="async"/></picture>',
  );
});
