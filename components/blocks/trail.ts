import type { BreadcrumbItem } from '#lib/content/contract/atoms.ts';
import type { Page } from '#lib/content/contract/documents.ts';
import { leadOf } from './lead.ts';
import { isBlank } from './surfaces.ts';

/**
 * The breadcrumb that a page shows (spec 2.11): that of the block that opens it, when it has its own, else that of the page. The
 * opening of the home page shows none.
 */
export function visibleTrail(page: Page, ofPage: readonly BreadcrumbItem[]): readonly BreadcrumbItem[] {
  const blocks = page.content.filter((block) => !isBlank(block));
  const position = leadOf(blocks);
  const lead = position === undefined ? undefined : blocks[position];
  switch (lead?.__component) {
    case 'blocks.hero':
      return [];
    case 'blocks.simple-banner':
    case 'blocks.credit-card-banner':
      return lead.breadcrumb ?? ofPage;
    case 'blocks.card-detail':
      return lead.card?.breadcrumb ?? ofPage;
    default:
      return ofPage;
  }
}
