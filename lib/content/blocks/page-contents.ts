import type { Page } from '../contract/documents.ts';
import { behaviourOf } from './behaviour.ts';
import type { BlockContents } from './block-contents.ts';

/** What each block of a page shows, in their order. */
export function contentsOf({ content }: Pick<Page, 'content'>): BlockContents[] {
  return content.map((block) => behaviourOf(block).contents?.(block) ?? {});
}

/** Whether a page lists or shows offers, so that its head links to the feed. */
export function linksToOfferFeed({ content }: Pick<Page, 'content'>): boolean {
  return content.some((block) => behaviourOf(block).linksToOfferFeed);
}
