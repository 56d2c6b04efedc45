import type { BreadcrumbItem } from '../contract/atoms.ts';
import type { Block } from '../contract/blocks.ts';
import { behaviourOf } from './behaviour.ts';
import type { TabPage } from './define-block.ts';

/** Position of the block whose title is the `h1` of the page; `undefined` when the page needs a header of its own. */
export function openingPosition(blocks: readonly Block[]): number | undefined {
  const position = blocks.findIndex((block, index) => behaviourOf(block).opensPage?.(block, index) === true);
  return position === -1 ? undefined : position;
}

/** The breadcrumb that a page shows: from the block that opens it, or else from the page (spec 2.11). */
export function visibleBreadcrumb(
  blocks: readonly Block[],
  pageBreadcrumb: readonly BreadcrumbItem[],
): readonly BreadcrumbItem[] {
  const position = openingPosition(blocks);
  const opening = position === undefined ? undefined : blocks[position];
  return (opening && behaviourOf(opening).breadcrumb?.(opening)) ?? pageBreadcrumb;
}

/** The blocks of a page with a list, for the page of one tab of it. */
export function forTabPage(blocks: readonly Block[], tab: TabPage): Block[] {
  const opening = openingPosition(blocks);
  return blocks.map((block, index) => behaviourOf(block).forTabPage?.(block, tab, index === opening) ?? block);
}
