import type { BlockProps } from '../block.ts';

export function BankList({ block }: BlockProps<'blocks.bank-list'>) {
  return <div>{block.__component}</div>;
}
