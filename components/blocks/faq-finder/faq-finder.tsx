import type { BlockProps } from '../block.ts';

export function FaqFinder({ block }: BlockProps<'blocks.faq-finder'>) {
  return <div>{block.__component}</div>;
}
