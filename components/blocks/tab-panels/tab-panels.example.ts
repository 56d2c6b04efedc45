import type { BlockExample } from '../block.ts';

export const tabPanelsExamples: BlockExample<'blocks.tab-panels'>[] = [
  { name: 'plain', block: { __component: 'blocks.tab-panels' } },
  { name: 'Hindi', block: { __component: 'blocks.tab-panels', locale: 'hi' } },
];
