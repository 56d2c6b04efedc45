import type { BlockProps } from '../block.ts';

export function Booking({ block }: BlockProps<'blocks.booking'>) {
  return <div>{block.__component}</div>;
}
