'use client';
import * as model from './table-model.ts';
import { textsOf } from './texts.ts';

interface Props {
  grid: model.Grid;
  /** The cell whose row and column are changed. */
  place: model.Place;
  /** Shows another grid, says what was done, and puts the caret into a cell. */
  change: (grid: model.Grid, said: readonly string[], target?: model.Place) => void;
  /** Nothing when there is nothing to undo. */
  undo: (() => void) | undefined;
  label: string;
  language: string;
}

interface Tool {
  /** What is shown, and what assistive technology says. */
  sign: string;
  name: string;
  act: () => void;
  isOff?: boolean;
}

/** The buttons of a grid: what can be done with the row and the column of a cell. */
export function GridTools({ grid, place: { row, column }, change, undo, label, language }: Props) {
  const texts = textsOf(language);
  const isTitles = row === model.TITLES;
  const columnName = grid.headers[column]?.trim() || texts.columnNumber(column + 1);
  const place = isTitles ? texts.titleOf(column + 1) : texts.cellOf(row + 1, columnName);
  const ofRow: Tool[] = [
    {
      sign: texts.add,
      name: texts.addRow,
      act: () => change(model.addRow(grid, row), [texts.rowAdded(row + 2)], { row: row + 1, column }),
    },
    {
      sign: texts.remove,
      name: texts.removeRow,
      act: () => change(model.removeRow(grid, row), [texts.rowRemoved(row + 1)]),
      isOff: isTitles,
    },
    {
      sign: '↑',
      name: texts.moveUp,
      act: () => change(model.moveRow(grid, row, -1), [texts.moved], { row: row - 1, column }),
      isOff: row <= 0,
    },
    {
      sign: '↓',
      name: texts.moveDown,
      act: () => change(model.moveRow(grid, row, 1), [texts.moved], { row: row + 1, column }),
      isOff: isTitles || row >= grid.rows.length - 1,
    },
  ];
  const ofColumn: Tool[] = [
    {
      sign: texts.add,
      name: texts.addColumn,
      act: () => change(model.addColumn(grid, column), [texts.columnAdded(column + 2)], { row, column: column + 1 }),
    },
    {
      sign: texts.remove,
      name: texts.removeColumn,
      act: () => change(model.removeColumn(grid, column), [texts.columnRemoved(column + 1)]),
      isOff: grid.headers.length === 1,
    },
    {
      sign: '←',
      name: texts.moveLeft,
      act: () => change(model.moveColumn(grid, column, -1), [texts.moved], { row, column: column - 1 }),
      isOff: column === 0,
    },
    {
      sign: '→',
      name: texts.moveRight,
      act: () => change(model.moveColumn(grid, column, 1), [texts.moved], { row, column: column + 1 }),
      isOff: column >= grid.headers.length - 1,
    },
  ];
  const groups: [string, Tool[]][] = [
    [texts.row, ofRow],
    [texts.column, ofColumn],
  ];
  return (
    <div className="table-grid-tools" role="toolbar" aria-label={label}>
      <span className="table-grid-place">{place}</span>
      {groups.map(([group, tools]) => (
        <span key={group} className="table-grid-group">
          <span aria-hidden="true">{group}</span>
          {tools.map(({ sign, name, act, isOff = false }) => (
            <button key={name} type="button" title={name} aria-label={name} disabled={isOff} onClick={act}>
              {sign}
            </button>
          ))}
        </span>
      ))}
      <button type="button" onClick={() => change(model.rowToTitles(grid), [texts.titled])} disabled={grid.rows.length === 0}>
        {texts.rowToTitles}
      </button>
      <button type="button" onClick={() => change(model.titlesToRow(grid), [texts.moved])} disabled={!grid.headers.some(Boolean)}>
        {texts.titlesToRow}
      </button>
      <button type="button" onClick={undo} disabled={undo === undefined}>
        {texts.undo}
      </button>
    </div>
  );
}
