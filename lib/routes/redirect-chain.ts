import { z } from 'zod';
import { onlyValueOf, readPageQuery } from '#lib/contract/page-query.ts';
import { isLocale } from '#lib/i18n/locales.ts';
import { matchRoute } from './match.ts';

/** The endpoint that answers a redirect whose target may redirect again with the last location. */
const MOVED_PATH = '/service/moved';

export interface Redirect {
  status: 307 | 308;
  headers: { location: string; 'cache-control'?: string };
}

/** Whether the page at an address may redirect by itself: a slug with another letter case, or the choice of one record. */
function mayMove(location: string, product: string): boolean {
  const { pathname, searchParams } = new URL(location, 'http://site');
  const [, prefix] = pathname.split('/', 2);
  const path = isLocale(prefix) ? pathname.slice(prefix.length + 1) : pathname;
  const match = matchRoute(path, product);
  if (match === undefined) return false;
  const query = readPageQuery(searchParams);
  const choosesOne = onlyValueOf(query, 'city') ?? onlyValueOf(query, 'card', ['tab']);
  return choosesOne !== undefined || match.ids.some((id) => id !== id.toLowerCase());
}

/** The internal path that answers with the last location of a redirect chain; `undefined` when there is no second redirect. */
export function redirectChainRewrite({ status, headers }: Redirect, product: string): string | undefined {
  const { location, 'cache-control': caching = '' } = headers;
  if (!location.startsWith('/') || !mayMove(location, product)) return undefined;
  return `${MOVED_PATH}/${Buffer.from(JSON.stringify([location, status, caching])).toString('base64url')}`;
}

/** Whether a target is a path of the site, also once its dot segments are resolved: `/.//host` has the path `//host`. */
function isOnSite(location: string): boolean {
  if (!/^\/(?![/\\])/.test(location) || !URL.canParse(location, 'http://site')) return false;
  const { host, pathname } = new URL(location, 'http://site');
  return host === 'site' && !pathname.startsWith('//');
}

const redirectParts = z.tuple([z.string().refine(isOnSite), z.literal([307, 308]), z.string()]);

/** What `redirectChainRewrite` has written; `undefined` for anything else. */
export function readRedirect(segment: string): z.output<typeof redirectParts> | undefined {
  try {
    return redirectParts.safeParse(JSON.parse(Buffer.from(segment, 'base64url').toString())).data;
  } catch {
    return undefined;
  }
}
