import type { BlockProps } from '../block.ts';

export function LegalText({ block }: BlockProps<'blocks.legal-text'>) {
  return <div>{block.__component}</div>;
}
