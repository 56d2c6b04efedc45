import { type Block, blocksOf } from './blocks.ts';
import { gridOf, type Place } from './grid.ts';
import type { Loss } from './losses.ts';
import { linesOf, plainTextOf, type Run } from './runs.ts';
import type { StyleOf } from './styles.ts';

/** A cell of a pasted table. */
export interface Cell {
  /** Inline markdown. */
  lines: readonly string[];
  text: string;
  /** Whether the program says that it is the title of a column. */
  isTitle: boolean;
  isBold: boolean;
  hasLink: boolean;
}

const BLANK: Cell = { lines: [], text: '', isTitle: false, isBold: false, hasLink: false };

interface Content {
  lines: string[];
  runs: Run[];
}

function contentOf(blocks: readonly Block[], styleOf: StyleOf, lost: Set<Loss>): Content {
  const content: Content = { lines: [], runs: [] };
  for (const block of blocks) {
    if (block.type === 'rule') continue;
    if (block.type === 'table') {
      lost.add('nested-tables');
      for (const row of block.table.rows)
        for (const cell of row.cells) {
          const { lines, runs } = contentOf(blocksOf(cell, styleOf, lost), styleOf, lost);
          content.lines.push(...lines);
          content.runs.push(...runs);
        }
      continue;
    }
    if (block.type === 'heading') lost.add('headings');
    if (block.type === 'item') lost.add('lists');
    const sign = block.type !== 'item' ? '' : block.number === undefined ? '• ' : `${block.number}\\. `;
    content.lines.push(...linesOf(block.runs).map((line, index) => (index === 0 ? `${sign}${line}` : line)));
    content.runs.push(...block.runs, { text: '\n' });
  }
  return content;
}

/** What is in an element, as a cell. */
export function readCell(element: HTMLElement, styleOf: StyleOf, lost: Set<Loss>): Cell {
  const { lines, runs } = contentOf(blocksOf(element, styleOf, lost), styleOf, lost);
  const filled = runs.filter(({ text }) => /\S/.test(text));
  return {
    lines: lines.filter(Boolean),
    text: plainTextOf(runs),
    isTitle: element.tagName === 'TH' || element.closest('thead') !== null,
    isBold: filled.length > 0 && filled.every(({ bold }) => bold),
    hasLink: filled.some(({ link }) => link !== undefined),
  };
}

/** The first row of places says what is merged there; titles of columns are repeated, so that each column has one. */
function isLeftEmpty({ covered }: Place, row: number, isTitle: boolean): boolean {
  return covered === 'columns' && !(row === 0 && isTitle);
}

/**
 * The cells of a table by row and column, without rows and columns that are empty at the ends, and without empty rows. A cell
 * merged over rows is repeated in each; one merged over columns is in the first, and in a first row of titles in each.
 */
export function cellsOf(table: HTMLTableElement, styleOf: StyleOf, lost: Set<Loss>): Cell[][] {
  const known = new Map<HTMLTableCellElement, Cell>();
  const read = (element: HTMLTableCellElement): Cell => {
    const cell = known.get(element) ?? readCell(element, styleOf, lost);
    known.set(element, cell);
    return cell;
  };
  const rows = gridOf(table).map((places, row) =>
    places.map((place) => {
      if (!place.cell) return BLANK;
      const cell = read(place.cell);
      if (place.covered && cell.text !== '') lost.add(place.covered === 'rows' ? 'merged-rows' : 'merged-columns');
      return isLeftEmpty(place, row, cell.isTitle || cell.isBold) ? BLANK : cell;
    }),
  );
  const filled = rows.filter((row) => row.some(({ text }) => text !== ''));
  const width = Math.max(0, ...filled.map((row) => row.findLastIndex(({ text }) => text !== '') + 1));
  return filled.map((row) => row.slice(0, width));
}

/**
 * Whether the first row names the columns: said by the program, the only bold one, or filled with different short words without
 * digits.
 */
export function hasTitles([first, ...others]: readonly Cell[][]): boolean {
  if (!first || others.length === 0) return false;
  const filled = first.filter(({ text }) => text !== '');
  if (filled.some(({ isTitle }) => isTitle) && filled.every(({ isTitle }) => isTitle)) return true;
  const isBold = (row: readonly Cell[]) => row.filter(({ text }) => text !== '').every((cell) => cell.isBold);
  if (isBold(first)) return !others.every(isBold);
  const texts = filled.map(({ text }) => text);
  return (
    first.length > 1 &&
    texts.length === first.length &&
    new Set(texts).size === texts.length &&
    texts.every((text) => text.length <= 60 && !/\d/.test(text))
  );
}
