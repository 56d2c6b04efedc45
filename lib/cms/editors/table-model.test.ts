import { z } from 'zod';
import { table } from '#lib/contract/atoms.ts';
import * as model from './table-model.ts';

const grid = (headers: string[], ...rows: string[][]) => ({ headers, rows });
const { TITLES } = model;

test('what is stored is the contract’s: no empty rows, no empty columns at the end, no empty titles', () => {
  const stored = model.toStored(grid(['Fee', '', ''], ['₹499', '', ' '], ['', '', '']));
  expect(stored).toEqual(grid(['Fee'], ['₹499']));
  expect(z.object({ headers: table.shape.headers, rows: table.shape.rows }).parse(stored)).toEqual(stored);
  expect(model.toStored(grid(['', ''], ['a', 'b']))).toEqual(grid([], ['a', 'b']));
  expect(model.toStored(model.toGrid(null, undefined))).toEqual(grid([]));
});

test('rows of different lengths become equally wide, and what is no text is not shown', () => {
  expect(model.toGrid(['A'], [['1', '2'], ['3']])).toEqual(grid(['A', ''], ['1', '2'], ['3', '']));
  expect(model.toGrid({ a: 1 }, [['1', 2], 'x'])).toEqual(grid([''], ['1'], ['']));
  expect([model.isTable(null, null), model.isTable(['a'], [['b']]), model.isTable([1], []), model.isTable([], ['a'])]).toEqual([
    true,
    true,
    false,
    false,
  ]);
});

test('a line break of a cell is a hard break of markdown; a title has one line', () => {
  const shown = model.toGrid(['A'], [['Goa\\\nPune  \nDelhi']]);
  expect(shown.rows).toEqual([['Goa\nPune\nDelhi']]);
  expect(model.toStored(shown).rows).toEqual([['Goa\\\nPune\\\nDelhi']]);
  expect(model.toStored(grid(['A\nB'], ['a\n\n']))).toEqual(grid(['A B'], ['a']));
});

test('rows and columns are added after a place, moved and removed', () => {
  const given = grid(['A', 'B'], ['1', '2'], ['3', '4']);
  expect(model.addRow(given, TITLES)).toEqual(grid(['A', 'B'], ['', ''], ['1', '2'], ['3', '4']));
  expect(model.addColumn(given, 0)).toEqual(grid(['A', '', 'B'], ['1', '', '2'], ['3', '', '4']));
  expect(model.removeRow(given, 0)).toEqual(grid(['A', 'B'], ['3', '4']));
  expect(model.removeColumn(given, 1)).toEqual(grid(['A'], ['1'], ['3']));
  expect(model.removeColumn(grid(['A'], ['1']), 0)).toEqual(grid(['A'], ['1']));
  expect(model.moveRow(given, 0, 1)).toEqual(grid(['A', 'B'], ['3', '4'], ['1', '2']));
  expect(model.moveRow(given, 1, 1)).toEqual(given);
  expect(model.moveColumn(given, 1, -1)).toEqual(grid(['B', 'A'], ['2', '1'], ['4', '3']));
  expect(model.titlesToRow(given)).toEqual(grid(['', ''], ['A', 'B'], ['1', '2'], ['3', '4']));
  expect(model.rowToTitles(given)).toEqual(grid(['1', '2'], ['A', 'B'], ['3', '4']));
  expect(model.rowToTitles(model.titlesToRow(given))).toEqual(given);
});

test('a long table is shown in parts', () => {
  expect([TITLES, 0, 49, 50, 499].map(model.firstShown)).toEqual([0, 0, 0, 50, 450]);
});

test('pasted rows go over the cells from a place on, and the grid grows', () => {
  const given = grid(['A', 'B'], ['1', '2'], ['3', '4']);
  expect(model.pasteRows(given, { row: 1, column: 1 }, [['x', 'y'], ['z']])).toEqual({
    grid: grid(['A', 'B', ''], ['1', '2', ''], ['3', 'x', 'y'], ['', 'z', '']),
    cut: [],
  });
  expect(model.pasteRows(given, { row: TITLES, column: 0 }, [['T'], ['x\\\ny']]).grid).toEqual(
    grid(['T', 'B'], ['x\ny', '2'], ['3', '4']),
  );
});

test('a table has at most 20 columns and 500 rows', () => {
  const wide = grid(Array.from({ length: 20 }, String));
  expect(model.addColumn(wide, 3).headers).toHaveLength(20);
  const long = grid(['A'], ...Array.from({ length: 500 }, (_, index) => [`${index}`]));
  expect([model.addRow(long, 2).rows.length, model.titlesToRow(long).rows.length]).toEqual([500, 500]);
  const pasted = model.pasteRows(long, { row: 499, column: 19 }, [
    ['a', 'b'],
    ['c', 'd'],
  ]);
  expect(pasted.cut).toEqual(['columns', 'rows']);
  expect([pasted.grid.headers.length, pasted.grid.rows.length, pasted.grid.rows.at(-1)?.at(-1)]).toEqual([20, 500, 'a']);
});
