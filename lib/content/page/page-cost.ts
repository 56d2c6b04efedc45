import type { Block } from '#lib/contract/blocks/block.ts';
import { MARKDOWN_COST_MAX, markdownCost } from '#lib/contract/markdown-cost.ts';
import { currentRequest } from '#lib/observability/request-context.ts';
import { logDefect, logDefectOnce } from '../client/log.ts';

/** What the texts of a page may cost to parse: as much as three of the costliest, about half a second. */
const PARSING_MAX = 3 * MARKDOWN_COST_MAX;
/** What any text costs to parse, however short. */
const TEXT_COST = 300;

/** Values of the blocks of a page, each of which makes a few elements; and their characters. */
const VALUES_MAX = 15_000;
const CHARACTERS_MAX = 1_000_000;

/** What the texts of each request have cost. */
const parsed = new WeakMap<object, number>();

/** Counts a text in markdown before it is parsed. @returns `false` when the page would cost too much: then it is shown as it is */
export function mayParse(text: string): boolean {
  const request = currentRequest();
  const cost = TEXT_COST + markdownCost(text) + ((request && parsed.get(request)) ?? 0);
  if (cost > PARSING_MAX) {
    const reason = 'the texts of the page take too long to parse: some are shown without their markup';
    logDefectOnce({ source: request?.path ?? '', pointer: '/content', reason });
    return false;
  }
  if (request) parsed.set(request, cost);
  return true;
}

interface Size {
  values: number;
  characters: number;
}

function addSize(value: unknown, size: Size): Size {
  size.values += 1;
  if (typeof value === 'string') size.characters += value.length;
  else if (typeof value === 'object' && value !== null) for (const item of Object.values(value)) addSize(item, size);
  return size;
}

/** The blocks that make a page of a bounded size; one beyond it is logged. */
export function affordableBlocks(blocks: readonly Block[], path: string): Block[] {
  let total: Size = { values: 0, characters: 0 };
  return blocks.filter((block, index) => {
    const size = addSize(block, { ...total });
    const isAffordable = size.values <= VALUES_MAX && size.characters <= CHARACTERS_MAX;
    if (isAffordable) total = size;
    else logDefect({ source: path, pointer: `/content/${index}`, reason: 'the blocks of the page take too long to render' });
    return isAffordable;
  });
}
