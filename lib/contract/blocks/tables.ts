import { heading, list, table } from '../atoms.ts';
import { source } from '../source.ts';
import { defineBlock } from './define-block.ts';

export const tables = defineBlock({
  kind: 'blocks.tables',
  folds: true,
  fields: { ...heading, source: source.optional(), tables: list(table, 20).default([]) },
  async resolve(block, context) {
    const found = await context.readList(block.source, table);
    const tables = (found?.items ?? block.tables).filter(({ rows }) => rows.length > 0);
    return { block: { ...block, tables } };
  },
  isEmpty: (block) => block.tables.length === 0,
});
