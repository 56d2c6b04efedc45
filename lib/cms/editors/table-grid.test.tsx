import { render } from '#components/test/render.test-helper.tsx';
import { TableGrid } from './table-grid.client.tsx';

const grid = (count: number) => {
  const rows = Array.from({ length: count }, (_, index) => [`a${index}`, 'b']);
  return render(<TableGrid headers={['A', 'B']} rows={rows} onChange={() => undefined} label="Fees" language="en" />);
};

test('of a long table 50 rows are shown, and which of how many', () => {
  const { getAllByRole, getByRole, getByText } = grid(120);
  expect(getAllByRole('row')).toHaveLength(51);
  expect(getByRole('table').getAttribute('aria-rowcount')).toBe('121');
  expect(getAllByRole('row').at(-1)?.getAttribute('aria-rowindex')).toBe('51');
  expect(getByText('Rows 1 to 50 of 120')).toBeTruthy();
  expect(getByRole('button', { name: 'Previous rows' }).hasAttribute('disabled')).toBe(true);
  expect(getByRole('button', { name: 'Next rows' }).hasAttribute('disabled')).toBe(false);
});

test('a table of 50 rows is whole', () => {
  const { getAllByRole, queryByRole } = grid(50);
  expect(getAllByRole('row')).toHaveLength(51);
  expect(queryByRole('button', { name: 'Next rows' })).toBeNull();
});
