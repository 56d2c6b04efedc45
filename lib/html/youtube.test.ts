import { playerHref, youTubeId } from './youtube.ts';

test.each([
  'https://www.youtube.com/watch?v=abcdefghi-_&t=3',
  'https://youtu.be/abcdefghi-_?si=x',
  'https://www.youtube-nocookie.com/embed/abcdefghi-_',
  'https://youtube.com/shorts/abcdefghi-_',
  'abcdefghi-_',
])('2.10 the film is found in %s', (address) => {
  expect(youTubeId(address)).toBe('abcdefghi-_');
});

test.each([
  'https://evil.example/embed/abcdefghi-_',
  'https://youtube.com.evil.example/watch?v=abcdefghi-_',
  'https://youtu.be/',
  '/films/a.mp4',
  'https://www.youtube.com/watch?v=a"b',
])('2.10 %s is no film of YouTube', (address) => {
  expect(youTubeId(address)).toBeUndefined();
});

test('2.10 the player is the one without cookies', () => {
  expect(new URL(playerHref('abcdefghi-_')).hostname).toBe('www.youtube-nocookie.com');
});
