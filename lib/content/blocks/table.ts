import { table } from '../contract/atoms.ts';
import { defineBlock } from './define-block.ts';

/** A table with its title and note. */
export const tableBlock = defineBlock({
  kind: 'blocks.table',
  fields: table.shape,
  folds: true,
  isEmpty: ({ rows }) => rows.length === 0,
});
