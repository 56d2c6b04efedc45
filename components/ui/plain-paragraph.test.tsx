import fc from 'fast-check';
import ReactMarkdown from 'react-markdown';
import remarkGfm from 'remark-gfm';
import { renderHtml } from '#components/test/render.test-helper.tsx';
import { isPlainParagraph } from './markdown.tsx';

test.each(['Two visits a quarter, at 30 airports.', '2 visits: 1.5% back!', '₹500 off & more (terms)', 'दो बार - मुफ़्त।', '1.5x'])(
  '%j is a plain paragraph',
  (text) => {
    expect(isPlainParagraph(text)).toBe(true);
  },
);

const PIECES = [
  'a',
  'w',
  'www.',
  'http',
  ':',
  '/',
  '.',
  ' ',
  '\n',
  '\t',
  '1',
  ')',
  '-',
  '+',
  '#',
  '=',
  '!',
  '&',
  'amp',
  ';',
  '@',
  'क',
  '*',
  '_',
  '[',
  ']',
];

test('a plain paragraph is the same after parsing', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...PIECES), { minLength: 1, maxLength: 12 }), (pieces) => {
      const text = pieces.join('');
      fc.pre(isPlainParagraph(text));
      expect(renderHtml(<ReactMarkdown remarkPlugins={[remarkGfm]}>{text}</ReactMarkdown>)).toBe(renderHtml(<p>{text}</p>));
    }),
    { numRuns: 300 },
  );
});
