import { table } from '../atoms.ts';
import { defineBlock } from './define-block.ts';

export const tableBlock = defineBlock({
  kind: 'blocks.table',
  fields: table.shape,
  folds: true,
  isEmpty: ({ rows }) => rows.length === 0,
});
