import type { BlockProps } from '../block.ts';

export function CardDetail({ block }: BlockProps<'blocks.card-detail'>) {
  return <div>{block.__component}</div>;
}
