import { LABEL_MAX, TABLE_COLUMNS_MAX, TABLE_ROWS_MAX } from '#lib/contract/limits.ts';
import { type Cell, cellsOf, hasTitles, readCell } from './cells.ts';
import { cleanHtml } from './clean.ts';
import { type Loss, sortLosses } from './losses.ts';
import { collapse, linesOf } from './runs.ts';
import { readTabs } from './tabs.ts';

/** What a paste brings: `getData('text/html')` and `getData('text/plain')`, empty where there is none. */
export interface Clipboard {
  html: string;
  text: string;
}

/** A table as the contract has it, and what of the pasted one it has not. */
export interface PastedTable {
  /** Plain texts; none where the first row does not name the columns. */
  headers: string[];
  /** Inline markdown; all rows have the width of the table. */
  rows: string[][];
  lost: Loss[];
}

/** A line break within a cell. */
const BREAK = '\\\n';

function plainCell(text: string): Cell {
  const runs = collapse([{ text }]);
  return { lines: linesOf(runs), text: text.replace(/\s+/g, ' ').trim(), isTitle: false, isBold: false, hasLink: false };
}

function titleOf({ text, hasLink }: Cell, lost: Set<Loss>): string {
  if (hasLink) lost.add('header-links');
  if (text.length <= LABEL_MAX) return text;
  lost.add('header-length');
  return text.slice(0, LABEL_MAX);
}

/** Whether the first row is the titles of the columns: yes, no, or as it looks. */
export type Titles = 'yes' | 'no' | 'auto';

function tableOf(cells: readonly Cell[][], titles: Titles, lost: Set<Loss>): PastedTable | undefined {
  const width = cells[0]?.length ?? 0;
  if (width === 0) return undefined;
  if (width > TABLE_COLUMNS_MAX) lost.add('columns');
  const kept = cells.map((row) => row.slice(0, TABLE_COLUMNS_MAX));
  const [first = []] = kept;
  const isTitled = titles === 'auto' ? hasTitles(kept) : titles === 'yes';
  const rows = isTitled ? kept.slice(1) : kept;
  if (rows.length > TABLE_ROWS_MAX) lost.add('rows');
  return {
    headers: isTitled ? first.map((cell) => titleOf(cell, lost)) : [],
    rows: rows.slice(0, TABLE_ROWS_MAX).map((row) => row.map(({ lines }) => lines.join(BREAK))),
    lost: sortLosses(lost),
  };
}

/** A table with its own text, not one that only places others. */
const isData = (table: HTMLTableElement) =>
  table.querySelector('table') === null && !(table.rows.length === 1 && table.rows[0]?.cells.length === 1);

/**
 * The table in the clipboard, from Word, Excel, Google Docs and Sheets, LibreOffice, a page of the web, or text with tabs. What it
 * cannot keep is listed, not dropped in silence.
 * @returns `undefined` when there is no table
 */
export function tableFromClipboard({ html, text }: Clipboard, titles: Titles = 'auto'): PastedTable | undefined {
  if (/<table[\s>]/i.test(html)) {
    const { body, styleOf, lost } = cleanHtml(html);
    const tables = [...body.querySelectorAll('table')];
    const table = tables.find(isData) ?? tables[0];
    if (table) {
      const found = tableOf(cellsOf(table, styleOf, lost), titles, lost);
      const others = tables.filter((other) => other !== table && !other.contains(table) && !table.contains(other));
      if (others.some(({ textContent }) => /\S/.test(textContent ?? ''))) lost.add('other-tables');
      for (const other of [table, ...others]) other.remove();
      if (/\S/.test(body.textContent ?? '')) lost.add('outside');
      return found && { ...found, lost: sortLosses(lost) };
    }
  }
  if (!text.includes('\t')) return undefined;
  return tableOf(
    readTabs(text).map((row) => row.map(plainCell)),
    titles,
    new Set(),
  );
}

/** Pasted text for one cell, as inline markdown, or plain for the title of a column; of a table, the text of its cells. */
export function cellFromClipboard({ html, text }: Clipboard, isTitle: boolean): { cell: string; lost: Loss[] } {
  if (html.trim() === '') return { cell: text, lost: [] };
  const { body, styleOf, lost } = cleanHtml(html);
  const cell = readCell(body, styleOf, lost);
  return { cell: isTitle ? titleOf(cell, lost) : cell.lines.join(BREAK), lost: sortLosses(lost) };
}
