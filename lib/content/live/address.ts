import type { z } from 'zod';
import { settings } from '#lib/config/settings.ts';
import { matchEndpoint } from '../contract/match.ts';
import { takes } from '../contract/query.ts';
import type { Source } from '../contract/source.ts';
import { logDefect, logDefectOnce } from '../log.ts';
import type { PageParam } from '../page-params.ts';
import { type PageQuery, withoutParams } from '../page-query.ts';

/** A path of the contract with its query in one order, with parameters and values only that its endpoint has. */
export interface Address {
  path: string;
  query: string;
  /** Whether the query of a page's address chose what is read: of that there is any number, so it is kept in memory only. */
  passing?: boolean | undefined;
}

/**
 * The address of a source, when the contract has its path and the record there is the one that is wanted; otherwise it is
 * logged as a defect of its block. A value that the endpoint does not have is left out and logged: what an address chose was
 * looked at before, so it is the content's.
 */
export function addressOf(path: string, params: Readonly<Record<string, string>>, schema: z.ZodType): Address | undefined {
  const match = matchEndpoint(path, settings.PRODUCT_SLUG);
  if (match === undefined || match.endpoint.answer !== schema) {
    logDefect({
      source: path,
      pointer: '',
      reason: match ? 'has other records than the block shows' : 'is no path of the contract',
    });
    return undefined;
  }
  const given = Object.entries(params).filter(([name, value]) => Object.hasOwn(match.endpoint.query, name) && value !== '');
  const known = given.filter(([name, value]) => {
    const fits = takes(match.endpoint, name, value);
    if (!fits) logDefectOnce({ source: path, pointer: '', reason: `cannot be asked for ${name}=${value}` });
    return fits;
  });
  return { path, query: new URLSearchParams(known.sort(([a], [b]) => a.localeCompare(b))).toString() };
}

/** Whether a block follows a parameter of the address with one of its sources. */
export function follows(source: Source | undefined, param: PageParam): boolean {
  return source?.follow?.includes(param) === true;
}

/** What the query of an address says without what a source follows and its endpoint does not have: that is no choice. */
export function fittingQuery(source: Source | undefined, query: PageQuery): PageQuery {
  const endpoint = source && matchEndpoint(source.path, settings.PRODUCT_SLUG)?.endpoint;
  if (endpoint === undefined) return query;
  const wrong = (source?.follow ?? []).filter((name) => {
    const value = query[name];
    return value !== undefined && Object.hasOwn(endpoint.query, name) && !takes(endpoint, name, value);
  });
  return wrong.length === 0 ? query : withoutParams(query, wrong);
}
