import fc from 'fast-check';
import { render } from '#components/test/render.test-helper.tsx';
import { InlineMarkdown, Markdown } from '#components/ui/markdown.tsx';
import { useDomParser } from './dom.test-helper.ts';
import { markdownFromClipboard } from './markdown-from-clipboard.ts';
import { tableFromClipboard } from './table-from-clipboard.ts';

beforeAll(useDomParser);

const MARKS = [
  ['b', 'strong'],
  ['i', 'em'],
  ['s', 'del'],
] as const;
const WORDS = [
  'Fee',
  'a_b',
  '*',
  '**',
  '_x_',
  '[y](z)',
  '`',
  '~~',
  '1.',
  '2)',
  '-',
  '+',
  '#',
  '##',
  '>',
  '|',
  '---',
  '=',
  '&',
  '\\',
  ':',
  '(c)',
  '“q”',
  '₹5',
  'शुल्क',
  '।',
  '!',
  '.',
  'www.example.com/a_b',
  'http://x.example/~a',
  'a@b.example',
  '~',
  '<',
  '[^1]',
  '[ ]',
  '$',
];

const run = fc.record({
  words: fc.array(fc.constantFrom(...WORDS, ' ', ' '), { minLength: 1, maxLength: 4 }).map((words) => words.join('')),
  marks: fc.subarray(MARKS.map(([tag]) => tag)),
});
const runs = fc.array(run, { minLength: 1, maxLength: 5 });
type Runs = readonly { words: string; marks: readonly string[] }[];

const escapeHtml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
const html = (given: Runs) =>
  given.map(({ words, marks }) => marks.reduce((inner, tag) => `<${tag}>${inner}</${tag}>`, escapeHtml(words))).join('');
const textOf = (given: Runs) =>
  given
    .map(({ words }) => words)
    .join('')
    .replace(/\s+/g, ' ')
    .trim();
/** Without what the site says of a link. */
const shownText = (element: Element) => (element.textContent ?? '').replaceAll(' (opens in a new tab)', '').trim();
/** The letters with a mark, without what is beside them. */
const marked = (given: Runs, mark: string) =>
  given.flatMap(({ words, marks }) => (marks.includes(mark) ? (words.match(/\p{L}/gu) ?? []) : [])).join('');
const shownMarked = (container: Element, tag: string) =>
  ([...container.querySelectorAll(tag)].map(shownText).join('').match(/\p{L}/gu) ?? []).join('');

test('the site shows pasted text with the same characters, whatever markdown it looks like', () => {
  fc.assert(
    fc.property(runs, (given) => {
      fc.pre(textOf(given) !== '');
      const { markdown } = markdownFromClipboard({ html: `<p>${html(given)}</p>`, text: '' });
      const { container } = render(<Markdown>{markdown}</Markdown>);
      expect({ markdown, text: shownText(container) }).toEqual({ markdown, text: textOf(given) });
    }),
    { numRuns: 200 },
  );
});

test('and with the same marks at whole words', () => {
  fc.assert(
    fc.property(runs, (words) => {
      const given = words.flatMap((each) => [each, { words: ' ', marks: [] }]);
      fc.pre(textOf(given) !== '');
      const { markdown } = markdownFromClipboard({ html: `<p>${html(given)}</p>`, text: '' });
      const { container } = render(<Markdown>{markdown}</Markdown>);
      for (const [tag, shown] of MARKS)
        expect({ markdown, shown, letters: shownMarked(container, shown) }).toEqual({
          markdown,
          shown,
          letters: marked(given, tag),
        });
    }),
    { numRuns: 200 },
  );
});

test('and the cells of a table', () => {
  fc.assert(
    fc.property(runs, (given) => {
      fc.pre(textOf(given) !== '');
      const cell = `<table><tr><td>1<td>${html(given)}</table>`;
      const [[, markdown = ''] = []] = tableFromClipboard({ html: cell, text: '' })?.rows ?? [];
      const { container } = render(<InlineMarkdown>{markdown}</InlineMarkdown>);
      expect({ markdown, text: shownText(container) }).toEqual({ markdown, text: textOf(given) });
    }),
    { numRuns: 200 },
  );
});
