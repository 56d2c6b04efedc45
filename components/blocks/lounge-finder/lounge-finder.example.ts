import type { BlockExample } from '../block.ts';

export const loungeFinderExamples: BlockExample<'blocks.lounge-finder'>[] = [
  { name: 'plain', block: { __component: 'blocks.lounge-finder' } },
  { name: 'Hindi', block: { __component: 'blocks.lounge-finder', locale: 'hi' } },
];
