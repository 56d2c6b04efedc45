import { type Block, blocksOf, type Item } from './blocks.ts';
import { cellsOf } from './cells.ts';
import { cleanHtml } from './clean.ts';
import { type Loss, sortLosses } from './losses.ts';
import { linesOf } from './runs.ts';
import type { StyleOf } from './styles.ts';
import type { Clipboard } from './table-from-clipboard.ts';

/** Markdown that the site shows, and what of the pasted text it has not. */
export interface PastedMarkdown {
  markdown: string;
  lost: Loss[];
}

const BREAK = '\\\n';
/** What an editor of programs copies: its text is meant, markdown perhaps. */
const IS_SOURCE = /^\s*(?:<meta[^>]*>|<html>|<body>|<!--[^>]*-->|\s)*<div[^>]*white-space:\s*pre;/i;

interface Level {
  level: number;
  isOrdered: boolean;
  number: number;
  /** Columns before what is in its items. */
  indentation: number;
}

/** Writes the items of lists one after another, each below the one that it is in. */
function createListWriter() {
  const levels: Level[] = [];
  return (item: Item): string => {
    const isFirst = levels.length === 0;
    while ((levels.at(-1)?.level ?? 0) > item.level) levels.pop();
    const isOrdered = item.number !== undefined;
    const before = levels.at(-1)?.level === item.level ? levels.pop() : undefined;
    const isSameList = before?.isOrdered === isOrdered;
    const number = isSameList ? before.number + 1 : (item.number ?? 1);
    const marker = isOrdered ? `${number}. ` : '- ';
    const indentation = levels.at(-1)?.indentation ?? 0;
    levels.push({ level: item.level, isOrdered, number, indentation: indentation + marker.length });
    const inner = `\n${' '.repeat(indentation + marker.length)}`;
    const text = `${' '.repeat(indentation)}${marker}${linesOf(item.runs).join(BREAK).replaceAll('\n', inner)}`;
    // A list of another kind, and one that does not begin with 1, do not begin right below a text.
    const isApart = !isSameList && !isFirst && (before !== undefined || number !== 1);
    return isApart ? `\n${text}` : text;
  };
}

function tableMarkdown(table: HTMLTableElement, styleOf: StyleOf, lost: Set<Loss>): string {
  const [first = [], ...others] = cellsOf(table, styleOf, lost);
  if (first.length === 0) return '';
  const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  const cells = [first, ...others].map((line) =>
    line.map(({ lines }) => {
      if (lines.length > 1) lost.add('lines');
      return lines.join(' ').replaceAll('|', '\\|');
    }),
  );
  const [titles = [], ...rows] = cells;
  return [row(titles), row(titles.map(() => '---')), ...rows.map(row)].join('\n');
}

/** A table that only places its one cell. */
function isFrame(table: HTMLTableElement): boolean {
  return table.rows.length === 1 && table.rows[0]?.cells.length === 1;
}

function unframed(blocks: readonly Block[], styleOf: StyleOf, lost: Set<Loss>): Block[] {
  return blocks.flatMap((block) => {
    const cell = block.type === 'table' && isFrame(block.table) ? block.table.rows[0]?.cells[0] : undefined;
    return cell ? unframed(blocksOf(cell, styleOf, lost), styleOf, lost) : [block];
  });
}

function textOf(block: Exclude<Block, Item>, styleOf: StyleOf, lost: Set<Loss>): string {
  switch (block.type) {
    case 'heading':
      return `${'#'.repeat(block.level)} ${linesOf(block.runs).join(' ')}`;
    case 'table':
      return tableMarkdown(block.table, styleOf, lost);
    case 'rule':
      return '---';
    case 'quotation':
      return linesOf(block.runs)
        .map((line) => `> ${line}`)
        .join(BREAK);
    default:
      return linesOf(block.runs).join(BREAK);
  }
}

/**
 * Pasted text as markdown: headings, bold, italic, struck, lists, links to allowed addresses, tables and line breaks. Plain text
 * stays as it is, because it may be markdown already.
 */
export function markdownFromClipboard({ html, text }: Clipboard): PastedMarkdown {
  const plain = text.replace(/\r\n?/g, '\n');
  if (html.trim() === '' || IS_SOURCE.test(html)) return { markdown: plain, lost: [] };
  const { body, styleOf, lost } = cleanHtml(html);
  const parts: string[] = [];
  let items: string[] = [];
  let write = createListWriter();
  const endList = () => {
    if (items.length > 0) parts.push(items.join('\n'));
    items = [];
    write = createListWriter();
  };
  for (const block of unframed(blocksOf(body, styleOf, lost), styleOf, lost)) {
    if (block.type === 'item') {
      items.push(write(block));
    } else {
      endList();
      parts.push(textOf(block, styleOf, lost));
    }
  }
  endList();
  return { markdown: parts.filter(Boolean).join('\n\n'), lost: sortLosses(lost) };
}
