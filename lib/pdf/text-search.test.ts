import { nextSearch, splitMatches } from './text-search.ts';

test.each([
  ['Cash costs cash.', 'cash', ['[Cash]', ' costs ', '[cash]', '.']],
  ['What (1) costs', '(1)', ['What ', '[(1)]', ' costs']],
  ['नकदी पर ब्याज', 'ब्याज', ['नकदी पर ', '[ब्याज]']],
  ['Nothing', 'cash', ['Nothing']],
  ['Nothing', '', ['Nothing']],
  ['', 'cash', []],
])('2.7 “%s” searched for “%s”', (text, query, parts) => {
  const found = splitMatches(text, query);
  expect(found.map(({ text: part, isMatch }) => (isMatch ? `[${part}]` : part))).toEqual(parts);
  expect(found.every(({ text: part, start }) => text.startsWith(part, start))).toBe(true);
});

test('2.7 the next match follows the last, the previous one the first; another text begins at its first', () => {
  const search = { query: 'cash', current: 3, total: 3 };
  expect(nextSearch(search, 'cash', 'next').current).toBe(1);
  expect(nextSearch(search, 'cash', 'previous').current).toBe(2);
  expect(nextSearch({ ...search, current: 1 }, 'cash', 'previous').current).toBe(3);
  expect(nextSearch(search, 'fee')).toMatchObject({ query: 'fee', current: 1 });
  expect(nextSearch({ ...search, total: 0 }, 'cash', 'next').current).toBe(1);
});
