import { filmCover } from './film-cover.ts';
import { filmPlayer, PLAYER_POLICY } from './film-player.ts';

test('2.10 the cover of a film is a link to its player, and no text of the content is markup', () => {
  const html = filmCover({
    href: 'https://player.example/?a=1&b=2',
    label: '"><script>alert(1)</script>',
    locale: 'en',
    direction: 'ltr',
  });
  expect(html).toContain('<a href="https://player.example/?a=1&amp;b=2">');
  expect(html).not.toContain('<script');
});

test('2.11 the player is sandboxed, and its document may load nothing else', () => {
  expect(filmPlayer('abcdefghi-_')).toMatch(
    /<iframe src="https:\/\/www\.youtube-nocookie\.com\/embed\/abcdefghi-_\?[^"]+"[^>]* sandbox="/,
  );
  expect(PLAYER_POLICY).toContain("default-src 'none'");
  expect(PLAYER_POLICY).toContain("frame-ancestors 'self'");
});
