import type { Block } from '#lib/contract/blocks/block.ts';

/** A block of another page: its questions are told to search engines on that page only. */
export function askedOn<Each extends Block>(block: Each, path: string): Each {
  if (block.__component !== 'blocks.faq' || block.items === undefined) return block;
  return { ...block, items: block.items.map((item) => ({ ...item, main_page: item.main_page ?? path })) };
}
