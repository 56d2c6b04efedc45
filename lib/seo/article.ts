import type { BlockOf } from '#lib/content/contract/blocks.ts';
import type { Page } from '#lib/content/contract/documents.ts';

function textsOf({ content }: Pick<Page, 'content'>): BlockOf<'blocks.legal-text'>[] {
  return content.flatMap((block) => (block.__component === 'blocks.legal-text' ? [block] : []));
}

/** Whether a page is a text with a date of its own, like the legal ones. */
export function isArticle(page: Pick<Page, 'content'>): boolean {
  return textsOf(page).length > 0;
}

/** When such a text was last changed: the day that the page shows, else when its document was. */
export function lastChange(page: Pick<Page, 'content' | 'updated_at'>): string | undefined {
  const shown = textsOf(page).flatMap(({ last_changed }) => last_changed ?? []);
  const last = shown.sort().at(-1);
  return last === undefined ? page.updated_at : `${last}T00:00:00+05:30`;
}
