import type { Block } from '../contract/blocks.ts';
import type { BlockBehaviour } from './define-block.ts';
import { BLOCKS } from './definitions.ts';

const behaviours: ReadonlyMap<string, BlockBehaviour<Block>> = new Map(BLOCKS.map((definition) => [definition.kind, definition]));

/** The optional methods and flags of the kind of a block, such as `resolve` and `isEmpty`. */
export function behaviourOf({ __component }: Block): BlockBehaviour<Block> {
  return behaviours.get(__component) ?? {};
}
