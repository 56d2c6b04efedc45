import { layLines } from './lines.ts';

/** Every letter is half as wide as it is high. */
const measure = (text: string, size: number) => (text.length * size) / 2;
const room = {
  width: 400,
  height: 300,
  lineHeight: 1,
  measure,
  tries: [
    { most: 2, sizes: [80, 60] },
    { most: 4, sizes: [50, 40] },
  ],
};

test('2.11 a short title is one line at the largest size', () => {
  expect(layLines('Lounges', room)).toEqual({ size: 80, lines: ['Lounges'] });
});

test('2.11 a title breaks between words, into lines of even width', () => {
  expect(layLines('Cards for all of us', room)).toEqual({ size: 80, lines: ['Cards for', 'all of us'] });
});

test('2.11 a longer title is smaller, of at most four lines', () => {
  const { size, lines } = layLines('Everyday offers for dining, groceries, fuel and travel', room);
  expect(size).toBe(50);
  expect(lines.length).toBeLessThanOrEqual(4);
  for (const line of lines) expect(measure(line, size)).toBeLessThanOrEqual(room.width);
  expect(lines.join(' ')).toBe('Everyday offers for dining, groceries, fuel and travel');
});

test('2.11 a title that fits at no size ends in an ellipsis', () => {
  const { size, lines } = layLines('word '.repeat(40), room);
  expect(size).toBe(40);
  expect(lines).toHaveLength(4);
  expect(lines.at(-1)).toMatch(/^word .*…$/);
  for (const line of lines) expect(measure(line, size)).toBeLessThanOrEqual(room.width);
});

test('2.11 a word wider than a line breaks between letters, and no sign leaves its letter', () => {
  const { lines } = layLines('क्षेत्र'.repeat(8), room);
  expect(lines.length).toBeGreaterThan(1);
  expect(lines.join('')).toBe('क्षेत्र'.repeat(8));
  for (const line of lines) expect(line).toMatch(/^(?:क्षे|त्र)/);
});

test('2.11 a title of spaces has no lines', () => {
  expect(layLines('  ', room).lines.join('')).toBe('');
});
