import { attributesOf, formEntries, hrefOf } from '#components/test/render.test-helper.tsx';
import { renderBlock } from '#components/test/render-block.test-helper.tsx';
import { examples } from './bank-list.example.ts';

const [full, second, none, , report] = examples.map(({ block }) => block);
if (!full || !second || !none) throw new Error('an example is missing');

test('2.11 Apply at a bank is external: a new tab without opener, named after the bank', () => {
  const link = renderBlock(full).getByRole('link', { name: 'Apply at Sarita Bank (opens in a new tab)' });
  expect(attributesOf(link)).toMatchObject({
    href: 'https://sarita-bank.example/cards',
    target: '_blank',
    rel: 'noopener noreferrer',
  });
});

test('7 the search is a GET form that keeps the tab and resets letter and page', () => {
  const query = { tab: 'select', letter: 'N', page_no: '2', tier: 'select-credit', search: 'nil' };
  const { form } = renderBlock(full, { locale: 'hi', query }).getByRole<HTMLInputElement>('searchbox');
  if (!form) throw new Error('the field is in no form');
  expect(attributesOf(form)).toMatchObject({ action: '/hi/ekaa#banks', method: 'get' });
  expect(formEntries(form)).toEqual([
    ['tab', 'select'],
    ['tier', 'select-credit'],
    ['search', 'nil'],
  ]);
});

test('the filters are the cards that the list is about, and the first letters of names', () => {
  const banks = renderBlock(full, { query: { tier: 'select-credit', page_no: '2' } });
  expect(hrefOf(banks, 'Platinum')).toBe('/ekaa?tier=platinum-credit#banks');
  banks.getByRole('link', { current: 'page', name: 'Select' });
  expect(banks.queryByRole('link', { name: 'Classic debit' })).toBeNull();
  expect(hrefOf(banks, 'U')).toBe('/ekaa?tier=select-credit&letter=U#banks');
});

test('a short list has no index of letters', () => {
  const facets = [{ name: 'letter' as const, options: ['N', 'S'].map((slug) => ({ slug, label: slug, count: 7 })) }];
  const block = { ...second, __component: 'blocks.bank-list' as const, facets };
  expect(renderBlock(block).queryByRole('link', { name: 'S' })).toBeNull();
  expect(hrefOf(renderBlock(block, { query: { letter: 'S' } }), 'N')).toBe('/ekaa?letter=N#banks');
});

test('a search hides the letters and shows its text', () => {
  const banks = renderBlock(full, { query: { search: 'nil' } });
  expect(banks.queryByRole('link', { name: 'U' })).toBeNull();
  banks.getByText(/“nil”/);
  expect(banks.getByRole<HTMLInputElement>('searchbox').value).toBe('nil');
});

test('4 a list of several pages shows its total and links to its pages with its fragment', () => {
  renderBlock(full).getByText('3 of 24 banks');
  const banks = renderBlock(second, { query: { page_no: '2' } });
  expect(hrefOf(banks, 'Page 1')).toBe('/ekaa#banks');
  expect(banks.getByRole('link', { current: 'page' }).textContent).toBe('2');
});

test('8 an empty list says so and links to all banks', () => {
  const banks = renderBlock(none, { query: { search: 'zzz', tab: 'select' } });
  banks.getByText('No results found');
  expect(hrefOf(banks, 'Show all banks')).toBe('/ekaa?tab=select#banks');
});

test('to report a lost card, every bank has its number to call, and neither cards nor an address to apply at', () => {
  if (!report) throw new Error('an example is missing');
  const banks = renderBlock(report);
  expect(hrefOf(banks, 'Call Sarita Bank, 1800-000-1001')).toBe('tel:18000001001');
  expect(banks.queryByRole('link', { name: /^Apply/ })).toBeNull();
  expect(banks.queryByRole('link', { name: 'Select' })).toBeNull();
  expect(banks.getByRole('searchbox')).not.toBeNull();
});
