import { type MediaType, mediaTypeOf, youTubeId } from './media-type.ts';

const YOUTUBE = 'https://youtu.be/AAAAAAAAAAA';

test.each<[string, MediaType | undefined, MediaType | undefined]>([
  ['/a.svg', undefined, 'image'],
  ['/a.mp4', undefined, 'video'],
  ['/a.WEBM?v=2', undefined, 'video'],
  [YOUTUBE, undefined, 'youtube'],
  [YOUTUBE, 'video', 'youtube'],
  ['AAAAAAAAAAA', 'youtube', 'youtube'],
  ['AAAAAAAAAAA', undefined, 'image'],
  ['/a.mp4', 'youtube', 'video'],
  ['/stream', 'video', 'video'],
  ['https://evil.example/embed/AAAAAAAAAAA', 'youtube', undefined],
  ['/a.mp4', 'image', 'image'],
])('2.10 %s of type %s is shown as %s', (url, given, shown) => {
  expect(mediaTypeOf({ url }, given)).toBe(shown);
});

test('2.10 the mime type tells a video whose address has no ending', () => {
  expect(mediaTypeOf({ url: '/a', mime: 'video/mp4' }, undefined)).toBe('video');
});

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
