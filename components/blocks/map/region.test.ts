import { type Point, polygon } from '#lib/contract/polygon.ts';
import { visualCentre } from './region.ts';

test('2.9 the visual centre of a square is its middle', () => {
  const [x, y] = visualCentre([
    [0, 0],
    [100, 0],
    [100, 100],
    [0, 100],
  ]);
  expect(x).toBeCloseTo(50);
  expect(y).toBeCloseTo(50);
});

test('2.9 the visual centre of an L lies inside it, where the mean of the corners does not', () => {
  const [x, y] = visualCentre([
    [0, 0],
    [20, 0],
    [20, 180],
    [200, 180],
    [200, 200],
    [0, 200],
  ]);
  expect(x < 20 || y > 180).toBe(true);
});

test('2.9 a polygon without an inside has the middle of its line', () => {
  const line: Point[] = [
    [10, 5],
    [30, 5],
    [20, 5],
  ];
  expect(visualCentre(line)).toEqual([20, 5]);
});

test('2.9 a region with as many corners as there may be has a centre', () => {
  const [x, y] = visualCentre(polygon.parse(Array.from({ length: 1000 }, (_, index) => [index, index * index])));
  expect(Number.isFinite(x) && Number.isFinite(y)).toBe(true);
});
