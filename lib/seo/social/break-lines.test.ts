import { breakLines } from './break-lines.ts';

/** Every letter is half as wide as it is high. */
const measure = (text: string, size: number) => (text.length * size) / 2;
const options = {
  width: 400,
  height: 300,
  lineHeight: 1,
  measure,
  sizesByLines: [
    { maxLines: 2, sizes: [80, 60] },
    { maxLines: 4, sizes: [50, 40] },
  ],
};

test('2.11 a short title is one line at the largest size', () => {
  expect(breakLines('Lounges', options)).toEqual({ size: 80, lines: ['Lounges'] });
});

test('2.11 a title breaks between words, into lines of even width', () => {
  expect(breakLines('Cards for all of us', options)).toEqual({ size: 80, lines: ['Cards for', 'all of us'] });
});

test('2.11 a longer title is smaller, of at most four lines', () => {
  const { size, lines } = breakLines('Everyday offers for dining, groceries, fuel and travel', options);
  expect(size).toBe(50);
  expect(lines.length).toBeLessThanOrEqual(4);
  for (const line of lines) expect(measure(line, size)).toBeLessThanOrEqual(options.width);
  expect(lines.join(' ')).toBe('Everyday offers for dining, groceries, fuel and travel');
});

test('2.11 a title that fits at no size ends in an ellipsis', () => {
  const { size, lines } = breakLines('word '.repeat(40), options);
  expect(size).toBe(40);
  expect(lines).toHaveLength(4);
  expect(lines.at(-1)).toMatch(/^word .*…$/);
  for (const line of lines) expect(measure(line, size)).toBeLessThanOrEqual(options.width);
});

test('2.11 a word wider than a line breaks between letters, and no sign leaves its letter', () => {
  const { lines } = breakLines('क्षेत्र'.repeat(8), options);
  expect(lines.length).toBeGreaterThan(1);
  expect(lines.join('')).toBe('क्षेत्र'.repeat(8));
  for (const line of lines) expect(line).toMatch(/^(?:क्षे|त्र)/);
});

test('2.11 a title of spaces has no lines', () => {
  expect(breakLines('  ', options).lines.join('')).toBe('');
});
