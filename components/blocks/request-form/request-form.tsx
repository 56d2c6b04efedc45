import type { BlockProps } from '../block.ts';

export function RequestForm({ block }: BlockProps<'blocks.request-form'>) {
  return <div>{block.__component}</div>;
}
