import { ERROR_PATH } from '#lib/config/routes/table.ts';
import { logDefectOnce } from './log.ts';

/**
 * The address of a menu or footer item; one without a link leads to the error page and is logged as a defect of the
 * content, once for each process.
 * @param source which item it is, for the log: `header menu "Cards"`
 */
export function linkOrDefect(link: string | undefined, source: string): { href: string; missing: boolean } {
  if (link !== undefined) return { href: link, missing: false };
  logDefectOnce({ source, pointer: '', reason: 'no link' });
  return { href: ERROR_PATH, missing: true };
}
