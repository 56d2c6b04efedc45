import type { BlockExample } from '../block.ts';

export const milestoneTimelineExamples: BlockExample<'blocks.milestone-timeline'>[] = [
  { name: 'plain', block: { __component: 'blocks.milestone-timeline' } },
  { name: 'Hindi', block: { __component: 'blocks.milestone-timeline', locale: 'hi' } },
];
