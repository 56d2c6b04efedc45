import { renderBlockHtml as renderBlock } from '#components/test/render-block.tsx';
import { examples } from './downloads.example.ts';

const [documents] = examples.map(({ block }) => block);
if (!documents) throw new Error('the example is missing');

test('2.11 a PDF opens the PDF screen in the same tab, with its kind and size in words', () => {
  const html = renderBlock(documents);
  expect(html).toContain('href="/document?file=%2Fdocuments%2Fdebit-card-terms-en.pdf&amp;read_only=true"');
  expect(html).toContain('PDF, 120 kB');
  expect(html.match(/target="_blank"/g)).toHaveLength(1);
});

test('2.11 a download is one, and its description is markdown', () => {
  const html = renderBlock(documents);
  expect(html).toMatch(/<a href="\/documents\/offer-terms-en\.pdf" download=""/);
  expect(html).toContain('<strong>shops</strong>');
});

test('without documents nothing is drawn', () => {
  expect(renderBlock({ __component: 'blocks.downloads', buttons: [] })).toBe('');
});
