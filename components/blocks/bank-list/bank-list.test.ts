import { renderBlock } from '#components/test/render-block.tsx';
import { examples } from './bank-list.example.ts';

const [full, second, none] = examples.map(({ block }) => block);
if (!full || !second || !none) throw new Error('an example is missing');

test('2.11 Apply at a bank is external: a new tab without opener, named after the bank', () => {
  expect(renderBlock(full)).toMatch(
    /<a href="https:\/\/sarita-bank\.example\/cards" target="_blank" rel="noopener noreferrer" aria-label="Apply at Sarita Bank \(opens in a new tab\)"/,
  );
});

test('7 the search is a GET form that keeps the tab and resets letter and page', () => {
  const html = renderBlock(full, { locale: 'hi', query: { tab: 'select', letter: 'N', page_no: '2', tier: 'select-credit' } });
  expect(html).toContain('action="/hi/ekaa#banks"');
  expect(html).toContain('<input type="hidden" name="tab" value="select"/>');
  expect(html).toContain('<input type="hidden" name="tier" value="select-credit"/>');
  expect(html).not.toMatch(/name="(?:letter|page_no)"/);
});

test('the filters are the cards that the list is about, and the first letters of names', () => {
  const html = renderBlock(full, { query: { tier: 'select-credit', page_no: '2' } });
  expect(html).toContain('href="/ekaa?tier=platinum-credit#banks"');
  expect(html).not.toContain('classic-debit');
  expect(html).toMatch(/aria-current="page"[^>]*>Select</);
  expect(html).toContain('href="/ekaa?tier=select-credit&amp;letter=U#banks"');
});

test('a search hides the letters and shows its text', () => {
  const html = renderBlock(full, { query: { search: 'nil' } });
  expect(html).not.toContain('letter=U');
  expect(html).toContain('“nil”');
  expect(html).toContain('value="nil"');
});

test('4 a list of several pages shows its total and links to its pages with its fragment', () => {
  expect(renderBlock(full)).toContain('3 of 11 banks');
  const html = renderBlock(second, { query: { page_no: '2' } });
  expect(html).toContain('href="/ekaa#banks"');
  expect(html).toMatch(/aria-current="page"[^>]*>2</);
});

test('8 an empty list says so and links to all banks', () => {
  const html = renderBlock(none, { query: { search: 'zzz', tab: 'select' } });
  expect(html).toContain('No results found');
  expect(html).toContain('href="/ekaa?tab=select#banks"');
});
