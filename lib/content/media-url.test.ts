import { mediaUrl } from './media-url.ts';

test.each([
  ['/art/a.svg', '', '/art/a.svg'],
  ['a.svg', '', '/a.svg'],
  ['/art/a.svg', '/cdn', '/cdn/art/a.svg'],
  ['art/a.svg', 'https://cdn.test', 'https://cdn.test/art/a.svg'],
  ['https://cdn.test/art/a.svg', 'https://cdn.test', 'https://cdn.test/art/a.svg'],
  ['https://x.test/a.svg', '/cdn', 'https://x.test/a.svg'],
  ['data:image/png;base64,AA', '/cdn', 'data:image/png;base64,AA'],
])('3 media: %s with base "%s" is %s', (url, base, expected) => {
  expect(mediaUrl(url, base, false)).toBe(expected);
});

const BASE = 'https://cms.test/files';
test.each([
  ['/uploads/a.png', '/service/media/uploads/a.png'],
  ['uploads/a%20b.SVG', '/service/media/uploads/a%20b.SVG'],
  ['/uploads/a.pdf?v=2#page=3', '/service/media/uploads/a.pdf?v=2#page=3'],
  ['https://cms.test/files/uploads/a.webp', '/service/media/uploads/a.webp'],
  ['https://cms.test/other/a.webp', 'https://cms.test/other/a.webp'],
  ['https://cms.test.evil/files/a.png', 'https://cms.test.evil/files/a.png'],
  ['/uploads/film.mp4', 'https://cms.test/files/uploads/film.mp4'],
  ['/uploads/../../a.png', 'https://cms.test/files/uploads/../../a.png'],
  ['/uploads/none', 'https://cms.test/files/uploads/none'],
])('a picture or document of the content service has an address of the site: %s is %s', (url, expected) => {
  expect(mediaUrl(url, BASE, true)).toBe(expected);
  expect(mediaUrl(url, BASE, false)).not.toContain('/service/media');
});
