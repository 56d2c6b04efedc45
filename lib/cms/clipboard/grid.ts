/** A place in a table: the cell that covers it, and whether it is the cell's first place. */
export interface Place {
  cell: HTMLTableCellElement | undefined;
  covered: 'rows' | 'columns' | undefined;
}

/** Widest table that is read, before what the site allows is counted. */
const COLUMNS_MAX = 100;
/** Longest table that is read, before what the site allows is counted. */
const ROWS_MAX = 5000;

const EMPTY: Place = { cell: undefined, covered: undefined };
const spanOf = (cell: Element, name: string, max: number) =>
  Math.max(1, Math.min(Number.parseInt(cell.getAttribute(name) ?? '1', 10) || 1, max));

/** The cells of a table by row and column; a merged cell covers several places. All rows are equally wide. */
export function gridOf(table: HTMLTableElement): Place[][] {
  const rows = [...table.rows].slice(0, ROWS_MAX);
  const grid: Place[][] = rows.map(() => []);
  for (const [index, row] of rows.entries()) {
    let column = 0;
    for (const cell of row.cells) {
      while (grid[index]?.[column]) column += 1;
      if (column >= COLUMNS_MAX) break;
      const width = spanOf(cell, 'colspan', COLUMNS_MAX - column);
      const height = spanOf(cell, 'rowspan', rows.length - index);
      for (let down = 0; down < height; down += 1)
        for (let right = 0; right < width; right += 1) {
          const covered = right > 0 ? 'columns' : down > 0 ? 'rows' : undefined;
          const target = grid[index + down];
          if (target) target[column + right] = { cell, covered };
        }
      column += width;
    }
  }
  const width = Math.max(0, ...grid.map(({ length }) => length));
  return grid.map((row) => Array.from({ length: width }, (_, column) => row[column] ?? EMPTY));
}
