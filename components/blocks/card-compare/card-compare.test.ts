import { hrefOf, iconNames } from '#components/test/render.test-helper.tsx';
import { renderBlock } from '#components/test/render-block.test-helper.tsx';
import type { BlockInput } from '#lib/contract/blocks/block.ts';

const card = (slug: string, facts: { label: string; value: string }[] = []) =>
  ({ slug, title: slug, card_type: 'credit', facts }) as const;
const compare = (...cards: ReturnType<typeof card>[]): BlockInput => ({ __component: 'blocks.card-compare', cards });

test('2.1 cards are columns, and the same fact of two cards is one row', () => {
  const { container, getAllByRole, getByRole } = renderBlock(
    compare(card('a', [{ label: 'Concierge', value: 'Yes' }]), card('b', [{ label: 'Concierge', value: 'No' }])),
  );
  expect(getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual(['What you get', 'a', 'b']);
  getByRole('rowheader', { name: 'Concierge' });
  expect(getAllByRole('cell').map(({ textContent }) => textContent)).toEqual(['Yes', 'No']);
  expect(iconNames(container)).toEqual(['check']);
});

test('a missing fact is said in words', () => {
  renderBlock(compare(card('a', [{ label: 'Concierge', value: 'Yes' }]), card('b'))).getByRole('cell', { name: 'NA' });
});

test('4 every cell has a row header and a column header', () => {
  const { getAllByRole } = renderBlock(compare(card('a', [{ label: 'Concierge', value: 'Yes' }]), card('b'), card('c')));
  expect(getAllByRole('columnheader')).toHaveLength(4);
  const [head, ...rows] = getAllByRole<HTMLTableRowElement>('row').map(({ cells }) => Array.from(cells, ({ scope }) => scope));
  expect(head).toEqual(['col', 'col', 'col', 'col']);
  expect(rows).toEqual([['row', '', '', '']]);
});

test('the first three of more cards are shown, with a note', () => {
  const { getAllByRole, getByText } = renderBlock(compare(card('a'), card('b'), card('c'), card('d')));
  expect(getAllByRole('columnheader')).toHaveLength(4);
  getByText(/The first three of those you chose are shown\./);
});

test('a single card asks for another', () => {
  renderBlock(compare(card('a'))).getByText(/^Choose one more card/);
});

test('a chosen card can be removed and the comparison cleared, unless the content chose the cards', () => {
  const chosen = renderBlock(compare(card('a'), card('b')), { query: { tab: 'select', compare: 'a,b' } });
  expect(hrefOf(chosen, 'Remove a from the comparison')).toBe('/ekaa?tab=select&compare=b#compare');
  expect(hrefOf(chosen, 'Clear the comparison')).toBe('/ekaa?tab=select#cards');
  expect(renderBlock(compare(card('a'), card('b'))).queryByRole('link', { name: /Remove/ })).toBeNull();
});
