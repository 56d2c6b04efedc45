import type { BlockExample } from '../block.ts';

export const iframeExamples: BlockExample<'blocks.iframe'>[] = [
  { name: 'plain', block: { __component: 'blocks.iframe' } },
  { name: 'Hindi', block: { __component: 'blocks.iframe', locale: 'hi' } },
];
