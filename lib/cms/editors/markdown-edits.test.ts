import { type Edit, link, linkOfPaste, markLines, wrap } from './markdown-edits.ts';

/** A text whose selection is between two bars, and the same after an edit. */
const edited = (marked: string, make: (selection: { text: string; start: number; end: number }) => Edit | undefined) => {
  const [before = '', selected = '', after = ''] = marked.split('|');
  const text = before + selected + after;
  const edit = make({ text, start: before.length, end: before.length + selected.length });
  if (!edit) return undefined;
  const result = text.slice(0, edit.from) + edit.text + text.slice(edit.to);
  const [from, to] = edit.select;
  return `${result.slice(0, from)}|${result.slice(from, to)}|${result.slice(to)}`;
};

test('bold goes around the selection, and away again', () => {
  expect(edited('a |b| c', (selection) => wrap(selection, '**', 'bold'))).toBe('a **|b|** c');
  expect(edited('a **|b|** c', (selection) => wrap(selection, '**', 'bold'))).toBe('a |b| c');
  expect(edited('a || c', (selection) => wrap(selection, '**', 'bold'))).toBe('a **|bold|** c');
});

test('a link has the selection as its text, and its address is to be typed', () => {
  expect(edited('a |b| c', (selection) => link(selection, 'text'))).toBe('a [b](|https://|) c');
  expect(edited('||', (selection) => link(selection, 'text'))).toBe('[text](|https://|)');
});

test('a pasted address becomes the link of what is selected; other text does not', () => {
  expect(edited('a |b| c', (selection) => linkOfPaste(selection, ' https://x.example/y '))).toBe(
    'a [b](https://x.example/y)|| c',
  );
  expect(edited('a || c', (selection) => linkOfPaste(selection, 'https://x.example'))).toBeUndefined();
  for (const text of ['javascript:alert(1)', 'see https://x.example', 'b'])
    expect(edited('|a|', (selection) => linkOfPaste(selection, text))).toBeUndefined();
});

test('the lines of the selection become items or headings, and text again', () => {
  expect(edited('|a\nb|', (selection) => markLines(selection, 'list'))).toBe('- a\n- b||');
  expect(edited('- a\n- |b|', (selection) => markLines(selection, 'list'))).toBe('- a\nb||');
  expect(edited('|- a\n- b|', (selection) => markLines(selection, 'numbers'))).toBe('1. a\n2. b||');
  expect(edited('x\n\na||', (selection) => markLines(selection, 'heading'))).toBe('x\n\n## a||');
  expect(edited('## |a|', (selection) => markLines(selection, 'heading'))).toBe('a||');
  expect(edited('x\n|a|\ny', (selection) => markLines(selection, 'list'))).toBe('x\n\n- a||\n\ny');
  expect(edited('- x\n|a|\n\ny', (selection) => markLines(selection, 'list'))).toBe('- x\n- a||\n\ny');
});
