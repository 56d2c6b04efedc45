import type { BlockExample } from '../block.ts';

export const cardCompareExamples: BlockExample<'blocks.card-compare'>[] = [
  { name: 'plain', block: { __component: 'blocks.card-compare' } },
  { name: 'Hindi', block: { __component: 'blocks.card-compare', locale: 'hi' } },
];
