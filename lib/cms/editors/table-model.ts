import { TABLE_COLUMNS_MAX, TABLE_ROWS_MAX } from '#lib/contract/limits.ts';

/** A table as it is edited: all rows and the titles are equally wide. */
export interface Grid {
  headers: string[];
  rows: string[][];
}

/** The titles are the row before the first one. */
export const TITLES = -1;
export interface Place {
  row: number;
  column: number;
}

/** What an editor sees of an empty table. */
const EMPTY_SIZE = { rows: 3, columns: 3 };

const blanks = (count: number): string[] => Array.from({ length: count }, () => '');
const isText = (value: unknown): value is string => typeof value === 'string';
const isTexts = (value: unknown): value is string[] => Array.isArray(value) && value.every(isText);
const fill = (cells: readonly string[], width: number): string[] => [...cells, ...blanks(width - cells.length)];

/** Whether stored values are what the contract has, so that the grid shows all of them. */
export function isTable(headers: unknown, rows: unknown): boolean {
  return (headers == null || isTexts(headers)) && (rows == null || (Array.isArray(rows) && rows.every(isTexts)));
}

/** A cell as it is edited: a hard break of markdown is a line break. */
export const shownCell = (cell: string): string => cell.replace(/(?:\\| {2,})\n/g, '\n');
/** A cell as it is stored: every line break is shown on the site. */
const storedCell = (cell: string): string => cell.trim().replace(/[ \t]*\n/g, '\\\n');
/** The title of a column has one line. */
const storedTitle = (title: string): string => title.trim().replace(/\s*\n\s*/g, ' ');

/** Stored values as a grid; what is no text is left out. */
export function toGrid(headers: unknown, rows: unknown): Grid {
  const titles = Array.isArray(headers) ? headers.filter(isText) : [];
  const cells = Array.isArray(rows) ? rows.map((row) => (Array.isArray(row) ? row.filter(isText).map(shownCell) : [])) : [];
  const width = Math.max(titles.length, ...cells.map(({ length }) => length));
  if (width <= 0)
    return {
      headers: blanks(EMPTY_SIZE.columns),
      rows: Array.from({ length: EMPTY_SIZE.rows }, () => blanks(EMPTY_SIZE.columns)),
    };
  return { headers: fill(titles, width), rows: cells.map((row) => fill(row, width)) };
}

const hasText = (cell: string) => cell.trim() !== '';

/** What is stored of a grid: no empty rows, no empty columns at the end, no titles when all are empty. */
export function toStored({ headers, rows }: Grid): Grid {
  const filled = rows.filter((row) => row.some(hasText));
  const width = Math.max(0, ...[headers, ...filled].map((row) => row.findLastIndex(hasText) + 1));
  const titles = headers.slice(0, width).map(storedTitle);
  return { headers: titles.some(Boolean) ? titles : [], rows: filled.map((row) => row.slice(0, width).map(storedCell)) };
}

export const isBlank = ({ headers, rows }: Grid): boolean => ![headers, ...rows].some((row) => row.some(hasText));

/** How many rows are shown at a time: the fields of all 500 take a second for each key. */
export const ROWS_SHOWN = 50;

/** The first row of those that are shown with a row. */
export const firstShown = (row: number): number => Math.floor(Math.max(0, row) / ROWS_SHOWN) * ROWS_SHOWN;

export function setCell({ headers, rows }: Grid, place: Place, text: string): Grid {
  const inRow = (cells: readonly string[]) => cells.map((cell, column) => (column === place.column ? text : cell));
  return {
    headers: place.row === TITLES ? inRow(headers) : headers,
    rows: rows.map((row, index) => (index === place.row ? inRow(row) : row)),
  };
}

/** An empty row after another one; the same grid when there is no room. */
export function addRow(grid: Grid, after: number): Grid {
  if (grid.rows.length >= TABLE_ROWS_MAX) return grid;
  return { ...grid, rows: grid.rows.toSpliced(after + 1, 0, blanks(grid.headers.length)) };
}

/** An empty column after another one; the same grid when there is no room. */
export function addColumn({ headers, rows }: Grid, after: number): Grid {
  if (headers.length >= TABLE_COLUMNS_MAX) return { headers, rows };
  const inRow = (cells: readonly string[]) => cells.toSpliced(after + 1, 0, '');
  return { headers: inRow(headers), rows: rows.map(inRow) };
}

export const removeRow = (grid: Grid, row: number): Grid => ({ ...grid, rows: grid.rows.toSpliced(row, 1) });

/** One column stays. */
export function removeColumn({ headers, rows }: Grid, column: number): Grid {
  if (headers.length === 1) return { headers, rows };
  return { headers: headers.toSpliced(column, 1), rows: rows.map((row) => row.toSpliced(column, 1)) };
}

/** Moves an item by a number of places; the same list when it would leave it. */
export function move<Item>(items: Item[], from: number, by: number): Item[] {
  const item = items[from];
  if (item === undefined || from + by < 0 || from + by >= items.length) return items;
  return items.toSpliced(from, 1).toSpliced(from + by, 0, item);
}

export const moveRow = (grid: Grid, row: number, by: number): Grid => ({ ...grid, rows: move(grid.rows, row, by) });

export function moveColumn({ headers, rows }: Grid, column: number, by: number): Grid {
  return { headers: move(headers, column, by), rows: rows.map((row) => move(row, column, by)) };
}

/** The titles become the first row. */
export function titlesToRow({ headers, rows }: Grid): Grid {
  if (rows.length >= TABLE_ROWS_MAX) return { headers, rows };
  return { headers: blanks(headers.length), rows: [headers, ...rows] };
}

/** The first row becomes the titles; titles that are there become the first row. */
export function rowToTitles({ headers, rows: [first, ...others] }: Grid): Grid {
  if (!first) return { headers, rows: [] };
  return { headers: first, rows: headers.some(hasText) ? [headers, ...others] : others };
}

/**
 * Writes rows over a grid from a place on, which grows where they need room.
 * @param pasted as stored, with the titles first when the place is among the titles
 * @returns the grid, and what there was no room for
 */
export function pasteRows(
  { headers, rows }: Grid,
  place: Place,
  pasted: readonly string[][],
): { grid: Grid; cut: ('columns' | 'rows')[] } {
  const needed = place.column + Math.max(0, ...pasted.map(({ length }) => length));
  const width = Math.max(headers.length, Math.min(needed, TABLE_COLUMNS_MAX));
  const all = [headers, ...rows].map((row) => fill(row, width));
  const start = place.row + 1;
  for (const [index, cells] of pasted.entries()) {
    const row = all[start + index] ?? blanks(width);
    all[start + index] = row.map((cell, column) => shownCell(cells[column - place.column] ?? cell));
  }
  const [titles = [], ...others] = all;
  const cut = [
    needed > TABLE_COLUMNS_MAX ? ('columns' as const) : [],
    others.length > TABLE_ROWS_MAX ? ('rows' as const) : [],
  ].flat();
  return { grid: { headers: titles, rows: others.slice(0, TABLE_ROWS_MAX) }, cut };
}
