import type { BlockProps } from '../block.ts';

export function OfferFinder({ block }: BlockProps<'blocks.offer-finder'>) {
  return <div>{block.__component}</div>;
}
