import { plainText, shortened } from './plain-text.ts';

test.each([
  ['**Two** [visits](/lounges) a *quarter*', 'Two visits a quarter'],
  ['# Fees\n\n- none\n- `0`', 'Fees none 0'],
  ['| a | b |\n| --- | --- |\n| 1 | 2 |', 'a b 1 2'],
  ['a <b>b</b> c', 'a b c'],
  ['1. First\n2. Second', 'First Second'],
  ['less < more & so on', 'less < more & so on'],
])('2.11 %j is read as %j', (markdown, words) => {
  expect(plainText(markdown)).toBe(words);
});

test.each(['[', '![', '[a](', '<', '\n', ' ', '| ', '- '])('2.11 a text of nothing but %j is read to its end', (mark) => {
  const text = mark.repeat(100_000);
  expect(plainText(`${text}end`)).toMatch(/end$/);
});

test('2.11 a long text is cut between words', () => {
  expect(shortened('one two three', 13)).toBe('one two three');
  expect(shortened('one two, three', 12)).toBe('one two…');
  expect(shortened('onetwothree', 5)).toBe('onet…');
});
