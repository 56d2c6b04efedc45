import type { BlockExample } from '../block.ts';

export const bankListExamples: BlockExample<'blocks.bank-list'>[] = [
  { name: 'plain', block: { __component: 'blocks.bank-list' } },
  { name: 'Hindi', block: { __component: 'blocks.bank-list', locale: 'hi' } },
];
