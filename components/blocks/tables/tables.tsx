import type { BlockProps } from '../block.ts';

export function TablesBlock({ block }: BlockProps<'blocks.tables'>) {
  return <div>{block.__component}</div>;
}
