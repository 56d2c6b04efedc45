import { DELETED_TAG } from '#lib/content/read/cache-rules.ts';

/** Gives the page of a deleted record its status. Assumes that Next sends the status that a value has after `set`; else it is a 404. */
export function applyStatusTag(value: { status?: number | undefined }, tags: readonly string[]): void {
  if (tags.includes(DELETED_TAG)) value.status = 410;
}
