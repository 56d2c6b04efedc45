import { dateInIndia } from '#lib/i18n/format.ts';

/** Where an editor has moved a page. */
export interface Moved {
  /** Site path without language; it may have a query and a fragment. */
  to: string;
  permanent: boolean;
  until?: string | undefined;
}
export type RedirectTable = ReadonlyMap<string, Moved>;

declare global {
  // A declaration on the global object takes `var`.
  var redirectsInProcess: { table: RedirectTable; reload: () => Promise<void> } | undefined;
}

/** The key of a path in the table: decoded, in lower case, without a trailing slash. */
export function redirectKey(path: string): string {
  try {
    return decodeURI(path).toLowerCase().replace(/\/+$/, '');
  } catch {
    return path;
  }
}

/** Whether a redirect is no longer in effect. @param today an ISO date */
export function isOver({ until }: { until?: string | undefined }, today: string): boolean {
  return until !== undefined && until < today;
}

/**
 * Where an editor has moved a page. It is read from the memory of the process, because every request needs it.
 * @param path site path without language
 */
export function findRedirect(path: string): Moved | undefined {
  const moved = globalThis.redirectsInProcess?.table.get(redirectKey(path));
  return moved && !isOver(moved, dateInIndia(new Date())) ? moved : undefined;
}
