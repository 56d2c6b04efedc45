import type { BlockExample } from '../block.ts';

export const cardFinderExamples: BlockExample<'blocks.card-finder'>[] = [
  { name: 'plain', block: { __component: 'blocks.card-finder' } },
  { name: 'Hindi', block: { __component: 'blocks.card-finder', locale: 'hi' } },
];
