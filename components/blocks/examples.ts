import type { BlockKind } from '#lib/contract/blocks/block.ts';
import type { BlockExample } from './block.ts';

/** The examples of one kind of block, from its folder; for tests and the gallery. */
export async function examplesOf(kind: BlockKind): Promise<BlockExample[]> {
  const folder = kind.slice('blocks.'.length);
  const { examples }: { examples: BlockExample[] } = await import(`./${folder}/${folder}.example.ts`);
  return examples;
}
