import { behaviourOf } from '#lib/content/blocks/behaviour.ts';
import type { Block } from '#lib/content/contract/blocks.ts';

/** So many titled sections of a page are shown whole on a phone. */
const OPEN_SECTIONS = 2;

/**
 * The title of each block that is folded on a phone; a text that begins with its title, not with a banner, is shown whole.
 * @param opening position of the block that opens the page
 */
export function foldedTitlesOf(blocks: readonly Block[], opening: number | undefined): (string | undefined)[] {
  let sections = 0;
  return blocks.map((block, position) => {
    const title = 'title' in block ? block.title : undefined;
    if (opening === undefined || position === opening || title === undefined) return undefined;
    sections += 1;
    return behaviourOf(block).folds && sections > OPEN_SECTIONS ? title : undefined;
  });
}
