import { dateInIndia } from '#lib/i18n/format.ts';
import { isOver, type Moved, redirectKey } from '#lib/routes/redirect-records.ts';

export type RedirectTable = ReadonlyMap<string, Moved>;

declare global {
  // A declaration on the global object takes `var`.
  var redirectsInProcess: { table: RedirectTable; reload: () => Promise<void> } | undefined;
}

/**
 * Where an editor has moved a page. It is read from the memory of the process, because every request needs it.
 * @param path site path without language
 */
export function findRedirect(path: string): Moved | undefined {
  const moved = globalThis.redirectsInProcess?.table.get(redirectKey(path));
  return moved && !isOver(moved, dateInIndia(new Date())) ? moved : undefined;
}
