import { behaviourOf } from '#lib/content/blocks/behaviour.ts';
import type { Block } from '#lib/content/contract/blocks.ts';
import type { Surface } from './block.ts';

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
