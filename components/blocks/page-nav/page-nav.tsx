import type { BlockProps } from '../block.ts';

export function PageNav({ block }: BlockProps<'blocks.page-nav'>) {
  return <div>{block.__component}</div>;
}
