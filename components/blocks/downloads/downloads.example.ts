import type { BlockExample } from '../block.ts';

export const downloadsExamples: BlockExample<'blocks.downloads'>[] = [
  { name: 'plain', block: { __component: 'blocks.downloads', title: 'Documents', buttons: [] } },
  { name: 'Hindi', block: { __component: 'blocks.downloads', locale: 'hi', title: 'Documents', buttons: [] } },
];
