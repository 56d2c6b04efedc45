import type { BlockExample } from '../block.ts';

export const legalTextExamples: BlockExample<'blocks.legal-text'>[] = [
  { name: 'plain', block: { __component: 'blocks.legal-text', description: 'Text' } },
  { name: 'Hindi', block: { __component: 'blocks.legal-text', locale: 'hi', description: 'Text' } },
];
