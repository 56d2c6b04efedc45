import type { BlockExample } from '../block.ts';

export const faqFinderExamples: BlockExample<'blocks.faq-finder'>[] = [
  { name: 'plain', block: { __component: 'blocks.faq-finder' } },
  { name: 'Hindi', block: { __component: 'blocks.faq-finder', locale: 'hi' } },
];
