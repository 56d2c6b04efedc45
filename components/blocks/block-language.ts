import type { Block } from '#lib/content/contract/blocks.ts';

/** The language a block is really in: that of the one record it shows, else its own. */
export function blockLanguage(block: Block): string | undefined {
  switch (block.__component) {
    case 'blocks.card-detail':
      return block.card?.locale ?? block.locale;
    case 'blocks.offer-detail':
    case 'blocks.booking':
      return block.offer.locale ?? block.locale;
    default:
      return block.locale;
  }
}
