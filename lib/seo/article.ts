import { contentsOf } from '#lib/contract/blocks/behaviour.ts';
import type { Page } from '#lib/contract/documents.ts';

/** Whether a page is an article with a date, like the legal pages. */
export function isArticle(page: Pick<Page, 'content'>): boolean {
  return contentsOf(page).some(({ article }) => article !== undefined);
}

/** ISO 8601: the day on which the article appeared; without one, what is published is the version of the last change. */
export function published(page: Pick<Page, 'content' | 'updated_at'>): string | undefined {
  const [day] = contentsOf(page).flatMap(({ article }) => article?.published ?? []);
  return day === undefined ? lastChange(page) : `${day}T00:00:00+05:30`;
}

/** ISO 8601: the date of the article, else of the document. */
export function lastChange(page: Pick<Page, 'content' | 'updated_at'>): string | undefined {
  const shown = contentsOf(page).flatMap(({ article }) => article?.last_changed ?? []);
  const last = shown.sort().at(-1);
  return last === undefined ? page.updated_at : `${last}T00:00:00+05:30`;
}
