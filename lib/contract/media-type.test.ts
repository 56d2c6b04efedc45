import { type MediaType, mediaTypeOf } from './media-type.ts';

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
