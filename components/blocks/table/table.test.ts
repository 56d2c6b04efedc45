import { renderBlock } from '#components/test/render-block.test-helper.tsx';

test('columns and rows are named, and an empty header is no header', () => {
  const { getByRole } = renderBlock({
    __component: 'blocks.table',
    title: 'Tiers',
    headers: ['', 'Classic'],
    rows: [['Cover', '₹1,00,000']],
  });
  expect(getByRole('columnheader').getAttribute('scope')).toBe('col');
  expect(getByRole('rowheader').getAttribute('scope')).toBe('row');
  expect(getByRole('group', { name: 'Tiers' }).getAttribute('tabindex')).toBe('0');
});

test('rows with equal cells are no conflict', () => {
  const row = ['x', 'x', 'x'];
  const { getAllByRole } = renderBlock({ __component: 'blocks.table', headers: ['A', 'A'], rows: [row, row] });
  expect(getAllByRole('cell')).toHaveLength(4);
});
