import { behaviourOf } from '#lib/contract/blocks/behaviour.ts';
import type { Block } from '#lib/contract/blocks/block.ts';
import type { Surface } from './block.ts';

/** Sections that stay expanded on phones. */
const OPEN_SECTIONS = 2;

/**
 * The title of each block that is folded on phones, `undefined` for the others; nothing is folded on a page without a banner.
 * @param surfaces of the blocks; those with their `own`, and headers of the next block, do not count as sections
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
    if (behaviourOf(block).surface?.(block, false) === 'same-as-next') return undefined;
    sections += 1;
    const title = 'title' in block ? block.title : undefined;
    return sections > OPEN_SECTIONS && behaviourOf(block).folds?.(block) ? title : undefined;
  });
}

/**
 * The surface of each block: white and tinted in turn, unless its definition says otherwise.
 * @param opening position of the block that opens the page
 */
export function surfacesOf(blocks: readonly Block[], opening: number | undefined): Surface[] {
  let next: Surface = 'white';
  return blocks.map((block, position) => {
    const rule = behaviourOf(block).surface?.(block, position === opening);
    const surface = rule === 'own' || rule === 'own-before-tinted' ? 'own' : next;
    if (rule === 'own') next = 'white';
    else if (rule === 'own-before-tinted') next = 'tinted';
    else if (rule !== 'same-as-next') next = surface === 'white' ? 'tinted' : 'white';
    return surface;
  });
}
