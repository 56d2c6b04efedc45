import type { Block } from '#lib/contract/blocks/block.ts';

function isQuestion(item: unknown): item is { question: unknown; main_page?: string } {
  return typeof item === 'object' && item !== null && 'question' in item;
}

/** A block of another page: structured data has its questions on that page only. */
export function withMainPage<Each extends Block>(block: Each, path: string): Each {
  if (!('items' in block) || !Array.isArray(block.items)) return block;
  const items = block.items.map((item: unknown) => (isQuestion(item) ? { ...item, main_page: item.main_page ?? path } : item));
  return { ...block, items };
}
