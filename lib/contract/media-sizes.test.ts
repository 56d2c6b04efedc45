import { media } from './atoms.ts';
import { MEDIA_SIZES_MAX } from './limits.ts';

const size = (width: unknown, url = `/m/a-${width}.webp`) => ({ url, width });
const sizesOf = (sizes: unknown) => media.parse({ url: '/m/a.jpg', sizes }).sizes;

test('a picture may be there in several widths', () => {
  expect(sizesOf([size(390), size('780')])).toEqual([size(390), { url: '/m/a-780.webp', width: 780 }]);
  expect(media.parse('/m/a.jpg').sizes).toBeUndefined();
});

test.each([
  ['javascript:alert(1)'],
  ['data:image/png;base64,AAAA'],
  ['/m/a b.webp'],
  ['/m/a.webp,'],
  [',/m/a.webp'],
  ['//evil.example/a.webp'],
  [`/${'a'.repeat(2000)}`],
])('widths with an address that srcset cannot have are ignored, the picture stays: %s', (url) => {
  expect(media.parse({ url: '/m/a.jpg', sizes: [size(390), size(780, url)] })).toEqual({ url: '/m/a.jpg' });
});

test('a width is a whole number of pixels, and there are at most eight', () => {
  for (const width of [0, -1, 1.5, 'wide', null, 20_001]) expect(sizesOf([size(width)])).toBeUndefined();
  expect(sizesOf(Array.from({ length: 9 }, (_, index) => size(index + 1)))).toHaveLength(MEDIA_SIZES_MAX);
});

test('the point that stays visible is in per cent; a wrong one is ignored', () => {
  expect(media.parse({ url: '/a.jpg', focal_point: { x: 0, y: 100 } })).toEqual({ url: '/a.jpg', focal_point: { x: 0, y: 100 } });
  for (const focal_point of [{ x: 101, y: 0 }, { x: 1 }, 'left', { x: '1;color:red', y: 0 }])
    expect(media.parse({ url: '/a.jpg', focal_point })).toEqual({ url: '/a.jpg' });
});
