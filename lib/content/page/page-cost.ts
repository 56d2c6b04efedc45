import type { Block } from '#lib/contract/blocks/block.ts';
import { MARKDOWN_COST_MAX, markdownCost } from '#lib/contract/markdown-cost.ts';
import { logDefect } from '../client/log.ts';

/** As much as three of the costliest texts: about half a second. */
const PAGE_COST_MAX = 3 * MARKDOWN_COST_MAX;

/** Any value makes some HTML; a longer text may be markdown. */
const VALUE_COST = 20;
const PLAIN_TEXT_MAX = 100;

function costOf(value: unknown): number {
  if (typeof value === 'string') {
    const isPlain = value.length <= PLAIN_TEXT_MAX || value.startsWith('data:');
    return VALUE_COST + (isPlain ? 0 : markdownCost(value));
  }
  if (typeof value !== 'object' || value === null) return 0;
  let cost = 0;
  for (const item of Object.values(value)) cost += costOf(item);
  return cost;
}

/** The blocks within the cost limit; one above it is logged. */
export function affordableBlocks(blocks: readonly Block[], path: string): Block[] {
  let total = 0;
  return blocks.filter((block, index) => {
    const cost = costOf(block);
    const isAffordable = total + cost <= PAGE_COST_MAX;
    if (isAffordable) total += cost;
    else logDefect({ source: path, pointer: `/content/${index}`, reason: 'the blocks of the page take too long to render' });
    return isAffordable;
  });
}
