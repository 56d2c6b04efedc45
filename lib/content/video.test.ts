import { frameCover, PLAYER_POLICY, playerDocument, playerHref } from './video.ts';

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
