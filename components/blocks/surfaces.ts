import type { Block } from '#lib/content/contract/blocks.ts';
import type { Surface } from './block.ts';

/** Banners and bands bring their own surface. */
const OWN = new Set<Block['__component']>([
  'blocks.hero',
  'blocks.credit-card-banner',
  'blocks.simple-banner',
  'blocks.milestones',
  'blocks.language-strip',
  'blocks.disclaimer',
  'blocks.page-nav',
]);

/** Whether a block has nothing to show, so that it takes no part in the page (spec 2.10 for media). */
export function isBlank(block: Block): boolean {
  switch (block.__component) {
    case 'blocks.media':
      return block.media === undefined;
    case 'blocks.hero':
      return block.slides.length === 0;
    case 'blocks.custom-page':
      return block.list_of_logos.length === 0;
    case 'blocks.card-detail':
      return block.card === undefined;
    case 'blocks.card-list':
    case 'blocks.card-compare':
      return block.cards.length === 0;
    case 'blocks.faq':
      return block.items.length === 0;
    case 'blocks.tables':
      return block.tables.length === 0;
    case 'blocks.tab-panels':
      return block.tabs.length === 0;
    case 'blocks.features':
      return block.features.length === 0 && block.title === undefined;
    case 'blocks.downloads':
      return block.buttons.length === 0;
    default:
      return false;
  }
}

/**
 * The surface of each block by its position: sections alternate white and khadi; after a band they begin again with
 * white, and after a hero with khadi. A section header shares the surface of what it heads, and so do tabs whose open
 * document stands behind them.
 * @param lead the position of the block that opens the page, if there is one
 */
export function surfacesOf(blocks: readonly Block[], lead: number | undefined): Surface[] {
  let next: Surface = 'white';
  return blocks.map((block, position) => {
    const kind = block.__component;
    if (OWN.has(kind) || (kind === 'blocks.lounges-banner' && position === lead)) {
      next = kind === 'blocks.hero' ? 'khadi' : 'white';
      return 'own';
    }
    const surface = next;
    const heads = kind === 'blocks.section-header' || (kind === 'blocks.tab-panels' && block.source !== undefined);
    if (!heads) next = surface === 'white' ? 'khadi' : 'white';
    return surface;
  });
}
