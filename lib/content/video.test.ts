import { frameCover, PLAYER_POLICY, playerDocument, playerHref, youTubeId } from './video.ts';

test.each([
  'https://www.youtube.com/watch?v=abcdefghi-_&t=3',
  'https://youtu.be/abcdefghi-_?si=x',
  'https://www.youtube-nocookie.com/embed/abcdefghi-_',
  'https://youtube.com/shorts/abcdefghi-_',
  'abcdefghi-_',
])('2.10 the video is found in %s', (address) => {
  expect(youTubeId(address)).toBe('abcdefghi-_');
});

test.each([
  'https://evil.example/embed/abcdefghi-_',
  'https://youtube.com.evil.example/watch?v=abcdefghi-_',
  'https://youtu.be/',
  '/films/a.mp4',
  'https://www.youtube.com/watch?v=a"b',
])('2.10 %s is no video of YouTube', (address) => {
  expect(youTubeId(address)).toBeUndefined();
});

test('2.10 the player is the one without cookies', () => {
  expect(new URL(playerHref('abcdefghi-_')).hostname).toBe('www.youtube-nocookie.com');
});

test('2.10 the cover of a video is a link to its player, and no text of the content is markup', () => {
  const html = frameCover({
    href: 'https://player.example/?a=1&b=2',
    label: '"><script>alert(1)</script>',
    locale: 'en',
    direction: 'ltr',
  });
  expect(html).toContain('<a href="https://player.example/?a=1&amp;b=2">');
  expect(html).not.toContain('<script');
});

test('2.11 the player is sandboxed, and its document may load nothing else', () => {
  expect(playerDocument('abcdefghi-_')).toMatch(
    /<iframe src="https:\/\/www\.youtube-nocookie\.com\/embed\/abcdefghi-_\?[^"]+"[^>]* sandbox="/,
  );
  expect(PLAYER_POLICY).toContain("default-src 'none'");
  expect(PLAYER_POLICY).toContain("frame-ancestors 'self'");
});
