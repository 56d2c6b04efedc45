import type { BlockProps } from '../block.ts';

export function CardCompare({ block }: BlockProps<'blocks.card-compare'>) {
  return <div>{block.__component}</div>;
}
