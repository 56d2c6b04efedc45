import type { BlockProps } from '../block.ts';

export function Downloads({ block }: BlockProps<'blocks.downloads'>) {
  return <div>{block.__component}</div>;
}
