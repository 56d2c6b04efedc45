import type { Block } from '#lib/content/contract/blocks.ts';

/** Whether a block can open a page: a banner with a title of its own. A lounges banner further down is a section. */
function canLead(block: Block, position: number): boolean {
  switch (block.__component) {
    case 'blocks.hero':
      return block.slides.length > 0;
    case 'blocks.simple-banner':
      return true;
    case 'blocks.credit-card-banner':
      return block.title !== undefined;
    case 'blocks.lounges-banner':
      return position === 0;
    case 'blocks.offer-detail':
    case 'blocks.booking':
      return position === 0;
    case 'blocks.faq-finder':
      return position === 0 && block.title !== undefined;
    case 'blocks.card-detail':
      return position === 0 && block.card !== undefined;
    default:
      return false;
  }
}

/** The position of the block whose title is the `h1` of the page; `undefined` when the page needs a header of its own. */
export function leadOf(blocks: readonly Block[]): number | undefined {
  const position = blocks.findIndex(canLead);
  return position === -1 ? undefined : position;
}
