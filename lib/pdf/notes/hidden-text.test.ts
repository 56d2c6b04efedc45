import { hiddenText } from './hidden-text.ts';
import type { Note } from './note.ts';

function hidden(lines: string[], widths: number[]) {
  const objects: string[] = [];
  const note: Note = { lines, size: 10, colour: [0, 0, 0], turn: [1, 0, 0, 1], x: 0, y: 0, width: 90, height: 20, room: 2 };
  const add = (value: string) => `${objects.push(value)} 0 R`;
  return { ...hiddenText(note, widths, add), objects };
}

/** Decodes a line by the fonts' character maps. */
function readBack({ objects }: ReturnType<typeof hidden>, line: string): string {
  const maps = objects.filter((value) => value.includes('beginbfchar'));
  return Array.from(line.matchAll(/\/F(\d+) 10 Tf <([\da-f]+)> Tj/g), ([, font, codes = '']) =>
    (codes.match(/../g) ?? [])
      .map((code) => new RegExp(`^<${code}> <([\\da-f]{4,})>$`, 'm').exec(maps[Number(font)] ?? '')?.[1] ?? '')
      .join(''),
  )
    .join('')
    .replace(/.{4}/g, (unit) => String.fromCharCode(Number.parseInt(unit, 16)));
}

test('2.7 the words under a picture are the words of the note', () => {
  for (const words of ['नमस्ते जी', 'क्\u200dष', '\u200dA', '₹ 😀 तमिழ்']) {
    const text = hidden([words], [50]);
    expect(readBack(text, text.lines[0] ?? '')).toBe(words);
  }
});

test('2.7 more letters than a font has codes take another font', () => {
  const words = String.fromCodePoint(...Array.from({ length: 600 }, (_, index) => 0x4e00 + index));
  const text = hidden([words], [50]);
  expect(text.fonts.map(([name]) => name)).toEqual(['F0', 'F1', 'F2']);
  expect(readBack(text, text.lines[0] ?? '')).toBe(words);
});

test('2.7 combining marks have no width, and a line has its drawn width', () => {
  const text = hidden(['कि', 'कु'], [20, 2.5]);
  expect(text.objects.join('\n')).toContain('/Widths [500 500 0 500]');
  expect(text.lines.map((line) => line.split(' ')[0])).toEqual(['200.00', '50.00']);
});

test('2.7 a line without words is kept', () => {
  const text = hidden(['क', '', 'ख'], [5, 0, 5]);
  expect(text.lines.map((line) => readBack(text, line))).toEqual(['क', ' ', 'ख']);
});
