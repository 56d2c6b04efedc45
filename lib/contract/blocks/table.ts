import type { z } from 'zod';
import { heading, list, table } from '../atoms.ts';
import { source } from '../source.ts';
import { defineBlock } from './define-block.ts';

type Table = z.output<typeof table>;

/** The tables of a block: its own rows, then the others. */
export function tablesOf({ headers, rows, note, tables }: Table & { tables: readonly Table[] }): Table[] {
  return [{ headers, rows, note }, ...tables].filter((each) => each.rows.length > 0);
}

/** One table, with the title of the block, or several, each with its own. */
export const tableBlock = defineBlock({
  kind: 'blocks.table',
  fields: {
    ...heading,
    headers: table.shape.headers.default([]),
    rows: table.shape.rows.default([]),
    note: table.shape.note,
    source: source.optional(),
    tables: list(table, 20).default([]),
  },
  async resolve(block, context) {
    const found = await context.readList(block.source, table);
    return { block: { ...block, tables: found?.items ?? block.tables } };
  },
  needs: ['rows', 'tables'],
  isEmpty: (block) => tablesOf(block).length === 0,
});
