import type { BlockExample } from '../block.ts';

export const tablesExamples: BlockExample<'blocks.tables'>[] = [
  { name: 'plain', block: { __component: 'blocks.tables' } },
  { name: 'Hindi', block: { __component: 'blocks.tables', locale: 'hi' } },
];
