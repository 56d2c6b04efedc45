import type { BlockExample } from '../block.ts';

export const offerFinderExamples: BlockExample<'blocks.offer-finder'>[] = [
  { name: 'plain', block: { __component: 'blocks.offer-finder' } },
  { name: 'Hindi', block: { __component: 'blocks.offer-finder', locale: 'hi' } },
];
