import type { BlockProps } from '../block.ts';

export function IframeBlock({ block }: BlockProps<'blocks.iframe'>) {
  return <div>{block.__component}</div>;
}
