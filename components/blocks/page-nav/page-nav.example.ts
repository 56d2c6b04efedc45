import type { BlockExample } from '../block.ts';

export const pageNavExamples: BlockExample<'blocks.page-nav'>[] = [
  { name: 'plain', block: { __component: 'blocks.page-nav', links: [{ label: 'Cards', link: '#cards' }] } },
  { name: 'Hindi', block: { __component: 'blocks.page-nav', locale: 'hi', links: [{ label: 'Cards', link: '#cards' }] } },
];
