import { polygon } from './polygon.ts';

const corners = (count: number) => Array.from({ length: count }, (_, index) => [index, index * index] as const);

test.each([
  [
    'pairs',
    [
      [0, 0],
      [4, 0],
      [4, 2],
    ],
  ],
  ['a flat list', [0, 0, 4, 0, 4, 2]],
  ['a text', '0,0 4,0 4,2'],
])('2.9 the corners of a region are %s', (_form, value) => {
  expect(polygon.parse(value)).toEqual([
    [0, 0],
    [4, 0],
    [4, 2],
  ]);
});

test.each([
  [
    'two corners',
    [
      [0, 0],
      [4, 0],
    ],
  ],
  ['half a corner', [0, 0, 4, 0, 4]],
  ['no numbers', 'a,b c,d e,f'],
  ['numbers without end', [[...Array(400_000).keys()]]],
  ['more corners than a coast has', corners(1001)],
  ['that many in one text', corners(1001).join(' ')],
])('2.9 a region with %s is none', (_wrong, value) => {
  expect(polygon.safeParse(value).success).toBe(false);
});
