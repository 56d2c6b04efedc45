import { outlineOf } from '#components/test/render.test-helper.tsx';
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

test('a title stands beside a narrow table, and above one that needs the width', () => {
  const layoutOf = (cell: string) =>
    renderBlock({
      __component: 'blocks.table',
      title: 'Tiers',
      headers: ['', 'Classic'],
      rows: [['Cover', cell]],
    }).container.querySelector('.wrap')?.className;
  expect(layoutOf('₹1,00,000')).toContain('lg:grid-cols-[1fr_2fr]');
  expect(layoutOf('₹1,00,000 '.repeat(9))).not.toContain('lg:grid-cols-');
});

test('rows with equal cells are no conflict', () => {
  const row = ['x', 'x', 'x'];
  const { getAllByRole } = renderBlock({ __component: 'blocks.table', headers: ['A', 'A'], rows: [row, row] });
  expect(getAllByRole('cell')).toHaveLength(4);
});

describe('several tables', () => {
  const table = { title: 'Fees and times', headers: ['Step', 'Days'], rows: [['Answer', '7']] };

  test('each table has a title under that of the block, and a fragment of its own', () => {
    const rendered = renderBlock({ __component: 'blocks.table', title: 'Schedules', tables: [table] });
    expect(outlineOf(rendered)).toEqual(['h2 Schedules', 'h3 Fees and times']);
    const frame = rendered.getByRole('group', { name: 'Fees and times' });
    expect(frame.getAttribute('tabindex')).toBe('0');
    expect(rendered.container.querySelector('#fees-and-times')?.contains(frame)).toBe(true);
  });

  test('the title of a table is an h2 when the block has none', () => {
    expect(outlineOf(renderBlock({ __component: 'blocks.table', tables: [table] }))).toEqual(['h2 Fees and times']);
  });

  test('no tables draw nothing, not even a title', () => {
    expect(renderBlock({ __component: 'blocks.table', title: 'Schedules' }).container.innerHTML).toBe('');
  });
});
