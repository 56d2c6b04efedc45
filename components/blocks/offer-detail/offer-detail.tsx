import type { BlockProps } from '../block.ts';

export function OfferDetail({ block }: BlockProps<'blocks.offer-detail'>) {
  return <div>{block.__component}</div>;
}
