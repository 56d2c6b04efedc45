import type { BlockProps } from '../block.ts';

export function LoungeFinder({ block }: BlockProps<'blocks.lounge-finder'>) {
  return <div>{block.__component}</div>;
}
