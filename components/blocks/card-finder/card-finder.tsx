import type { BlockProps } from '../block.ts';

export function CardFinder({ block }: BlockProps<'blocks.card-finder'>) {
  return <div>{block.__component}</div>;
}
