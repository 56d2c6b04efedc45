import type { BlockProps } from '../block.ts';

export function TabPanels({ block }: BlockProps<'blocks.tab-panels'>) {
  return <div>{block.__component}</div>;
}
