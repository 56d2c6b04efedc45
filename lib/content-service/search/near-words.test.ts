import fc from 'fast-check';
import { createNearWords } from './near-words.ts';

/** The Levenshtein distance by its definition. */
function distanceOf(one: string, other: string): number {
  if (one === '' || other === '') return one.length + other.length;
  const [first, second] = [one.slice(1), other.slice(1)];
  if (one[0] === other[0]) return distanceOf(first, second);
  return 1 + Math.min(distanceOf(first, second), distanceOf(one, second), distanceOf(first, other));
}

const word = fc.string({ unit: fc.constantFrom('a', 'b', 'A', 'क'), minLength: 1, maxLength: 6 });

test('2.4 near words are those within the number of letters to insert, delete or replace, the nearest first', () => {
  fc.assert(
    fc.property(fc.uniqueArray(word), word, fc.nat(4), (words, asked, max) => {
      const near = words.map((other) => [other, distanceOf(asked, other)] as const).filter(([, distance]) => distance <= max);
      expect(createNearWords(words)(asked, max)).toEqual(near.toSorted(([, a], [, b]) => a - b));
    }),
  );
});
