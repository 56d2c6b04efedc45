import { attributesOf } from '#components/test/render.test-helper.tsx';
import { renderBlock } from '#components/test/render-block.test-helper.tsx';
import { examples } from './downloads.example.ts';

const [documents] = examples.map(({ block }) => block);
if (!documents) throw new Error('the example is missing');

test('2.11 a PDF opens the PDF screen in the same tab, with its kind and size in words', () => {
  const { getByRole, getAllByRole } = renderBlock(documents);
  const link = getByRole('link', { name: /^Terms of debit cards.*PDF, 120 kB$/ });
  expect(link.getAttribute('href')).toBe('/document?file=%2Fdocuments%2Fdebit-card-terms-en.pdf&read_only=true');
  expect(getAllByRole('link').map((each) => each.getAttribute('target'))).toEqual([null, null, null, '_blank']);
});

test('2.11 a download is one, and its description is markdown', () => {
  const { getByRole } = renderBlock(documents);
  const link = getByRole('link', { name: /^Terms of offers/ });
  expect(attributesOf(link)).toMatchObject({ href: '/documents/offer-terms-en.pdf', download: '' });
  expect(getByRole('strong').textContent).toBe('shops');
});

test('without documents nothing is drawn', () => {
  expect(renderBlock({ __component: 'blocks.downloads', buttons: [] }).container.innerHTML).toBe('');
});
