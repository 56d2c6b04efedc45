import { keyed } from './keyed.ts';

test('items with the same name have different keys', () => {
  const keys = keyed(['a', 'b', 'a', 'a'], (name) => name);
  expect(keys.map(({ key }) => key)).toEqual(['a', 'b', 'a 2', 'a 3']);
  expect(keys.map(({ position }) => position)).toEqual([0, 1, 2, 3]);
});
