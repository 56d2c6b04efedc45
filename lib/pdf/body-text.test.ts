import { bodyTextOf } from './body-text.ts';
import { readableZoom } from './zoom.ts';

const piece = (str: string, height: number, left: number) => ({ str, height, transform: [height, 0, 0, height, left, 700] });

test('2.7 body text is what most letters of a page are', () => {
  const pieces = [
    piece('Terms', 24, 40),
    piece('A long line of text', 10.02, 57),
    piece('and another', 9.96, 60),
    piece(' ', 8, 0),
  ];
  expect(bodyTextOf(pieces)).toEqual({ size: 9.95, left: 57 });
  expect(bodyTextOf([])).toBeUndefined();
});

test('2.7 body text is at least 12 px at first, and a page is never smaller than the window for it', () => {
  expect(readableZoom(10, 0.6)).toBeCloseTo(2);
  expect(readableZoom(24, 0.6)).toBe(1);
  expect(readableZoom(2, 0.6)).toBe(2.5);
});
