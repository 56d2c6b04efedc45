import type { BlockExample } from '../block.ts';

export const cardDetailExamples: BlockExample<'blocks.card-detail'>[] = [
  { name: 'plain', block: { __component: 'blocks.card-detail' } },
  { name: 'Hindi', block: { __component: 'blocks.card-detail', locale: 'hi' } },
];
