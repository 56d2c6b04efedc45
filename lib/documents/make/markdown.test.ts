import { blocksOf } from './markdown.ts';

const plain = (text: string) => ({ text, bold: false, link: undefined });

test('the markdown of documents: paragraphs, headings, lists, tables, bold and links', () => {
  const text = [
    'Pay the **whole bill**, [see the table](#table).',
    '### Abroad',
    '- one\n- two',
    '1. first\n2. second',
    '| Card | Fee |\n| --- | --- |\n| **Select** | ₹4,000 |',
  ].join('\n\n');
  expect(blocksOf(text, (link) => `${link}!`)).toEqual([
    {
      kind: 'paragraph',
      spans: [
        plain('Pay the '),
        { text: 'whole bill', bold: true, link: undefined },
        plain(', '),
        { text: 'see the table', bold: false, link: '#table!' },
        plain('.'),
      ],
    },
    { kind: 'subheading', text: 'Abroad' },
    { kind: 'list', numbered: false, items: [[plain('one')], [plain('two')]] },
    { kind: 'list', numbered: true, items: [[plain('first')], [plain('second')]] },
    { kind: 'table', headers: ['Card', 'Fee'], rows: [['Select', '₹4,000']] },
  ]);
});

test.each(['> quoted', '#### Small', '- one\n  - inside', '**bold [link](/a)**', '`code`', '![a](/b.svg)', '* star'])(
  'markdown that documents cannot show is an error, not printed as it is typed: %j',
  (text) => {
    expect(() => blocksOf(text, (link) => link)).toThrow('markdown that documents cannot show');
  },
);
