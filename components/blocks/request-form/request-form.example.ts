import type { BlockExample } from '../block.ts';

export const requestFormExamples: BlockExample<'blocks.request-form'>[] = [
  { name: 'plain', block: { __component: 'blocks.request-form' } },
  { name: 'Hindi', block: { __component: 'blocks.request-form', locale: 'hi' } },
];
