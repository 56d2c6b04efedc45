import { behaviourOf } from '#lib/content/blocks/behaviour.ts';
import type { Block } from '#lib/content/contract/blocks.ts';
import type { Surface } from './block.ts';

/** So many sections of a page are shown whole on a phone. */
const OPEN_SECTIONS = 2;

/**
 * The title of each block that is folded on a phone. A page that does not begin with a banner is a text, and is shown whole.
 * @param surfaces of the blocks; a block with one of its `own` is a band, which does not count as a section
 * @param opening position of the block that opens the page
 */
export function foldedTitlesOf(
  blocks: readonly Block[],
  surfaces: readonly Surface[],
  opening: number | undefined,
): (string | undefined)[] {
  let sections = 0;
  return blocks.map((block, position) => {
    if (opening === undefined || surfaces[position] === 'own') return undefined;
    sections += 1;
    const title = 'title' in block ? block.title : undefined;
    return sections > OPEN_SECTIONS && behaviourOf(block).folds ? title : undefined;
  });
}
