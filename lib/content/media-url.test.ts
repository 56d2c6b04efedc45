import { mediaUrl } from './media-url.ts';

test.each([
  ['/art/a.svg', '', '/art/a.svg'],
  ['a.svg', '', '/a.svg'],
  ['/art/a.svg', '/cdn', '/cdn/art/a.svg'],
  ['art/a.svg', 'https://cdn.test', 'https://cdn.test/art/a.svg'],
  ['https://x.test/a.svg', '/cdn', 'https://x.test/a.svg'],
  ['data:image/png;base64,AA', '/cdn', 'data:image/png;base64,AA'],
])('3 media: %s with base "%s" is %s', (url, base, expected) => {
  expect(mediaUrl(url, base)).toBe(expected);
});
