import { pathnameOf } from '#lib/contract/addresses.ts';
import type { Redirect } from '#lib/contract/records/redirect.ts';
import { DEFAULT_LOCALE } from '#lib/i18n/locales.ts';
import { canonicalPathname } from './canonical.ts';
import { movedPage } from './redirects.ts';

/** Where an editor has moved a page. */
export interface Moved {
  /** Site path without language; it may have a query and a fragment. */
  to: string;
  permanent: boolean;
  until?: string | undefined;
}

/** A redirect that leads back to where it, or another one, began. */
interface RedirectLoop<Record extends Redirect> {
  record: Record;
  /** The addresses on the way, the first again at the end. */
  way: string[];
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

/** The canonical address, so that no further redirect follows. */
function canonicalTarget(to: string, product: string): string {
  const path = pathnameOf(to);
  return (movedPage(path, DEFAULT_LOCALE, product) ?? canonicalPathname(path, product)) + to.slice(path.length);
}

/** The last address that a redirect leads to; nothing for a loop. */
function follow(record: Redirect, byPath: ReadonlyMap<string, Redirect>, product: string): { moved?: Moved; way: string[] } {
  const seen = new Set([redirectKey(record.from)]);
  const way = [record.from];
  let moved: Moved = { to: record.to, permanent: true, until: undefined };
  for (let next: Redirect | undefined = record; next; ) {
    const until = [moved.until, next.until].filter((day) => day !== undefined).sort()[0];
    moved = { to: canonicalTarget(next.to, product), permanent: moved.permanent && next.permanent === true, until };
    way.push(moved.to);
    const key = redirectKey(pathnameOf(moved.to));
    if (seen.has(key)) return { way };
    seen.add(key);
    next = byPath.get(key);
  }
  return { moved, way };
}

/**
 * The redirects in effect by their key, each to its last address; the first of two for one address counts.
 * @param today an ISO date
 */
export function followRedirects<Record extends Redirect>(records: readonly Record[], product: string, today: string) {
  const byPath = new Map<string, Record>();
  const repeated: Record[] = [];
  for (const record of records) {
    const key = redirectKey(record.from);
    if (isOver(record, today)) continue;
    if (byPath.has(key)) repeated.push(record);
    else byPath.set(key, record);
  }
  const table = new Map<string, Moved>();
  const loops: RedirectLoop<Record>[] = [];
  for (const [key, record] of byPath) {
    const { moved, way } = follow(record, byPath, product);
    if (moved) table.set(key, moved);
    else loops.push({ record, way });
  }
  return { table, loops, repeated };
}
