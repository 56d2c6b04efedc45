import { isSafeHref } from '#lib/contract/addresses.ts';

/** A change of a text: what replaces the characters from `from` to `to`, and what is selected then. */
export interface Edit {
  from: number;
  to: number;
  text: string;
  select: readonly [from: number, to: number];
}

interface Selection {
  text: string;
  start: number;
  end: number;
}

/** Puts signs around the selection, or a text to be typed over; takes them away when they are there. */
export function wrap({ text, start, end }: Selection, sign: string, example: string): Edit {
  const isWrapped = text.slice(start - sign.length, start) === sign && text.slice(end, end + sign.length) === sign;
  const selected = text.slice(start, end);
  if (isWrapped && selected !== '') {
    const from = start - sign.length;
    return { from, to: end + sign.length, text: selected, select: [from, from + selected.length] };
  }
  const inner = selected || example;
  const at = start + sign.length;
  return { from: start, to: end, text: `${sign}${inner}${sign}`, select: [at, at + inner.length] };
}

/** A link with the selection as its text; its address is selected, to be typed. */
export function link({ text, start, end }: Selection, example: string, address = 'https://'): Edit {
  const label = text.slice(start, end).trim() || example;
  const at = start + label.length + 3;
  return { from: start, to: end, text: `[${label}](${address})`, select: [at, at + address.length] };
}

/** Pasted text that is only an address becomes the link of the selection. */
export function linkOfPaste(selection: Selection, pasted: string): Edit | undefined {
  const address = pasted.trim();
  if (selection.start === selection.end || !/^https?:\/\/\S+$/.test(address) || !isSafeHref(address)) return undefined;
  const edit = link(selection, '', address);
  const end = edit.from + edit.text.length;
  return { ...edit, select: [end, end] };
}

export type LineMark = 'heading' | 'list' | 'numbers';
const LINE_MARKS: Record<LineMark, { has: RegExp; of: (index: number) => string }> = {
  heading: { has: /^#{1,6} /, of: () => '## ' },
  list: { has: /^[-*+] /, of: () => '- ' },
  numbers: { has: /^\d+[.)] /, of: (index) => `${index + 1}. ` },
};

/** Makes the lines of the selection headings or items; takes the marks away when all have them. */
export function markLines({ text, start, end }: Selection, mark: LineMark): Edit {
  const from = text.lastIndexOf('\n', start - 1) + 1;
  const lineEnd = text.indexOf('\n', Math.max(end - 1, start));
  const to = lineEnd < 0 ? text.length : lineEnd;
  const lines = text.slice(from, to).split('\n');
  const { has, of } = LINE_MARKS[mark];
  const isMarked = lines.every((line) => has.test(line));
  const bare = lines.map((line) => Object.values(LINE_MARKS).reduce((rest, { has: other }) => rest.replace(other, ''), line));
  const changed = isMarked ? bare : bare.map((line, index) => of(index) + line);
  // It is apart from a paragraph before and after it, not from lines of its own kind.
  const joins = (line: string) => line.trim() === '' || has.test(line);
  const before = text.slice(0, from).split('\n').at(-2) ?? '';
  const after = text.slice(to + 1).split('\n', 1)[0] ?? '';
  const gap = (line: string) => (isMarked || joins(line) ? '' : '\n');
  const result = `${gap(before)}${changed.join('\n')}`;
  return { from, to, text: result + gap(after), select: [from + result.length, from + result.length] };
}
