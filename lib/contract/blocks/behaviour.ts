import type { BreadcrumbItem } from '../atoms.ts';
import type { Page } from '../documents.ts';
import type { Block } from './block.ts';
import type { BlockContents } from './block-contents.ts';
import type { BlockBehaviour, TabPage } from './define-block.ts';
import { BLOCKS } from './definitions.ts';

/**
 * The blocks of a document, each with its own locale or else the locale of the document.
 * @param requested the locale of the request, for a document without a locale
 */
export function blocksOf({ content, locale }: Pick<Page, 'content' | 'locale'>, requested?: string): Block[] {
  const language = locale ?? requested;
  return content.map((block) => (block.locale === undefined ? { ...block, locale: language } : block));
}

const behaviours: ReadonlyMap<string, BlockBehaviour<Block>> = new Map(BLOCKS.map((definition) => [definition.kind, definition]));

/** The behaviour of the kind of a block. */
export function behaviourOf({ __component }: Block): BlockBehaviour<Block> {
  return behaviours.get(__component) ?? {};
}

/** What each block of a page shows, in their order. */
export function contentsOf({ content }: Pick<Page, 'content'>): BlockContents[] {
  return content.map((block) => behaviourOf(block).contents?.(block) ?? {});
}

/** Whether a page lists or shows offers, so that its head links to the feed. */
export function linksToOfferFeed({ content }: Pick<Page, 'content'>): boolean {
  return content.some((block) => behaviourOf(block).linksToOfferFeed);
}

/** Whether a page lists press releases, so that its head links to their feed. */
export function linksToNewsFeed({ content }: Pick<Page, 'content'>): boolean {
  return content.some((block) => behaviourOf(block).linksToNewsFeed?.(block));
}

/** Position of the block with the `h1`; `undefined` when the page needs a header of its own. */
export function openingPosition(blocks: readonly Block[]): number | undefined {
  const position = blocks.findIndex((block, index) => behaviourOf(block).opensPage?.(block, index) === true);
  return position === -1 ? undefined : position;
}

/** The breadcrumb of the block that opens the page, or else of the page. */
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
