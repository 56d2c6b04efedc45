import { z } from 'zod';
import type { BlockBehaviour } from './define-block.ts';
import { BLOCKS } from './definitions.ts';
import { withTodaysKind } from './former-kinds.ts';

const [first, ...others] = BLOCKS;

const todaysBlock = z.discriminatedUnion('__component', [first.schema, ...others.map(({ schema }) => schema)]);

/** Every kind of block, told apart by `__component`; former kinds become variants of today's. */
export const blockSchema = z.preprocess(withTodaysKind, todaysBlock);

export type Block = z.output<typeof blockSchema>;
export type BlockKind = Block['__component'];
export type BlockOf<Kind extends BlockKind> = Extract<Block, { __component: Kind }>;
/** A block as a content service may send it. */
export type BlockInput = z.input<typeof todaysBlock>;

/** What the search of a content service finds in each kind of block besides its text; see `BlockBehaviour`. */
export const BLOCK_SEARCH: ReadonlyMap<string, BlockBehaviour<Block>['search']> = new Map(
  BLOCKS.map(({ kind, search }: { kind: string } & BlockBehaviour<Block>) => [kind, search]),
);
