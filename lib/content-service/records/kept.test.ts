import { createKept } from './kept.ts';

test('7 a value is made once as long as it is among the newest', () => {
  const kept = createKept<string>(2);
  const made: string[] = [];
  const ask = (key: string) =>
    kept(key, () => {
      made.push(key);
      return key.toUpperCase();
    });
  expect(['a', 'a', 'b', 'c', 'b', 'a'].map(ask)).toEqual(['A', 'A', 'B', 'C', 'B', 'A']);
  expect(made).toEqual(['a', 'b', 'c', 'a']);
});
