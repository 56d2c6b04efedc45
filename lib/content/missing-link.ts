import { ERROR_PATH } from '#lib/routes/table.ts';
import { logDefectOnce } from './log.ts';

/**
 * The link of a menu or footer item. An item without a link leads to the error page and is logged as a defect.
 * @param source name of the item for the log, such as `header menu "Cards"`
 */
export function linkOrDefect(link: string | undefined, source: string): { href: string; missing: boolean } {
  if (link !== undefined) return { href: link, missing: false };
  logDefectOnce({ source, pointer: '', reason: 'no link' });
  return { href: ERROR_PATH, missing: true };
}
